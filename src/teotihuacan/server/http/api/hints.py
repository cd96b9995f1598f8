"""Hints during a game, for whoever is asked."""

import secrets

from fastapi import APIRouter

from ....bots.advice import Advice
from ....engine import TeotihuacanError
from ...accounts.sessions import Me
from ...bots.bot_processes import Asked, HintWanted
from ...errors import Refusal
from ...server import At
from ...tables.game_actions import game_asking
from ..error_schema import document_errors
from ..models.hints import HintOut
from .tables import Key

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/tables/{key}/hint", responses=document_errors(401, 404, 409, 422, 503))
async def hint(server: At, me: Me, key: Key) -> HintOut:
    """The best answers as a bot sees them after a second of thought, with what speaks for them.

    Only for the person asked; the bot knows no more than they do.
    """
    room = await server.rooms.get(key)
    game = game_asking(room, me)
    server.check_hints(me)
    number, played = game.number, game.game
    asked = Asked(played.setup.to_dict(), played.seed, tuple(played.actions))
    wanted = HintWanted(asked, secrets.randbits(31))
    try:
        advice: Advice = await server.bots.processes.hint(wanted)
    except TeotihuacanError:
        raise Refusal("no_hint") from None
    return HintOut(number=number, **advice.to_dict())
