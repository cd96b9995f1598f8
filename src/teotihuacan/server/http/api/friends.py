"""Friends: asked, accepted, removed, and people one wants nothing to do with."""

from fastapi import APIRouter

from ...accounts.sessions import Me, MeNow
from ...lobby import friendships
from ...server import At
from ..error_schema import document_errors
from ..models.friends import AcquaintancesOut, FriendIn

router = APIRouter(prefix="/api", tags=["lobby"])


@router.get("/friends", responses=document_errors(401))
async def get_friends(server: At, me: Me) -> AcquaintancesOut:
    """My friends, who asks me, whom I have asked and blocked, whom I played with last."""
    found = await server.database.run(friendships.list_acquaintances, me.id)
    return AcquaintancesOut.model_validate(found)


@router.post("/friends", responses=document_errors(401, 404, 409, 422))
async def post_friend(server: At, me: MeNow, wanted: FriendIn) -> AcquaintancesOut:
    """Ask somebody to be my friend, accept, decline or end it; block somebody, or no more.

    Whoever is blocked isn't told. They can't come to my tables, and are never brought together
    with me; their invitations and questions don't reach me.
    """
    server.check_rate(server.friend_limit, me)
    told = await server.database.run(friendships.change_friend, me.id, wanted.name, wanted.action)
    for person_id in told:
        server.lobby.tell_person(person_id, {"about": "friends"})
    found = await server.database.run(friendships.list_acquaintances, me.id)
    return AcquaintancesOut.model_validate(found)
