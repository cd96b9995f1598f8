"""Load on a server: people in several processes who play, watch, come back or sit idle."""
