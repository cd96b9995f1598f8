"""The queue in front of the bots' processes: nobody waits because somebody else asks for much."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from teotihuacan.server.bots.fair_queue import MANY, FairQueue

Work = tuple[str, float]  # for whom, and what it costs


async def serve(queue: FairQueue, works: list[Work], *, slow: float = 9e9) -> list[Work]:
    """Ask for all at once; the order in which they are served."""
    served: list[Work] = []

    async def ask(work: Work) -> None:
        ticket = await queue.enter(*work, slow=work[1] > slow)
        served.append(work)
        await asyncio.sleep(0)
        queue.leave(ticket)

    await asyncio.gather(*(ask(work) for work in works))
    return served


def test_one_who_asks_for_much_keeps_nobody_waiting() -> None:
    async def run() -> list[Work]:
        return await serve(FairQueue(1), [("glutton", 2.0)] * 20 + [("stranger", 0.3)])

    assert asyncio.run(run()).index(("stranger", 0.3)) <= 1


def test_shares_are_equal_whatever_a_single_answer_costs() -> None:
    async def run() -> list[Work]:
        return await serve(FairQueue(1), [("slow", 3.0)] * 10 + [("quick", 1.0)] * 30)

    half = asyncio.run(run())[:20]
    spent = {who: sum(cost for name, cost in half if name == who) for who in ("slow", "quick")}
    assert abs(spent["slow"] - spent["quick"]) <= 3.0


def test_who_was_away_has_saved_nothing_up() -> None:
    async def run() -> list[Work]:
        queue = FairQueue(1)
        await serve(queue, [("busy", 1.0)] * 50)
        return await serve(queue, [("late", 1.0)] * 10 + [("busy", 1.0)] * 10)

    names = [who for who, _ in asyncio.run(run())]
    assert 4 <= names[:10].count("busy") <= 6


@pytest.mark.parametrize("places", [1, 2])
def test_slow_work_leaves_a_place_to_the_others(places: int) -> None:
    async def run() -> tuple[int, bool]:
        queue = FairQueue(places, kept=1)
        tickets = [
            asyncio.create_task(queue.enter(f"slow {i}", 6.0, slow=True)) for i in range(5)
        ]
        await asyncio.sleep(0)
        begun = sum(ticket.done() for ticket in tickets)
        quick = asyncio.create_task(queue.enter("quick", 0.1))
        await asyncio.sleep(0)
        served = quick.done()
        for ticket in tickets:
            ticket.cancel()
        return begun, served

    assert asyncio.run(run()) == (places, True)


def test_what_is_kept_for_quick_work_stays_so() -> None:
    async def run() -> list[bool]:
        queue = FairQueue(1, kept=1)
        first = await queue.enter("first", 0.1)
        second = await queue.enter("second", 0.1)
        slow = asyncio.create_task(queue.enter("slow", 6.0, slow=True))
        idle = asyncio.create_task(queue.enter_when_idle())
        begun = []
        for ticket in (second, first):  # the place that is kept, then the other
            queue.leave(ticket)
            await asyncio.sleep(0)
            begun += [slow.done(), idle.done()]
        queue.leave(await slow)
        await asyncio.sleep(0)
        return [*begun, idle.done()]

    assert asyncio.run(run()) == [False, False, True, False, True]


def test_idle_work_waits_until_nobody_else_does() -> None:
    async def run() -> list[str]:
        queue, order = FairQueue(1), []

        async def ask(name: str, enter: Callable[[], Awaitable[object]]) -> None:
            ticket = await enter()
            order.append(name)
            await asyncio.sleep(0)
            queue.leave(ticket)  # type: ignore[arg-type]

        await asyncio.gather(
            ask("first", lambda: queue.enter("a", 1.0)),
            ask("idle", queue.enter_when_idle),
            ask("second", lambda: queue.enter("b", 1.0)),
            ask("third", lambda: queue.enter("a", 1.0)),
        )
        return order

    assert asyncio.run(run()) == ["first", "second", "third", "idle"]


@pytest.mark.parametrize(("places", "begun"), [(1, 1), (2, 1), (3, 2), (5, 4)])
def test_idle_work_leaves_a_place_to_quick_work_and_one_to_slow_work(
    places: int, begun: int
) -> None:
    async def run() -> tuple[int, list[bool]]:
        queue = FairQueue(places, kept=1)
        assert queue.free_for_idle == begun
        idle = [asyncio.create_task(queue.enter_when_idle()) for _ in range(7)]
        await asyncio.sleep(0)
        works = [("slow", 6.0, True), ("quick", 0.1, False)]
        others = [
            asyncio.create_task(queue.enter(who, cost, slow=slow)) for who, cost, slow in works
        ]
        await asyncio.sleep(0)
        served = [task.done() for task in others]
        count = sum(task.done() for task in idle)
        for task in (*idle, *others):
            task.cancel()
        return count, served

    assert asyncio.run(run()) == (begun, [places > 1, True])


def test_idle_work_goes_on_beside_slow_work() -> None:
    async def run() -> bool:
        queue = FairQueue(2, kept=1)
        await queue.enter("slow", 6.0, slow=True)
        idle = asyncio.create_task(queue.enter_when_idle())
        await asyncio.sleep(0)
        return idle.done()

    assert asyncio.run(run())


def test_who_goes_away_leaves_their_place_to_the_next() -> None:
    async def run() -> bool:
        queue = FairQueue(1)
        held = await queue.enter("a", 1.0)
        gone = asyncio.create_task(queue.enter("b", 1.0))
        next_one = asyncio.create_task(queue.enter("c", 1.0))
        await asyncio.sleep(0)
        assert queue.length == 2
        gone.cancel()
        await asyncio.sleep(0)
        queue.leave(held)
        await asyncio.wait_for(next_one, 60)
        return queue.length == 0

    assert asyncio.run(run())


def test_everybody_is_sent_away_when_it_closes() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        await queue.enter("a", 1.0)
        waiting = asyncio.create_task(queue.enter("b", 1.0))
        await asyncio.sleep(0)
        queue.close(RuntimeError("closed"))
        await waiting

    with pytest.raises(RuntimeError, match="closed"):
        asyncio.run(run())


def test_customers_are_forgotten() -> None:
    async def run() -> int:
        queue = FairQueue(1)
        await serve(queue, [(str(i), 1.0) for i in range(3 * MANY)])
        return len(queue.finished)

    assert asyncio.run(run()) <= MANY + 1
