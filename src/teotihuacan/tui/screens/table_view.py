"""What is on the screen of a table, in windows of every size."""

from textual.events import Resize
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...game.eclipse_forecast import forecast_eclipse
from ...game.views import SPECTATOR
from ...i18n import say
from ..drawing import ring, side
from ..drawing.choices import Choice, first_choice, list_choices, list_ends
from ..drawing.eclipse import eclipse_text, header_text
from ..drawing.log import style_lines
from ..drawing.pyramid import pyramid_text
from ..drawing.rows import (
    choice_rows,
    crumbs_text,
    cut_words,
    detail_text,
    hand_text,
    heading_text,
)
from ..placing import places_tiles
from .table_parts import TableParts


class TableView(TableParts):
    """A table as it is now, the question and its answers."""

    # Sizes ---

    def on_resize(self, event: Resize) -> None:
        """Another size: the same table, the same place in it."""
        self.fit(event.size.width, event.size.height)
        self.redraw()

    def redraw(self) -> None:
        """Everything anew, the cursor where it was."""
        at = self.query_one("#choices", OptionList).highlighted
        self.name_parts()
        self.draw()
        if at is not None and at < len(self.choices):
            self.query_one("#choices", OptionList).highlighted = at
        self.refresh_bindings()

    retell = redraw

    # Drawing ---

    def viewer(self) -> int:
        """For whose eyes the table is."""
        return SPECTATOR

    def draw(self) -> None:
        """Show everything as it is now."""
        match, room = self.match, self.room
        viewer = self.viewer()
        seen = self.seen = match.view(viewer)
        self.forecast = forecast_eclipse(seen)
        self.write("calendar", header_text(seen, viewer, self.forecast, self.size.width - 2))
        if room.has_tabs:
            self.remember_place()
        else:
            self.draw_ring()
            self.draw_side()
        self.show_question()

    def draw_ring(self) -> None:
        """The boards around the pyramid."""
        seen, room = self.seen, self.room
        for place, board in enumerate(seen["ring"]):
            box = self.query_one(f"#place-{place}", Static)
            box.border_title = ring.heading(board)
            box.border_subtitle = ring.colours_text(seen, board)
            box.update(ring.board_text(seen, board, room), layout=False)

    def draw_side(self) -> None:
        """What stands beside the ring."""
        seen, width, full = self.seen, self.room.side, self.room.is_full
        self.write("players", side.players(seen, self.named, width, full))
        self.write("eclipse", eclipse_text(self.forecast, width))
        self.write("tracks", side.tracks(seen, width))
        self.write("tiles", side.tiles(seen, width, full, costs=self.room.is_high))
        self.write("technologies", side.technologies(seen, width))
        if self.match.solo:
            self.write("teotibot", side.action_pyramid(seen, width))
        self.write("log-text", style_lines(self.match.log(lately=not full)))
        self.call_after_refresh(self.scroll_log)

    # The question ---

    def list_answers(self) -> list[Choice]:
        """What can be answered now."""
        held = self.match.held_offer()
        if held is None:
            return list_choices(self.seen)
        (choice,) = list_choices({**self.seen, "legal": [held]})
        return list_ends(choice)

    def show_question(self) -> None:
        """The question with its answers, unless they are not for these eyes."""
        match, seen, width = self.match, self.seen, self.room.question
        viewer = self.viewer()
        open_to_see = viewer != SPECTATOR
        self.choices = self.list_answers() if open_to_see else []
        title, words = heading_text(match, seen, open_to_see)
        question = self.query_one("#question")
        question.border_title = cut_words(title, width) if len(title) > width else title
        self.write("crumbs", crumbs_text(match.crumbs(), width))
        self.write("sentence", words)
        hand = hand_text(seen, viewer, width) if open_to_see and not match.held_offer() else None
        self.write("offer", hand or "")
        self.query_one("#offer").display = bool(hand)
        self.query_one("#crumbs").display = not hand and not self.room.has_tabs
        self.query_one("#detail").display = not hand
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        listed.add_options(self.list_rows(width))
        if self.choices:
            listed.highlighted = first_choice(self.choices)
            listed.focus()
        self.preview(self.chosen)

    def list_rows(self, width: int) -> list[Option | None]:
        """The rows of the list, a line before the side actions."""
        rows: list[Option | None] = []
        before: Choice | None = None
        for choice, row in zip(self.choices, choice_rows(self.choices, width), strict=True):
            if choice.is_aside and before and not before.is_aside:
                rows.append(None)
            rows.append(Option(row))
            before = choice
        return rows

    def preview(self, chosen: Choice | None) -> None:
        """Mark on the table what an answer would change, and tell all about it."""
        if self.room.has_tabs:
            self.draw_tab(chosen)
        else:
            self.preview_ring(chosen)
        keys = say("tui-place-keys") if places_tiles(self.choices) else ""
        self.write("detail", " · ".join(filter(None, (detail_text(chosen), keys))))

    def preview_ring(self, chosen: Choice | None) -> None:
        """Mark the board that an answer leads to, and the squares that it covers."""
        for place, board in enumerate(self.seen["ring"]):
            box = self.query_one(f"#place-{place}", Static)
            target = chosen is not None and chosen.target == board
            box.set_class(target, "target")
            box.border_title = ("▸ " if target else "") + ring.heading(board)
        offer = chosen.offer if chosen else None
        pyramid = pyramid_text(self.seen, offer, self.room.board + 2)
        self.query_one("#pyramid", Static).update(pyramid, layout=False)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what the answer under the cursor would do."""
        if event.option_index < len(self.choices):
            self.preview(self.choices[event.option_index])
