"""Reviews at the prompt: made and kept, told, learned from."""
