"""The server: tables, seats, live play and storage. It knows matches and views, never one game's rules.

Light to import on purpose: the worker processes that think for bots import this package too.
"""
