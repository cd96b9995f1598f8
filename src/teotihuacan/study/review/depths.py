"""How thoroughly a review looks: in playouts, never seconds, so that it is the same anywhere."""

DEPTHS = {"quick": 4_000, "deep": 60_000}  # playouts of each search
QUICK = "quick"
