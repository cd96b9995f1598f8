"""How thoroughly a review looks: in playouts, never seconds, so that it is the same anywhere."""

DEPTHS = {"quick": 12_000, "deep": 120_000}  # playouts of each search
QUICK = "quick"
