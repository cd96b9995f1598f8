"""The stack of pending decisions and the list of legal answers to the one on top."""

from .state import State


def push(p: State, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Put a question or step on top of the stack."""
    frame = p.stack[p.depth]
    frame[0] = kind
    frame[1] = seat
    frame[2] = a
    frame[3] = b
    frame[4] = c
    p.depth += 1


def pop(p: State) -> None:
    """Take the top frame off; what it says stays where it was until the next one is pushed."""
    p.depth -= 1


def is_offered(p: State, action: int) -> bool:
    """Whether an action is among the legal answers."""
    for i in range(p.legal_count):
        if p.legal[i] == action:
            return True
    return False


def offer(p: State, action: int) -> None:
    """Add a legal answer; answers are offered in ascending order."""
    p.legal[p.legal_count] = action
    p.legal_count += 1
