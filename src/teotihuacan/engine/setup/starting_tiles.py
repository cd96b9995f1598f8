"""Starting tiles: dealt or drafted, kept, and what they bring (rule 2.3, rule 2.7, rule 2.8)."""

from ..actions import BUY, DECLINE, KEEP, TAKE
from ..constants import (
    DEALT,
    DISCOVERIES,
    DRAFT,
    GAIN_RESOURCES,
    GOODS,
    KEPT,
    START_DISCOVERY,
    START_POWER_UP,
    STARTING_TILES,
    TAKE_STARTING_STEPS,
    TAKE_STARTING_TILE,
    TECHNOLOGY_SLOTS,
    TEMPLES,
)
from ..record.chance import below, draw
from ..record.frames import offer, push
from ..record.reports import tell
from ..record.state import State
from ..rules.avenue import step_avenue
from ..rules.discovery_tiles import take_discovery
from ..rules.goods import can_pay, gain, pay_all
from ..rules.technologies import learn
from ..rules.temples import step_temple
from ..schema.events import STARTING_TILE_KEPT
from ..tables import (
    DISCOVERY_COST,
    KEEP_FIRST,
    KEEP_SECOND,
    START_AVENUE,
    START_GOODS,
    START_POWER,
    START_RESOURCES,
    START_SEES,
    START_TECHNOLOGY,
    START_TEMPLES,
)
from ..teotibot.seat import is_bot


def deal_hands(p: State, known: int) -> None:
    """Deal four starting tiles to every seat but a known one, and what their tiles show
    (rule 2.3)."""
    taken = 0  # tiles dealt so far, as bits
    if known >= 0:
        for i in range(DEALT):
            if p.hand[known][i] >= 0:  # Teotibot has no hand
                taken |= 1 << p.hand[known][i]
    for seat in range(p.players):
        if seat == known or is_bot(p, seat):
            continue
        for i in range(DEALT):
            tile = below(p, STARTING_TILES)
            while (taken >> tile) & 1:
                tile = below(p, STARTING_TILES)
            taken |= 1 << tile
            p.hand[seat][i] = tile
            if START_SEES[tile]:
                p.hand_sees[seat][i] = draw(p, p.discovery_stack, DISCOVERIES)


def redeal(p: State, seat: int) -> None:
    """Deal again what a seat can't see: the others' hands and secret choices (ruling 34)."""
    if not p.secret:
        return
    for other in range(p.players):
        if other == seat or is_bot(p, other):
            continue
        for i in range(DEALT):
            if p.hand_sees[other][i] >= 0:
                p.discovery_stack[p.hand_sees[other][i]] += 1
            p.hand_sees[other][i] = -1
    deal_hands(p, seat)
    for other in range(p.players):
        if other != seat and p.kept[other][0] >= 0:
            answer_keep(p, other, below(p, 6))


def deal_draft(p: State) -> None:
    """2 tiles per player and 2 more face up; take in turn order, then in reverse (rule 2.8)."""
    taken = 0
    for i in range(2 * p.players + 2):
        tile = below(p, STARTING_TILES)
        while (taken >> tile) & 1:
            tile = below(p, STARTING_TILES)
        taken |= 1 << tile
        p.pool[i] = tile
        if START_SEES[tile]:
            p.pool_sees[i] = draw(p, p.discovery_stack, DISCOVERIES)
    for seat in range(p.players):
        push(p, TAKE_STARTING_TILE, seat, 1, 0, 0)
    for seat in range(p.players - 1, -1, -1):
        push(p, TAKE_STARTING_TILE, seat, 0, 0, 0)


def legal_keep(p: State) -> None:
    """Any two of the four dealt tiles."""
    for pair in range(6):
        offer(p, KEEP + pair)


def answer_keep(p: State, seat: int, pair: int) -> None:
    """Keep two dealt tiles; nobody sees which before all have chosen (ruling 34)."""
    keep_starting_tile(
        p, seat, 0, p.hand[seat][KEEP_FIRST[pair]], p.hand_sees[seat][KEEP_FIRST[pair]]
    )
    keep_starting_tile(
        p, seat, 1, p.hand[seat][KEEP_SECOND[pair]], p.hand_sees[seat][KEEP_SECOND[pair]]
    )


def keep_starting_tile(p: State, seat: int, which: int, tile: int, sees: int) -> None:
    """Keep a starting tile with the discovery it shows."""
    p.kept[seat][which] = tile
    p.kept_sees[seat][which] = sees


