"""The messages that come in and go out, as models."""
