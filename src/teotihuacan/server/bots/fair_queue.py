"""Who is served next when many wait: everybody gets the same share, and quick work comes first.

Weighted fair queueing. Each customer has a virtual time at which what they have asked for so far
would be done if all were served side by side. Whoever is done first by that time is served first:
one who asks for much waits for it, one who asks now and then hardly waits at all.
"""

import asyncio
import heapq
from collections import deque
from dataclasses import dataclass, field

MANY = 1000  # customers, after which those who owe nothing are forgotten


@dataclass(order=True)
class Ticket:
    """A place in the queue."""

    finish: float  # virtual time
    number: int  # of equal ones the first
    start: float = field(compare=False)
    slow: bool = field(compare=False)
    idle: bool = field(compare=False)
    called: asyncio.Future[None] = field(compare=False)
    kept: bool = field(default=False, compare=False)  # has one of the places for quick work


class FairQueue:
    """Places at which work is done, and those who wait for one. For one event loop.

    Further places are kept for quick work, which takes one if all others are taken. Work for idle
    places leaves one to others, if there is more than one.
    """

    def __init__(self, places: int, kept: int = 0) -> None:
        self.free = places
        self.free_kept = kept
        self.free_for_idle = max(places - 1, 1)
        self.time = 0.0  # virtual
        self.finished: dict[str, float] = {}  # by customer
        self.waiting: list[Ticket] = []
        self.idlers: deque[Ticket] = deque()
        self.count = 0

    @property
    def length(self) -> int:
        """How many wait, without those who wait until nobody else does."""
        return sum(not ticket.called.done() for ticket in self.waiting)

    async def enter(self, customer: str, cost: float, *, slow: bool = False) -> Ticket:
        """Wait for a place; `cost` is how long the work will take, in any unit."""
        start = max(self.time, self.finished.get(customer, 0.0))
        ticket = self.make_ticket(start, start + cost, slow=slow)
        self.finished[customer] = ticket.finish
        heapq.heappush(self.waiting, ticket)
        return await self.wait(ticket)

    async def enter_when_idle(self) -> Ticket:
        """Wait for a place that nobody else wants."""
        ticket = self.make_ticket(0.0, 0.0, slow=True, idle=True)
        self.idlers.append(ticket)
        return await self.wait(ticket)

    def make_ticket(
        self, start: float, finish: float, *, slow: bool, idle: bool = False
    ) -> Ticket:
        """A place behind all others with the same time."""
        self.count += 1
        called = asyncio.get_running_loop().create_future()
        return Ticket(finish, self.count, start, slow, idle, called)

    async def wait(self, ticket: Ticket) -> Ticket:
        """Wait until a ticket is called; who goes away leaves their place to the next."""
        self.call_next()
        try:
            await ticket.called
        except asyncio.CancelledError:
            if ticket.called.done() and not ticket.called.cancelled():
                self.leave(ticket)
            raise
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """The work is done."""
        self.free += not ticket.kept
        self.free_kept += ticket.kept
        self.free_for_idle += ticket.idle
        if not self.waiting:
            self.time = max(self.time, ticket.finish)
        self.call_next()

    def call_next(self) -> None:
        """Call those who can be served."""
        later = []
        while self.waiting and (self.free or self.free_kept):
            ticket = heapq.heappop(self.waiting)
            if ticket.called.done():
                continue
            if ticket.slow and not self.free:
                later.append(ticket)
                continue
            self.time = max(self.time, ticket.start)
            self.call(ticket)
        for ticket in later:
            heapq.heappush(self.waiting, ticket)
        while self.has_idle_place() and self.idlers and not self.waiting:
            ticket = self.idlers.popleft()
            if not ticket.called.done():
                self.call(ticket)
        self.forget_customers()

    def has_idle_place(self) -> bool:
        """Whether there is a place for work that only idle ones do, unless somebody waits."""
        return min(self.free, self.free_for_idle) > 0

    def call(self, ticket: Ticket) -> None:
        """Give somebody a place."""
        ticket.kept = not self.free
        self.free -= not ticket.kept
        self.free_kept -= ticket.kept
        self.free_for_idle -= ticket.idle
        ticket.called.set_result(None)

    def forget_customers(self) -> None:
        """Forget those who have had no more than everybody else."""
        if len(self.finished) > MANY:
            self.finished = {who: at for who, at in self.finished.items() if at > self.time}

    def close(self, error: Exception) -> None:
        """Send everybody away."""
        for ticket in (*self.waiting, *self.idlers):
            if not ticket.called.done():
                ticket.called.set_exception(error)
        self.waiting.clear()
        self.idlers.clear()
