"""Screens of every kind, and what is measured on them: where things are, what is in sight."""

from typing import Any

from visitors import Visitor


def touch(width: int, height: int) -> dict[str, Any]:
    """A screen that is touched."""
    return {
        "viewport": {"width": width, "height": height},
        "has_touch": True,
        "is_mobile": True,
    }


SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1366, "height": 768}},
    "large desk": {"viewport": {"width": 1920, "height": 1080}},
    "4K": {"viewport": {"width": 3840, "height": 2160}},
    "tablet on its side": touch(1180, 820),
    "tablet upright": touch(820, 1180),
    "phone": touch(390, 844),
    "phone on its side": touch(844, 390),
    "zoomed to 200 %": {"viewport": {"width": 683, "height": 384}, "device_scale_factor": 2},
}

# Held tiles may be used at almost any question, but that doesn't answer it.
LIT = ".spot.offer [data-target][role=button]:not([data-target^=held])"
# Where table, question and first answer are, and how far the page could be scrolled.
FRAME = """() => {
  const box = (which) => {
    const one = document.querySelector(which)?.getBoundingClientRect();
    return one ? [one.left, one.top, one.right, one.bottom] : null;
  };
  const root = document.documentElement;
  return {
    table: box(".board"),
    question: box("section.turn h2"),
    answer: box("section.turn button.choice"),
    bar: box("section.turn"),
    window: [0, 0, innerWidth, innerHeight],
    excess: [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight],
  };
}"""
# Lit places in the part of the table that is shown, whose middle is covered by something that is
# no place of the table. What stands on a lit place passes the click on to it.
COVERED = """(lit) => [...document.querySelectorAll(lit)].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true })) return false;
  one.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return !(above === one || above?.closest(".spot")?.matches(".behind, .offer"));
}).map((one) => one.getAttribute("data-target"))"""
# Drawn texts that are too small, run over the table's edge or their place, or cover others.
DRAWN = """(least) => {
  const all = [...document.querySelectorAll(".board svg text")]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }))
    .filter((text) => text.textContent.trim())
    .map((text) => {
      const { b, d } = text.getScreenCTM();
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(b, d);
      const spot = text.closest(".spot")?.querySelector(":scope > [data-target]");
      const box = text.getBoundingClientRect();
      const frame = text.closest("svg[role=group]").getBoundingClientRect();
      const place = spot?.getBoundingClientRect();
      return { told: text.textContent.trim(), size, box, frame, place };
    });
  const beyond = (box, frame) => box.left < frame.left - 3 || box.right > frame.right + 3;
  const share = (a, b, low, high) => Math.min(a[high], b[high]) - Math.max(a[low], b[low]);
  const wrong = [];
  all.forEach(({ told, size, box, frame, place }, i) => {
    if (size < least - 0.01) wrong.push(`${size.toFixed(1)} px: ${told}`);
    if (beyond(box, frame) || (place && beyond(box, place))) wrong.push(`cut: ${told}`);
    for (const other of all.slice(i + 1)) {
      const high = share(box, other.box, "top", "bottom");
      if (share(box, other.box, "left", "right") > 2
        && high > 0.35 * Math.min(box.height, other.box.height))
        wrong.push(`${told} over ${other.told}`);
    }
  });
  return wrong;
}"""
SHARE = """() => {
  const { width, height } = document.querySelector("svg.desk").getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}"""


def in_window(box: list[float], window: list[float]) -> bool:
    """Whether a box is in sight as a whole."""
    return (
        box[0] >= window[0] - 1
        and box[1] >= window[1] - 1
        and box[2] <= window[2] + 1
        and box[3] <= window[3] + 1
    )


def overlap(one: list[float], other: list[float]) -> bool:
    """Whether two boxes share more than an edge."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > 1 and high > 1


def assert_all_in_sight(me: Visitor) -> None:
    """Table, question and first answer are in sight together; the page doesn't scroll."""
    found = me.page.evaluate(FRAME)
    assert found["excess"] == [0, 0]
    for part in ("table", "question", "answer"):
        assert found[part] is not None, part
        assert in_window(found[part], found["window"]), (part, found)
    assert not overlap(found["table"], found["bar"]), found


def assert_nothing_lit_is_covered(me: Visitor) -> None:
    """Whatever can be picked is in sight, in each part of the table that has some of it."""
    assert me.page.locator(LIT).filter(visible=True).count() > 0, "one isn't led to what is lit"
    assert me.page.evaluate(COVERED, LIT) == []
    tabs = me.page.locator(".phone .tabs button.lit[aria-selected=false]")
    shown = me.page.locator(".phone .tabs button[aria-selected=true]")
    names = tabs.all_inner_texts()
    here = shown.inner_text() if shown.count() else ""
    for name in names:
        me.page.get_by_role("tab", name=name.removesuffix(" •")).click()
        assert me.page.evaluate(COVERED, LIT) == []
    if names:
        me.page.get_by_role("tab", name=here).click()
