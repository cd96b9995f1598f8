"""Puzzles: for anybody to solve; of people who are signed in the first attempts are kept."""

from datetime import UTC, datetime
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from starlette.concurrency import run_in_threadpool

from ....bots.first_names import draw_names
from ....study.puzzles import (
    THEMES,
    Progress,
    Puzzle,
    PuzzleError,
    PuzzleRating,
    choose_next_puzzle,
    find_puzzle,
    list_puzzles,
    puzzle_of_the_day,
    read_puzzles,
)
from ...accounts.sessions import MaybeMe
from ...errors import not_found
from ...server import At, Server
from ...storage.people import Person
from ...storage.puzzles import add_attempt, load_progress
from ..error_schema import document_errors
from ..models.puzzles import (
    AnswersIn,
    AttemptOut,
    PuzzleOut,
    PuzzleRowOut,
    PuzzlesOut,
    RatingOut,
)
from ..puzzle_tables import make_attempt, make_state, make_surrender

router = APIRouter(prefix="/api", tags=["puzzles"])
PuzzleId = Annotated[
    str,
    Path(min_length=1, max_length=8, pattern=r"^[a-z0-9]{1,8}$", description="or today, or next"),
]
STATES: dict[bool | None, Literal["new", "solved", "failed"]] = {
    None: "new",
    True: "solved",
    False: "failed",
}
Theme = Annotated[str, Query(max_length=24, pattern=r"^[a-z_]{0,24}$")]
Players = Annotated[int, Query(ge=0, le=4)]


# Finding ---


@router.get("/puzzles", responses=document_errors())
async def get_puzzles(server: At, me: MaybeMe) -> PuzzlesOut:
    """All puzzles without their solutions, and how I do."""
    progress = await load_mine(server, me)
    return await run_in_threadpool(make_list, progress)


@router.get("/puzzles/{puzzle}", responses=document_errors(404, 422))
async def get_puzzle(
    server: At, me: MaybeMe, puzzle: PuzzleId, theme: Theme = "", players: Players = 0
) -> PuzzleOut:
    """A puzzle as a table: by its id, today's, or the next one for me.

    The next one may be asked for by theme and number of players.
    """
    progress = await load_mine(server, me)
    found = await run_in_threadpool(find_wanted, puzzle, theme, players, progress)
    return await run_in_threadpool(make_puzzle, found, progress)


async def load_mine(server: Server, me: Person | None) -> Progress | None:
    """My rating and attempts; None if nobody is signed in."""
    return None if me is None else await server.database.run(load_progress, me.id)


def find_wanted(name: str, theme: str, players: int, progress: Progress | None) -> Puzzle:
    """The puzzle that is meant."""
    if name == "today":
        return find_today()
    if name == "next":
        among = list_puzzles(theme, players)
        if not among:
            raise not_found("puzzle")
        mine = progress or Progress()
        return choose_next_puzzle(mine.rating.rating, {one.id for one in mine.tried}, among)
    try:
        return find_puzzle(name)
    except PuzzleError:
        raise not_found("puzzle") from None


def find_today() -> Puzzle:
    """The puzzle of the day, which begins everywhere at the same moment."""
    return puzzle_of_the_day(datetime.now(UTC).date())


def make_list(progress: Progress | None) -> PuzzlesOut:
    """All puzzles, the easiest first."""
    states = {one.id: one.solved for one in progress.tried} if progress else {}
    rows = [
        PuzzleRowOut(
            id=one.id,
            rating=one.rating,
            players=one.players,
            period=one.period,
            themes=list(one.themes),
            state=STATES[states.get(one.id)],
        )
        for one in sorted(read_puzzles(), key=lambda one: one.rating)
    ]
    rating = make_rating(progress)
    return PuzzlesOut(today=find_today().id, themes=list(THEMES), puzzles=rows, rating=rating)


def make_puzzle(puzzle: Puzzle, progress: Progress | None) -> PuzzleOut:
    """A puzzle as it is put to somebody."""
    tried = progress.find(puzzle.id) if progress else None
    return PuzzleOut(
        id=puzzle.id,
        today=puzzle == find_today(),
        rating=puzzle.rating,
        players=puzzle.players,
        seat=puzzle.seat,
        names=name_seats(puzzle),
        tried=tried.solved if tried else None,
        mine=make_rating(progress),
        state=make_state(puzzle, puzzle.position, 0),
    )


def name_seats(puzzle: Puzzle) -> list[str | None]:
    """First names of the others; in a solo game there is only Teotibot, who has a name."""
    others = [seat for seat in range(puzzle.players) if seat != puzzle.seat]
    drawn = draw_names(puzzle.id, others, ())
    return [drawn.get(seat) for seat in range(puzzle.players)]


def make_rating(progress: Progress | None) -> RatingOut | None:
    """How somebody does; None if nobody is signed in."""
    if progress is None:
        return None
    mine: PuzzleRating = progress.rating
    return RatingOut(
        rating=round(mine.rating),
        provisional=mine.provisional,
        solved=mine.solved,
        tried=mine.tried,
    )


# Solving ---


@router.post("/puzzles/{puzzle}/answers", responses=document_errors(404, 422))
async def post_answers(
    server: At, me: MaybeMe, puzzle: PuzzleId, wanted: AnswersIn
) -> AttemptOut:
    """Answer a puzzle, question by question: what is sent is the whole attempt so far."""
    found = await run_in_threadpool(find_wanted, puzzle, "", 0, None)
    attempt = await run_in_threadpool(make_attempt, found, wanted.actions)
    return await keep_attempt(server, me, found, attempt)


@router.post("/puzzles/{puzzle}/solution", responses=document_errors(404, 422))
async def give_up(server: At, me: MaybeMe, puzzle: PuzzleId) -> AttemptOut:
    """Give a puzzle up and see its solution; that counts as a failed attempt."""
    found = await run_in_threadpool(find_wanted, puzzle, "", 0, None)
    attempt = await run_in_threadpool(make_surrender, found)
    return await keep_attempt(server, me, found, attempt)


async def keep_attempt(
    server: Server, me: Person | None, puzzle: Puzzle, attempt: AttemptOut
) -> AttemptOut:
    """An attempt with what it did to my rating; kept if it is over and was my first."""
    if me is None or attempt.verdict == "open":
        return attempt
    solved = attempt.verdict == "solved"
    before, after = await server.database.run(add_attempt, me.id, puzzle, solved)
    attempt.counted = before is not after
    attempt.before, attempt.mine = make_rating(before), make_rating(after)
    return attempt
