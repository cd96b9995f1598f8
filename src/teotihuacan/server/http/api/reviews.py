"""Reviews of finished games, turns tried once more, and turns judged in teaching games."""

import json
import secrets
from dataclasses import asdict

from fastapi import APIRouter, Response
from starlette.concurrency import run_in_threadpool

from ....engine import TeotihuacanError
from ....study.review import Review, Verdict, find_mistakes
from ....study.review.coach import is_costly
from ...accounts.sessions import MaybeMe, Me, MeNow
from ...errors import Refusal
from ...reviews.better_turns import (
    Answered,
    tell_better_turns,
    tell_difference,
    tell_played_turns,
)
from ...reviews.review_job import derive_seed, load_as_played, load_game, number_actions
from ...reviews.review_requests import JudgeRequest
from ...reviews.teaching import find_held_turn
from ...reviews.tries import try_turn
from ...server import At, Server
from ...storage.people import Person
from ...storage.reviews import StoredReview
from ...tables.replays import get_finished_game
from ...tables.room import Room
from ...tables.table_game import TableGame
from ..error_schema import document_errors
from ..models.reviews import AnsweredOut, Depth, ReviewOut, TaughtOut, TryIn, TryOut, VerdictOut
from ..models.tables import EntryOut, StateOut
from .tables import Key

router = APIRouter(prefix="/api", tags=["reviews"])


@router.get("/tables/{key}/reviews/{depth}", responses=document_errors(404, 409, 422))
async def get_review(server: At, me: MaybeMe, key: Key, depth: Depth) -> ReviewOut:
    """A review of a finished game, or how far it has come."""
    room = await server.rooms.get(key)
    return await describe_review(room, me, depth, await server.reviews.find(room, depth))


@router.post("/tables/{key}/reviews/{depth}", responses=document_errors(401, 404, 409, 422, 503))
async def ask_for_review(server: At, me: MeNow, key: Key, depth: Depth) -> ReviewOut:
    """Have a finished game reviewed; nothing more happens if that is done or under way.

    It is done turn by turn, whenever no bot and no hint is asked for. One review of a person at a
    time.
    """
    room = await server.rooms.get(key)
    return await describe_review(room, me, depth, await server.reviews.begin(room, me, depth))


@router.delete(
    "/tables/{key}/reviews/{depth}",
    status_code=204,
    responses=document_errors(401, 404, 409, 422),
)
async def cancel_review(server: At, me: Me, key: Key, depth: Depth) -> Response:
    """Give up a review that is under way and that you asked for; one that is done stays."""
    await server.reviews.cancel(await server.rooms.get(key), me, depth)
    return Response(status_code=204)


async def describe_review(
    room: Room, me: Person | None, depth: Depth, found: StoredReview | None
) -> ReviewOut:
    """A review as it is sent."""
    told = ReviewOut(
        depth=depth,
        state="none" if found is None else "running",
        done=found.done if found else 0,
        turns=found.turns if found else 0,
        yours=me is not None and found is not None and me.id == found.person_id,
        entries=[],
        played=[],
        better=[],
        mistakes=[],
        review=None,
    )
    if found is None or found.review is None:
        return told
    review = Review.from_dict(json.loads(found.review))
    return await run_in_threadpool(add_review, told, get_finished_game(room), review)


def add_review(told: ReviewOut, played: TableGame, review: Review) -> ReviewOut:
    """The same with a review that is done, and what a page needs to show it."""
    game, describe = load_as_played(played), played.rules.describe_action
    mistakes = [turn.number for seat in review.seats for turn in find_mistakes(review, seat.seat)]
    found = {
        "entries": number_actions(played),
        "played": describe_turns(tell_played_turns(game, review, describe)),
        "better": describe_turns(tell_better_turns(game, review, describe)),
        "mistakes": mistakes,
    }
    return told.model_copy(update={"state": "done", **found, "review": review})


def describe_turns(turns: list[list[Answered]]) -> list[list[AnsweredOut]]:
    """The answers of turns as they are sent."""
    return [[AnsweredOut(**asdict(answer)) for answer in turn] for turn in turns]


@router.post("/tables/{key}/tries", responses=document_errors(401, 404, 409, 422, 503))
async def try_again(server: At, me: Me, key: Key, wanted: TryIn) -> TryOut:
    """Play a turn of a finished game once more, otherwise; it is judged when it is over."""
    room = await server.rooms.get(key)
    game = await run_in_threadpool(load_game, get_finished_game(room))
    tried = await run_in_threadpool(try_turn, game, wanted.ply, wanted.actions)
    told = TryOut(
        state=StateOut(**tried.state()),
        entries=[EntryOut(**entry) for entry in tried.entries],
        verdict=None,
    )
    if tried.over:
        request = JudgeRequest(tried.before, tried.actions, wanted.depth, derive_seed(game))
        told.verdict = await judge(server, me, request)
    return told


@router.get("/tables/{key}/verdict", responses=document_errors(401, 404, 409, 422, 503))
async def get_verdict(server: At, me: Me, key: Key) -> TaughtOut:
    """What there is to say about your turn before you end it, in a teaching game.

    The bot that judges knows no more than you do.
    """
    room = await server.rooms.get(key)
    held = find_held_turn(room, me)
    request = JudgeRequest.for_seat(held.before, held.actions, secrets.randbits(31))
    return TaughtOut(number=held.number, verdict=await judge(server, me, request))


async def judge(server: Server, me: Person, request: JudgeRequest) -> VerdictOut:
    """What there is to say about a turn; not too often."""
    if not server.options.local:  # on a machine of one's own nobody else waits for a bot
        server.check_rate(server.hint_limit, me)
    try:
        verdict = await server.bot_players.processes.ask(request, me.id, request.cost)
    except TeotihuacanError:
        raise Refusal("no_review") from None
    return describe_verdict(request, verdict)


def describe_verdict(request: JudgeRequest, verdict: Verdict) -> VerdictOut:
    """A verdict as it is sent."""
    better = tell_difference(request.before, request.actions, verdict.best)
    told = asdict(verdict)
    told |= {"good_enough": verdict.is_good_enough, "costly": is_costly(verdict)}
    told |= {"better": [asdict(answer) for answer in better]}
    return VerdictOut.model_validate(told)
