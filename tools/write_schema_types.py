"""Write the TypeScript types of what the engine's tables list.

    python tools/write_schema_types.py

web/src/lib/schema.generated.ts has a union of names for each table, and what the page does the
same way for some rows only. A test says when the file no longer fits the tables.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from teotihuacan.engine.schema.actions import ACTION_KINDS
from teotihuacan.engine.schema.discovery_tiles import DISCOVERY_TILES
from teotihuacan.engine.schema.events import ENTRY_KINDS, SLOT_KEYS, TOLD_PARTS
from teotihuacan.engine.schema.questions import QUESTION_KINDS, STEP_KINDS

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "schema.generated.ts"
HEADING = "// Written by tools/write_schema_types.py from the engine's tables: don't edit it."


def write_types() -> str:
    """The whole file."""
    untold = [entry.key for entry in ENTRY_KINDS.values() if not entry.told]
    unshown = [kind.name for kind in STEP_KINDS if not kind.shown]
    parts = [
        union("ActionKind", "What an offer can be.", (kind.name for kind in ACTION_KINDS)),
        union("QuestionKind", "What can be asked.", (kind.name for kind in QUESTION_KINDS)),
        union("StepKind", "What the engine does by itself.", (kind.name for kind in STEP_KINDS)),
        union("EntryKey", "What an entry of the log can tell.", ENTRY_KINDS),
        union("DiscoveryTile", "Discovery tiles.", (tile.name for tile in DISCOVERY_TILES)),
        names("UNTOLD", "Entries that their neighbours tell.", untold, "EntryKey"),
        names("TOLD_PARTS", "Parts of Teotibot's actions that have words.", TOLD_PARTS, "string"),
        names("UNSHOWN_STEPS", "Steps that nobody waits for.", unshown, "string"),
        names("BOT_SLOTS", "Slots of Teotibot's action pyramid.", SLOT_KEYS, "string"),
    ]
    return "\n\n".join([HEADING, *("\n".join(part) for part in parts)]) + "\n"


def union(name: str, meaning: str, members: Iterable[str]) -> Iterator[str]:
    """A type that is one of some names."""
    yield f"/** {meaning} */"
    yield f"export type {name} ="
    yield "\n".join(f'  | "{member}"' for member in members) + ";"


def names(name: str, meaning: str, members: Iterable[str], kind: str) -> Iterator[str]:
    """A list of names."""
    listed = ", ".join(f'"{member}"' for member in members)
    yield f"/** {meaning} */"
    yield f"export const {name}: readonly {kind}[] = [{listed}];"


if __name__ == "__main__":
    TARGET.write_text(write_types(), encoding="utf-8")
