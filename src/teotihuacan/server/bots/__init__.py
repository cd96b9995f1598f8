"""Bots of the server: what they are asked, and the processes they think in."""
