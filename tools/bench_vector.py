"""How fast the vector environment is: by number of games, over threads, over processes.

    python tools/bench_vector.py --seconds 2

Prints a table for docs/research/learning.md. "Processes" are two that don't even send what they
observe: no way of using processes can be faster.
"""

import argparse
import os
import time
from multiprocessing import get_context

from teotihuacan.envs.vector import VectorEnv

COUNTS = (16, 64, 256, 1024, 4096)
ROUNDS = 5


def measure_rate(count: int, threads: int, seconds: float) -> float:
    """Steps a second with random answers, observations and masks written."""
    env = VectorEnv(count, threads=threads)
    env.reset(1)
    made = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        env.step(env.sample())
        made += count
    env.close()
    return made / elapsed


def measure_in_processes(count: int, processes: int, seconds: float) -> float:
    """The same in several processes, half the games each, nothing sent."""
    with get_context("spawn").Pool(processes) as pool:
        asked = [(count // processes, 1, seconds)] * processes
        pool.starmap(measure_rate, [(count // processes, 1, 0.01)] * processes)
        return sum(pool.starmap(measure_rate, asked, chunksize=1))


def measure_on_one_core(count: int, seconds: float) -> float:
    """On one thread, bound to one core."""
    if not hasattr(os, "sched_setaffinity"):
        return measure_rate(count, 1, seconds)
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        return measure_rate(count, 1, seconds)
    finally:
        os.sched_setaffinity(0, cores)


def main() -> None:
    """Measure in turn, print the medians."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    asked = parser.parse_args()
    print("| games | one core | two threads | two processes |")
    print("|---:|---:|---:|---:|")
    for count in COUNTS:
        rows = [
            (
                measure_on_one_core(count, asked.seconds),
                measure_rate(count, 2, asked.seconds),
                measure_in_processes(count, 2, asked.seconds),
            )
            for _ in range(ROUNDS)
        ]
        medians = [sorted(column)[ROUNDS // 2] for column in zip(*rows, strict=True)]
        cells = " | ".join(f"{median:,.0f}" for median in medians)
        print(f"| {count:,} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
