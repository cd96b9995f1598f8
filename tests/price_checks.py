"""Whether what an offer says is what happens: by what a seat has before and after."""

from array import array
from collections import Counter
from typing import NamedTuple

from teotihuacan import Event, Position
from teotihuacan.engine.constants import (
    ASCENSIONS,
    AVENUE_END,
    DISCOVERY_NAMES,
    GENERAL_AREA,
    GOOD_NAMES,
    NOWHERE,
    SALARY_UNPAID,
    TEMPLE_NAMES,
)
from teotihuacan.engine.record.storage import GETTERS
from teotihuacan.engine.schema.actions import kind_of
from teotihuacan.engine.schema.discovery_tiles import FIRST_TIMED, MASKS
from teotihuacan.game.effects import Effect, merge_effects, sum_effects
from teotihuacan.game.notation import action_text
from teotihuacan.game.offers import Offer
from teotihuacan.game.previews import HIDDEN_FROM
from walks import Picks

Change = Counter[str]  # what a seat has more, or less, by the names of effects
READ = {
    *("goods", "vp", "avenue", "track", "temple", "knows", "board", "power", "space"),
    *("held", "used", "stats", "depth"),
}
FIELDS = [getter for getter in GETTERS if getter[0] in READ]
RESET = 5  # the power that a worker loses when it ascends, from 6 to 1
ONCE = ("ascended", "learned", "locked")  # told once, however often
ASIDES = ("use", "unlock_paid")
ENDS = ("end_turn", "place_worker")
TAKES_TILE = ("buy", "discovery_first")
ANY_MOMENT = [f"bought {name}" for name in DISCOVERY_NAMES[MASKS:FIRST_TIMED]]
STEPS = [f"temple_{name}" for name in TEMPLE_NAMES]
BOUGHT = [f"bought {name}" for name in DISCOVERY_NAMES]
UNSEEN = ("light", "step_lost")  # nothing that a seat has


class Held(NamedTuple):
    """What a seat has, by the names of effects, and how many decisions wait."""

    things: Change
    pending: int


def count_holdings(position: Position, seat: int) -> Held:
    """What a seat has now."""
    numbers = array("h", position.to_bytes()[8:]).tolist()
    record = {name: get(numbers) for name, get, _ in FIELDS}
    found = dict(zip(GOOD_NAMES, record["goods"][seat], strict=True))
    found |= zip(STEPS, record["temple"][seat], strict=True)
    for name in ("vp", "avenue", "track"):
        found[name] = record[name][seat]
    for i, name in enumerate(BOUGHT):
        found[name] = record["held"][seat][i] + record["used"][seat][i]
    ascended = record["stats"][seat][ASCENSIONS]
    found["power_up"] = sum(record["power"][seat]) + RESET * ascended
    found["worker"] = sum(board != NOWHERE for board in record["board"][seat])
    found["ascended"] = ascended
    found["learned"] = sum(record["knows"][seat])
    found["locked"] = sum(space != GENERAL_AREA for space in record["space"][seat])
    found["unpaid"] = record["stats"][seat][SALARY_UNPAID]
    return Held(Counter(found), record["depth"])


def count_said(effects: list[Effect]) -> Change:
    """What effects say, to be compared with a change."""
    said: Change = Counter()
    for effect in effects:
        name = effect["kind"]
        if name in UNSEEN:
            continue
        if name == "unlocked":
            said["locked"] -= effect["amount"]
        elif "discovery" in effect:
            said[f"bought {effect['discovery']}"] += 1
        else:
            said[name] += effect.get("amount", 1)
    return said


class Answer(NamedTuple):
    """An answer on the way: what was asked, what it changed, whether nothing more is known."""

    question: str
    change: Change
    is_last: bool
    position: Position
    held: Held


def give_answer(position: Position, held: Held, action: int) -> Answer:
    """Answer on a copy; what changed, without what may not be known beforehand."""
    seat, question = position.seat, position.question
    following, events = position.copy(), list[Event]()
    following.apply(action, events)
    after = count_holdings(following, seat)
    change = Counter(after.things)
    change.subtract(held.things)
    # That a starting worker is placed is no gain.
    change["worker"] -= sum(e.kind == "worker_placed" and e.seat == seat for e in events)
    hidden = next((i for i, event in enumerate(events) if event.kind in HIDDEN_FROM), None)
    if hidden is not None:
        unknown = [event for event in events[hidden:] if event.seat == seat]
        change.subtract(count_said(sum_effects(unknown)))
        if any(event.kind == "eclipse_scored" for event in events):
            change["track"] = sum(
                event.kind == "track_stepped" and event.seat == seat for event in events[:hidden]
            )
    is_last = hidden is not None or following.seat != seat
    return Answer(question, change, is_last, following, after)


def follow_offer(
    position: Position, held: Held, offer: Offer, picks: Picks, for_tile: bool = False
) -> list[Answer]:
    """Take an offer and answer at random all questions that belong to it, or so that the
    discovery tile of a worship space is bought."""
    below = held.pending - (offer["kind"] not in ASIDES)
    last = give_answer(position, held, offer["action"])
    found = [last]
    while not last.is_last and last.position.question not in ENDS and last.held.pending > below:
        ways = list_ways(last.position)
        if for_tile:
            ways = [way for way in ways if kind_of(way).name in TAKES_TILE] or ways
        if not ways:
            break
        last = give_answer(last.position, last.held, picks.of(ways))
        found.append(last)
    return found


