"""What `teotihuacan bench` measures."""
