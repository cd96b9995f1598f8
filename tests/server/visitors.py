"""People at the page: each with a real browser of their own, whose complaints are heard."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

PATIENCE = 300_000  # milliseconds for anything to appear
expect.set_options(timeout=PATIENCE)
# What the browser says of each try while the server is away: refused, reset, closed, failed.
AWAY = ("net::ERR_", "WebSocket connection to")
# Lets a test hide the page, and tells which notifications and calls for focus there were.
OBSERVED = """
if (origin !== "null" && !localStorage.getItem("teotihuacan.settings"))
  localStorage.setItem("teotihuacan.settings", JSON.stringify({ speed: "off" }));
window.hiddenNow = false;
Object.defineProperty(document, "visibilityState", {
  get: () => (window.hiddenNow ? "hidden" : "visible"),
});
window.notifications = [];
window.focused = 0;
window.focus = () => { window.focused += 1; };
window.Notification = class extends window.Notification {
  constructor(title, options) {
    super(title, options);
    window.notifications.push(this);
  }
};
"""
# Whoever comes for the first time has turns that end without being asked about. Here and not in a
# route: from Firefox, Playwright doesn't learn what a request says.
TURNS_END = """{
  const ask = window.fetch;
  window.fetch = (where, how) => {
    const first = how?.body === JSON.stringify({ confirm_bots: true });
    return ask(where, first ? { ...how, body: JSON.stringify({ confirm_bots: false }) } : how);
  };
}"""


class Visitor:
    """Somebody with a browser."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.expected: list[str] = []  # what can't be helped
        self.complaints: list[str] = []
        self.turn = page.get_by_role("region", name="What to do")
        self.list = self.turn.locator("button[aria-controls=all-answers]")
        page.set_default_timeout(PATIENCE)
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def hear(self, message: ConsoleMessage) -> None:
        """Remember an error or a warning, with the path it is about."""
        if message.type in ("error", "warning"):
            place = message.location["url"].removeprefix(self.url)
            self.complaints.append(f"{message.text} {place}")

    def unexpected(self) -> list[str]:
        """What the browser complained about, without what has to be."""
        return [
            complaint
            for complaint in self.complaints
            if not any(part in complaint for part in self.expected)
        ]

    # Looking ---

    def heading(self, text: str) -> None:
        """Wait for a heading."""
        expect(self.page.get_by_role("heading", name=text)).to_be_visible()

    @contextmanager
    def log_in_sight(self) -> Iterator[None]:
        """Open the sheet with the log where it isn't beside the table, and close it again."""
        sheet = self.page.locator("button.panel[aria-expanded=false]")
        hidden = self.page.locator(".log").count() == 0 and sheet.count() > 0
        if hidden:
            sheet.click()
            self.page.locator(".log").wait_for()
        yield
        if hidden:
            self.page.keyboard.press("Escape")
            expect(sheet).to_have_count(1)

    def told(self) -> list[str]:
        """The lines of the log."""
        with self.log_in_sight():
            return self.page.locator(".log li").all_inner_texts()

    def turns(self) -> list[str]:
        """Whose turns the log tells of."""
        with self.log_in_sight():
            return self.page.locator(".log h3").all_inner_texts()

    def asked(self) -> str:
        """The question."""
        return self.turn.get_by_role("heading").inner_text()

    def number(self) -> int:
        """The number of the latest entry."""
        return int(self.page.locator("[data-number]").get_attribute("data-number") or 0)

    def table_path(self) -> str:
        """The path of the table that this person is at, once they have come there."""
        expect(self.page).to_have_url(re.compile("/t/"))
        return self.page.url.removeprefix(self.url)

    def waits_for_me(self) -> None:
        """Wait until it is this person's turn."""
        self.list.wait_for()

    def is_asked(self) -> bool:
        """Whether there is a question; an answer that was sent is waited for."""
        expect(self.turn.get_by_text("Sending")).to_have_count(0)
        return self.list.count() > 0

    def waits_for_others(self) -> None:
        """Wait until somebody else is asked."""
        expect(self.list).to_have_count(0)

    # Doing ---

    def visit(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(f"{self.url}{path}")

    def press(self, name: str) -> None:
        """Press a button."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def open_tab(self, name: str) -> None:
        """Look at the log, the chat or the seats: beside the table, or in a sheet over it."""
        tab = self.page.get_by_role("tab", name=name)
        sheet = self.page.locator("button.panel[aria-expanded=false]")
        if tab.count() == 0 and sheet.count():
            sheet.click()
        tab.click()

    def close_sheet(self) -> None:
        """Close the sheet with log and chat, if it lies over the table."""
        if self.page.get_by_role("dialog").count():
            self.page.keyboard.press("Escape")
            expect(self.page.get_by_role("dialog")).to_have_count(0)

    def enter(self, name: str, button: str = "Play") -> None:
        """Choose a name."""
        self.heading("Who are you?")
        self.page.get_by_label("Name").first.fill(name)
        self.press(button)

    def is_sure(self) -> None:
        """Say yes to the question whether one is."""
        self.page.get_by_role("dialog").get_by_role("button", name="Yes").click()

    def begin(self, game: str) -> None:
        """Begin one of the games with one click, and wait for the first question."""
        self.press(f"Play: {game}")
        self.waits_for_me()

    def answer(self) -> None:
        """Give the first answer of the plain list, and wait until it is in the game."""
        before = self.number()
        if self.list.get_attribute("aria-expanded") == "false":
            self.list.click()
        answers = self.page.locator("#all-answers button[data-action]")
        action = answers.first.get_attribute("data-action")
        answers.first.click()
        confirm = self.turn.locator(".action.main")
        self.page.wait_for_function(
            "([before]) => document.querySelector('.action.main')"
            " || Number(document.querySelector('[data-number]').dataset.number) > before",
            arg=[before],
        )
        if self.number() == before and confirm.count():
            confirm.click()
        assert action is not None
        self.wait_for_number(before + 1)

    def wait_for_number(self, number: int) -> None:
        """Wait until the game has at least so many entries."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('[data-number]').dataset.number) >= number",
            arg=number,
        )

    def hide(self, hidden: bool) -> None:
        """Look elsewhere, or here again."""
        self.page.evaluate("hidden => { window.hiddenNow = hidden; }", hidden)
        self.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    def notified(self) -> list[list[str]]:
        """Title and text of the notifications so far."""
        found: list[list[str]] = self.page.evaluate(
            "window.notifications.map(one => [one.title, one.body])"
        )
        return found


@contextmanager
def visitor(
    browser: Browser, url: str, *, asks: bool = False, **options: Any
) -> Iterator[Visitor]:
    """Somebody with a browser of their own; at the end it must not have complained.

    `asks`: they are asked before a turn ends against bots, as everybody is who never said no.
    """
    context = browser.new_context(**{"viewport": {"width": 1366, "height": 768}, **options})
    context.grant_permissions(["notifications"], origin=url)
    context.add_init_script(OBSERVED)
    if not asks:
        context.add_init_script(TURNS_END)
    somebody = Visitor(context.new_page(), url)
    try:
        yield somebody
        complaints = somebody.unexpected()
        assert complaints == [], complaints
    finally:
        context.close()
