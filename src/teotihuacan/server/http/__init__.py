"""The edge of the server: HTTP, WebSockets, limits, errors, models of messages."""