def legal_take(p: State) -> None:
    """Any tile of the draft that still lies there."""
    for tile in range(STARTING_TILES):
        for i in range(DRAFT):
            if p.pool[i] == tile:
                offer(p, TAKE + tile)


def answer_take(p: State, seat: int, tile: int, which: int) -> None:
    """Take a tile of the draft; the others close up."""
    at = 0
    while p.pool[at] != tile:
        at += 1
    keep_starting_tile(p, seat, which, tile, p.pool_sees[at])
    tell(p, STARTING_TILE_KEPT, seat, tile + 1, at, p.pool_sees[at])
    for i in range(at, DRAFT - 1):
        p.pool[i] = p.pool[i + 1]
        p.pool_sees[i] = p.pool_sees[i + 1]
    p.pool[DRAFT - 1] = -1
    p.pool_sees[DRAFT - 1] = -1


def reveal_starting_tiles(p: State) -> None:
    """All have chosen: show the kept tiles, return the rest with what they showed (rule 2.7)."""
    p.secret = 0
    for seat in range(p.players):
        for i in range(DEALT):
            tile = p.hand[seat][i]
            if tile >= 0 and (tile == p.kept[seat][0] or tile == p.kept[seat][1]):
                tell(p, STARTING_TILE_KEPT, seat, tile + 1, i, p.hand_sees[seat][i])
            elif p.hand_sees[seat][i] >= 0:
                p.discovery_stack[p.hand_sees[seat][i]] += 1
            p.hand[seat][i] = -1
            p.hand_sees[seat][i] = -1
    for i in range(DRAFT):
        if p.pool_sees[i] >= 0:
            p.discovery_stack[p.pool_sees[i]] += 1
        p.pool[i] = -1
        p.pool_sees[i] = -1


def take_starting_goods(p: State, seat: int) -> None:
    """Everything the two kept tiles show, goods first, the discovery last (ruling 46).

    The free order of steps, technology and power-ups can't matter: two tiles never reach a
    large step or an avenue step with discoveries, so the engine takes them in one order.
    """
    power = 0
    for i in range(KEPT - 1, -1, -1):
        if p.kept_sees[seat][i] >= 0:
            push(p, START_DISCOVERY, seat, i, 0, 0)
    for i in range(KEPT):
        power += START_POWER[p.kept[seat][i]]
    if power > 0:
        push(p, START_POWER_UP, seat, power, 0, 0)
    push(p, TAKE_STARTING_STEPS, seat, 0, 0, 0)
    for i in range(KEPT):
        tile = p.kept[seat][i]
        for good in range(GOODS):
            gain(p, seat, good, START_GOODS[tile][good])
        if START_RESOURCES[tile]:
            push(p, GAIN_RESOURCES, seat, START_RESOURCES[tile], 0, 0)


def take_starting_steps(p: State, seat: int) -> None:
    """The temple and avenue steps and technologies of the two kept tiles."""
    for i in range(KEPT):
        tile = p.kept[seat][i]
        for temple in range(TEMPLES):
            if START_TEMPLES[tile][temple]:
                step_temple(p, seat, temple)
        if START_AVENUE[tile]:
            step_avenue(p, seat)
        if START_TECHNOLOGY[tile]:
            learn_lowest(p, seat)


def learn_lowest(p: State, seat: int) -> None:
    """The lowest technology the player lacks, free, with its step (ruling 17, ruling 23)."""
    for slot in range(TECHNOLOGY_SLOTS):
        if not p.knows[seat][p.technology[slot]]:
            learn(p, seat, slot)
            return


def legal_start_discovery(p: State, seat: int, which: int) -> None:
    """A shown discovery may be bought at its cost (ruling 3)."""
    kind = p.kept_sees[seat][which]
    offer(p, DECLINE)
    if can_pay(p, seat, DISCOVERY_COST[kind]):
        offer(p, BUY + kind)


def answer_start_discovery(p: State, seat: int, action: int, which: int) -> None:
    """Buy the discovery a starting tile showed, or let it go back (rule 2.3, rule 2.7)."""
    kind = p.kept_sees[seat][which]
    p.kept_sees[seat][which] = -1
    if action == DECLINE:
        p.discovery_stack[kind] += 1
    else:
        pay_all(p, seat, DISCOVERY_COST[kind])
        take_discovery(p, seat, kind, -1, which)
