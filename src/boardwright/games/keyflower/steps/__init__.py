"""What happens in a game of Keyflower, step by step."""
