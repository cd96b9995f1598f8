"""Hints for the person whose turn it is."""

import secrets

from fastapi import APIRouter

from ....bots.advice import Advice
from ....bots.requests import HintRequest
from ....engine import TeotihuacanError
from ....game.views import view
from ....study.openings import advise_start
from ...accounts.sessions import Me
from ...errors import Refusal
from ...server import At
from ...tables.game_actions import find_game_asking
from ..error_schema import document_errors
from ..models.hints import HintOut
from ..models.openings import StartAdviceOut
from .tables import Key

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/tables/{key}/hint", responses=document_errors(401, 404, 409, 422, 503))
async def get_hint(server: At, me: Me, key: Key) -> HintOut:
    """The best answers according to a bot that thinks for a second, with reasons.

    Only for the person asked; the bot knows no more than they do.
    """
    room = await server.rooms.get(key)
    if not room.table.hints:
        raise Refusal("hints_off")
    game = find_game_asking(room, me)
    if not server.options.local:  # on a machine of one's own nobody else waits for a bot
        server.check_rate(server.hint_limit, me)
    number = game.number
    seen = view(game.game.position, game.game.position.seat)
    request = HintRequest.for_position(game.game.position, secrets.randbits(31))
    try:
        advice: Advice = await server.bot_players.processes.hint(request, me.id)
    except TeotihuacanError:
        raise Refusal("no_hint") from None
    start = advise_start(seen)
    return HintOut(
        number=number,
        **advice.to_dict(),
        openings=StartAdviceOut(**start.to_dict()) if start else None,
    )