def list_ways(position: Position) -> list[int]:
    """The answers to a question, without what may be done beside it."""
    legal = position.legal_actions()
    return [action for action in legal if kind_of(action).name not in ASIDES]


def clean(change: Change) -> dict[str, int]:
    """A change without what stayed; what is told once counts once."""
    return {
        name: 1 if name in ONCE and amount > 0 else amount
        for name, amount in change.items()
        if amount
    }


def add_changes(answers: list[Answer]) -> Change:
    """What answers changed together."""
    total: Change = Counter()
    for answer in answers:
        total.update(answer.change)
    return total


def wants_tile(offer: Offer) -> bool:
    """Whether an answer is for a worship space's ability and its tile."""
    order = ("ability_first", "discovery_first")
    return offer["kind"] in order or offer["about"].get("part") == "both"


def list_bought(change: Change) -> set[str]:
    """The discovery tiles that a change brings."""
    return {name for name, amount in change.items() if name.startswith("bought ") and amount > 0}


def check_offer(position: Position, held: Held, offer: Offer, picks: Picks) -> None:
    """An offer tells what happens at once, and what follows in any case."""
    answers = follow_offer(position, held, offer, picks)
    at_once = list_at_once(offer)
    assert clean(count_said(at_once)) == clean(answers[0].change)
    if offer["kind"] == "move":
        assert offer.get("asks", []) == list_asked(answers[0])
        return
    promised = count_said(merge_effects(at_once, offer.get("later", [])))
    if wants_tile(offer) and not has_tiles(promised, answers):
        # It was left, or what would pay for it was spent.
        answers = follow_offer(position, held, offer, picks, for_tile=True)
        if "asks" in offer and not has_tiles(promised, answers):
            return
    check_rest(offer, promised, answers)
    check_waste(position, offer, answers)


def list_at_once(offer: Offer) -> list[Effect]:
    """What an offer does at once, with cocoa that is collected with a move."""
    destination = offer.get("destination")
    if not destination or not destination.get("at_once"):
        return list(offer["effects"])
    return merge_effects(offer["effects"], [{"kind": "cocoa", "amount": destination["collect"]}])


def list_asked(answer: Answer) -> list[str]:
    """The question that follows a move, if it belongs to it."""
    asked = answer.position.question
    return [] if answer.is_last or asked == "end_turn" else [asked]


def has_tiles(promised: Change, answers: list[Answer]) -> bool:
    """Whether answers bring all tiles that were promised, from the worship space."""
    first, *others = answers
    about = [one for one in others if one.question in ("worship_order", "buy_discovery")]
    return list_bought(promised) <= list_bought(add_changes([first, *about]))


def check_rest(offer: Offer, promised: Change, answers: list[Answer]) -> None:
    """What an answer comes to is what it promises, beside what it will ask for."""
    if "asks" not in offer:
        assert clean(add_changes(answers)) == clean(promised)
        return
    assert offer["asks"][0] in [answer.question for answer in answers[1:]]
    for name, amount in count_said(offer.get("later", [])).items():
        parts = [count_part(answer, name) for answer in answers[1:]]
        assert amount in list_sums(parts), name


def count_part(answer: Answer, name: str) -> int:
    """How much of a thing an answer brings: of things to be chosen, all that can be."""
    if name == "resources" and answer.question == "gain_resources":
        return sum(answer.change[good] for good in GOOD_NAMES if good != "cocoa")
    if name == "temple" and answer.question == "choose_temple":
        return 1
    return answer.change[name]


def list_sums(numbers: list[int]) -> set[int]:
    """What some of these numbers can add up to."""
    sums = {0}
    for number in numbers:
        sums |= {one + number for one in sums}
    return sums


def check_waste(position: Position, offer: Offer, answers: list[Answer]) -> None:
    """What is told as waste comes to nothing; a tile that can't be used is told."""
    kinds = {waste["kind"] for waste in offer.get("waste", [])}
    total = add_changes(answers)
    if "tile_unpaid" in kinds:
        taken = [one for one in answers[1:] if one.question in ("worship_order", "buy_discovery")]
        assert not list_bought(add_changes(taken))
    if "ability_in_vain" in kinds and not position.setup.advanced_worship:
        gained = {name for name, amount in clean(total).items() if amount > 0}
        assert gained <= {"locked", *BOUGHT}
    if "salary_in_vain" in kinds:
        nothing = position.copy()
        nothing.apply(min(position.legal_actions()))
        seat = position.seat
        assert count_holdings(nothing, seat).things["vp"] == answers[-1].held.things["vp"]
    if "avenue_end" in kinds:
        assert answers[0].held.things["avenue"] == AVENUE_END
    if position.question != "start_discovery" and "asks" not in offer:
        useless = {name for name in list_bought(total) if not can_use(answers[-1], name)}
        told = [one for one in offer.get("waste", []) if one["kind"] == "tile_useless"]
        assert {f"bought {one['discovery']}" for one in told} == useless


def can_use(answer: Answer, bought: str) -> bool:
    """Whether a tile can be used now, or may have its moment later."""
    if bought not in ANY_MOMENT:
        return True
    position = answer.position
    if not answer.is_last and position.question != "end_turn":
        return True
    uses = [action_text(position, action) for action in position.legal_actions()]
    return not answer.is_last and bought.replace("bought", "use") in uses
