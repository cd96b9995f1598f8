"""How sure a share is that was counted in so many games."""

from math import sqrt

Z = 1.959964  # 95 % of a normal distribution lie within


def compute_wilson_interval(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson); all of 0 to 1 if there were no games."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    centre = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    low, high = (centre - spread) / scale, (centre + spread) / scale
    return max(0.0, min(low, share)), min(1.0, max(high, share))  # rounding must not leave it out
