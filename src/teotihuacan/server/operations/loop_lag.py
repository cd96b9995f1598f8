"""How late the event loop is: what everybody waits for who is served by this worker."""

import asyncio
import time

from .metrics import LOOP_LAG_SECONDS

PAUSE = 1.0  # seconds between two looks


async def measure_lag() -> None:
    """Look at the clock again and again, until cancelled."""
    while True:
        expected = time.monotonic() + PAUSE
        await asyncio.sleep(PAUSE)
        LOOP_LAG_SECONDS.observe(max(0.0, time.monotonic() - expected))
