"""Reviews under way: turn by turn in the bots' processes, whenever no bot and no hint is asked.

As many turns are judged at once as there are processes for it. The reviews of a worker take
turns, one turn of a game each, so a long one keeps nobody waiting. What was found so far is only
in memory: a review that is interrupted begins again when somebody asks for it.
"""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ..errors import forbidden
from ..json_text import dump_json
from ..storage import reviews as store
from ..storage.database import now
from ..storage.people import Person
from ..storage.reviews import StoredReview
from ..tables.replays import get_finished_game
from ..tables.room import Room
from .review_job import ReviewJob, plan_review

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)
RENEW = store.LEASE / 3000  # seconds
GUEST_COST = 4.0  # of guests' reviews, which weigh more: anybody can be as many as they like


class Reviews:
    """The reviews that people ask for; those that this worker does are in `jobs`."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.database = server.database
        self.processes = server.bot_players.processes
        self.jobs: deque[ReviewJob] = deque()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Forget what an earlier process of a server of its own had not finished."""
        if not self.server.options.cluster:
            await self.database.run(store.drop_interrupted)

    async def find(self, room: Room, depth: str) -> StoredReview | None:
        """The review of a finished game, done or under way."""
        get_finished_game(room)
        return await self.database.run(store.load_review, room.table.id, depth)

    async def begin(self, room: Room, person: Person, depth: str) -> StoredReview | None:
        """Begin a review, unless it is there already."""
        found = await self.find(room, depth)
        if found is not None:
            return found
        self.check_rate(person)
        job = await asyncio.to_thread(plan_review, room.table.id, get_finished_game(room), depth)
        new = StoredReview(
            room.table.id, depth, person.id, self.server.worker, 0, job.count, None, now()
        )
        if await self.database.run(store.begin_review, new):
            self.stop(job.table_id, depth)  # what is left of one that was cancelled
            self.jobs.append(job)
            self.work()
        return await self.find(room, depth)

    def check_rate(self, person: Person) -> None:
        """Refuse reviews that come too often; on a machine of one's own nobody else waits."""
        if not self.server.options.local:
            cost = GUEST_COST if person.guest else 1.0
            self.server.check_rate(self.server.review_limit, person, cost)

    async def cancel(self, room: Room, person: Person, depth: str) -> None:
        """Give up a review that is under way; only for whoever asked for it."""
        found = await self.find(room, depth)
        if found is None or found.review is not None:
            return
        if found.person_id != person.id:
            raise forbidden("only whoever asked for the review may cancel it")
        await self.database.run(store.drop_review, room.table.id, depth)
        self.stop(room.table.id, depth)

    def stop(self, table_id: int, depth: str) -> None:
        """Have no further turn of a review done here; another worker notices by itself."""
        for job in list(self.jobs):
            if (job.table_id, job.depth) == (table_id, depth):
                self.end(job)

    def work(self) -> None:
        """Go on with the reviews, unless that happens already."""
        if self.task is None:
            self.task = asyncio.create_task(self.take_turns())

    async def take_turns(self) -> None:
        """Have turns judged, of each review in turn, until all are done."""
        renewing = asyncio.create_task(self.renew())
        judging: set[asyncio.Task[ReviewJob]] = set()
        try:
            while self.jobs:
                while len(judging) < self.processes.most_idle and (job := self.choose_job()):
                    judging.add(asyncio.create_task(self.judge(job, job.take_number())))
                judged, judging = await asyncio.wait(judging, return_when=asyncio.FIRST_COMPLETED)
                for task in judged:
                    await self.advance(await task)
        finally:
            renewing.cancel()
            for task in judging:  # of reviews that were cancelled, or the server stops
                task.cancel()
            self.task = None

    def choose_job(self) -> ReviewJob | None:
        """The next review that has a turn to be judged; all others come before it again."""
        for job in list(self.jobs):
            self.jobs.rotate(-1)
            if job.is_waiting():
                return job
        return None

    async def judge(self, job: ReviewJob, number: int) -> ReviewJob:
        """Have a turn of a review judged; the review."""
        try:
            if number < job.count:
                job.add(number, await self.processes.ask_when_idle(job.request(number)))
        except Exception:
            await self.give_up(job)
        return job

    async def advance(self, job: ReviewJob) -> None:
        """Store how far a review has come, unless it is over."""
        if job in self.jobs:
            try:
                if not await self.save(job):
                    self.end(job)
            except Exception:
                await self.give_up(job)

    async def give_up(self, job: ReviewJob) -> None:
        """Drop a review that failed."""
        logger.exception("a review failed", extra={"table": job.table_id})
        self.end(job)
        with suppress(SQLAlchemyError, OSError):  # its lease ends by itself
            await self.database.run(store.drop_review, job.table_id, job.depth)

    def end(self, job: ReviewJob) -> None:
        """Have no further turn of a review done."""
        if job in self.jobs:
            self.jobs.remove(job)

    async def save(self, job: ReviewJob) -> bool:
        """Store how far a review has come; whether it goes on: not if it is done or cancelled."""
        mine = (job.table_id, job.depth, self.server.worker)
        if not job.is_done():
            return await self.database.run(store.save_progress, *mine, job.done)
        review = await asyncio.to_thread(job.join)
        await self.database.run(store.save_review, *mine, dump_json(review.to_dict()))
        return False

    async def renew(self) -> None:
        """Say now and then that the reviews of this worker are under way."""
        while True:
            await asyncio.sleep(RENEW)
            await self.database.run(store.renew_reviews, self.server.worker)

    async def close(self) -> None:
        """Stop; what is not done begins again when somebody asks."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.jobs:
            with suppress(SQLAlchemyError, OSError):  # their lease ends by itself
                await self.database.run(store.drop_interrupted, self.server.worker)
