"""The sounds of the page: offered by a button, and rendered to be measured without ears."""

import shutil

import numpy
import pytest
from playwright.sync_api import expect
from render_sounds import RATE, Samples, measure, render_sounds
from test_page import Come, browser, come, server  # noqa: F401 - fixtures

# Seconds at most, and where the weight of the spectrum lies, in hertz.
INTENDED = {
    "tap": (0.2, 250, 1200),
    "coin": (0.5, 1800, 4500),
    "stone": (0.5, 60, 400),
    "eclipse": (4, 60, 300),
    "call": (1.2, 500, 1200),
    "chat": (0.5, 500, 1300),
}


@pytest.fixture(scope="module")
def sounds() -> dict[str, Samples]:
    """All sounds at full volume."""
    if shutil.which("chromium") is None or shutil.which("node") is None:
        pytest.skip("chromium or node is not installed: the sounds were NOT tested")
    return render_sounds()


@pytest.mark.parametrize("name", INTENDED)
def test_a_sound_is_short_clean_and_as_high_as_intended(
    sounds: dict[str, Samples], name: str
) -> None:
    longest, lowest, highest = INTENDED[name]
    figures = measure(sounds[name])
    assert figures.seconds < longest
    assert 0.1 < figures.peak < 0.95  # heard, and never clipped
    assert lowest < figures.centre < highest
    assert abs(float(sounds[name].mean())) < 0.01  # no offset, which would click
    assert abs(float(sounds[name][-1])) < 0.01  # it has faded


def test_all_are_about_as_loud_as_each_other(sounds: dict[str, Samples]) -> None:
    levels = [measure(samples).level for samples in sounds.values()]
    assert max(levels) / min(levels) < 10 ** (12 / 20)  # 12 dB


def test_voices_follow_the_gong(sounds: dict[str, Samples]) -> None:
    def share_of_voices(start: float, end: float) -> float:
        part = sounds["eclipse"][int(start * RATE) : int(end * RATE)]
        power = numpy.abs(numpy.fft.rfft(part)) ** 2
        hertz = numpy.fft.rfftfreq(len(part), 1 / RATE)
        voices = (hertz > 350) & (hertz < 950)
        return float(power[voices].sum() / power.sum())

    assert share_of_voices(1.2, 2.2) > 3 * share_of_voices(0.05, 0.4)


HEARD = """
window.heard = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.heard += 1;
  return start.apply(this, when);
};
"""


def test_sound_is_offered_by_its_button_until_somebody_has_chosen(come: Come) -> None:  # noqa: F811
    me = come()
    me.page.add_init_script(HEARD)
    me.visit()
    me.begin("First game")
    button = me.page.get_by_role("button", name="Sound", exact=True)
    dot = button.locator(".dot")
    expect(dot).to_be_visible()
    expect(button).to_have_accessible_description("Sounds are off. Click to turn them on.")
    assert me.page.evaluate("window.heard") == 0
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert me.page.evaluate("window.heard") > 0  # that is how loud it is
    expect(dot).to_have_count(0)
    me.page.get_by_role("button", name="Settings", exact=True).click()
    expect(me.page.get_by_role("radio", name="Middle")).to_be_checked()
    button.click()
    expect(button).to_have_accessible_description("Turn the sound on")
    me.page.reload()  # no is an answer too
    me.waits_for_me()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(dot).to_have_count(0)


def test_who_was_asked_once_is_not_asked_by_the_button(come: Come) -> None:  # noqa: F811
    me = come()
    kept = '{"speed": "off", "soundAsked": true}'
    me.page.add_init_script(f"localStorage.setItem('teotihuacan.settings', '{kept}')")
    me.visit()
    me.begin("First game")
    button = me.page.get_by_role("button", name="Sound", exact=True)
    expect(button).to_have_accessible_description("Turn the sound on")
    expect(button.locator(".dot")).to_have_count(0)
