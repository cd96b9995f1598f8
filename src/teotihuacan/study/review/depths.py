"""How thoroughly a review looks: in playouts, never seconds, so that it is the same anywhere."""

QUICK, DEEP = "quick", "deep"
DEPTHS = {QUICK: 12_000, DEEP: 120_000}  # playouts of each search
