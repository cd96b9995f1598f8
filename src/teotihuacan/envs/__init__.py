"""Learning environments: for PettingZoo, Gymnasium, OpenSpiel, and many games at once.

- `teotihuacan.envs.teotihuacan_v1.env()`: PettingZoo, every seat an agent.
- `gymnasium.make("teotihuacan.envs:Teotihuacan-v1")`, `...TeotihuacanSolo-v1`: Gymnasium.
- `teotihuacan.envs.vector.VectorEnv`: many games stepped in one call.
- `teotihuacan.envs.spiel`: the game as OpenSpiel has games.

They need `pip install "teotihuacan[envs]"`. See docs/research/learning.md.
"""

from importlib.util import find_spec

from ..version import ENVIRONMENTS_VERSION

SEAT_ID = f"Teotihuacan-v{ENVIRONMENTS_VERSION}"
SOLO_ID = f"TeotihuacanSolo-v{ENVIRONMENTS_VERSION}"


def register() -> None:
    """Make the environments known to Gymnasium, where it is installed."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    for name, entry in ((SEAT_ID, "SeatEnv"), (SOLO_ID, "SoloEnv")):
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"teotihuacan.envs.seat_env:{entry}")


register()
