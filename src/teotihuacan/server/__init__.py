"""The game server: people, tables, games over HTTP and WebSockets."""
