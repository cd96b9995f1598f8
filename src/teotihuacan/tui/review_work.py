"""A review while it is made: turns are judged in threads, as many at a time as cores are here."""

from collections import deque
from threading import Thread

from ..bots.process_pool import count_cores
from ..game.game import Game
from ..study.review import Review, TurnRequest, TurnReview, join_review, list_requests
from .thinking_threads import THINKING

SEED = 0  # the same game has the same review, whoever makes it


class ReviewWork:
    """A game that is reviewed; may be stopped at any time."""

    def __init__(self, game: Game, depth: str) -> None:
        self.game = game
        self.depth = depth
        self.requests: deque[TurnRequest] = deque(list_requests(game, depth, SEED))
        self.count = len(self.requests)
        self.done: list[TurnReview] = []
        self.stopped = False

    def run(self) -> Review | None:
        """Judge all turns, and join them; None if it was stopped. Called beside the interface."""
        helpers = [
            Thread(target=self.judge_turns, name=THINKING, daemon=True)
            for _ in range(count_cores())
        ]
        for helper in helpers:
            helper.start()
        for helper in helpers:
            helper.join()
        if self.stopped:
            return None
        return join_review(self.game, self.depth, SEED, self.done)

    def judge_turns(self) -> None:
        """Judge turns that nobody else judges, until there are none."""
        while not self.stopped:
            try:
                request = self.requests.popleft()
            except IndexError:
                return
            self.done.append(request.run())

    def stop(self) -> None:
        """Judge nothing more."""
        self.stopped = True
