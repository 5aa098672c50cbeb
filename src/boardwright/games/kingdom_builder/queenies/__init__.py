"""The Queenies that chance puts on the board: capitols and caves. The island is part of the board itself."""
