"""How well drawn texts can be read: their contrast with what is behind them, from pictures."""

import io
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

SHARE = 5  # percent of a text's pixels that may have a worse ground: the edges of shapes
SEEN = 24  # a pixel that changes so much when texts disappear belongs to one
LARGE, LARGE_BOLD = 24, 18.66  # pixels from which on a text is large (WCAG 2.1, 1.4.3)
# All texts of drawings in sight: what they say, where, how large, in which colour.
TEXTS = """() => [...document.querySelectorAll("svg text")].flatMap((text) => {
  if (!text.checkVisibility({ opacityProperty: true }) || !text.textContent.trim()) return [];
  const { x, y, width, height } = text.getBoundingClientRect();
  if (!width || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) return [];
  const style = getComputedStyle(text);
  const matrix = text.getScreenCTM();
  const scale = Math.hypot(matrix.b, matrix.d);
  const target = text.closest(".spot")?.querySelector("[data-target]")?.dataset.target ?? "";
  return [{ words: text.textContent, target, box: [x, y, width, height], colour: style.fill,
            pixels: parseFloat(style.fontSize) * scale, weight: Number(style.fontWeight) }];
})"""
HIDE = "svg text { visibility: hidden !important; }"
STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }"

Picture = NDArray[np.float64]


@dataclass(frozen=True)
class ReadText:
    """A drawn text: what it says, on what, how large, and its contrast."""

    words: str
    target: str
    pixels: float
    contrast: float
    needed: float

    @property
    def readable(self) -> bool:
        """Whether its contrast is enough for its size."""
        return self.contrast >= self.needed

    def __str__(self) -> str:
        return (
            f"{self.words!r} on {self.target or 'the table'}: {self.contrast:.1f}, "
            f"{self.pixels:.1f} px"
        )


def read_texts(page: Page) -> list[ReadText]:
    """All texts drawn in sight; those that something lies on are left out."""
    page.add_style_tag(content=STILL)
    found: list[dict[str, Any]] = page.evaluate(TEXTS)
    shown = take_picture(page)
    style = page.add_style_tag(content=HIDE)
    bare = take_picture(page)
    style.evaluate("style => style.remove()")
    scale = shown.shape[1] / page.evaluate("innerWidth")
    measured = [measure(one, shown, bare, scale) for one in found]
    return [one for one in measured if one is not None]


def take_picture(page: Page) -> Picture:
    """What is on the screen, as numbers from 0 to 255."""
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return np.asarray(image, dtype=np.float64)


def measure(text: dict[str, Any], shown: Picture, bare: Picture, scale: float) -> ReadText | None:
    """The contrast of a text with the ground under and around its letters."""
    x, y, width, height = (round(n * scale) for n in text["box"])
    cut = np.s_[y : y + height, x : x + width]
    letters = np.abs(shown[cut] - bare[cut]).max(axis=2) > SEEN
    if letters.sum() < 4:
        return None
    ground = get_luminance(bare[cut])[widen(letters)]
    ink = get_luminance(np.array(parse_colour(text["colour"])))
    lighter, darker = np.maximum(ground, ink), np.minimum(ground, ink)
    contrast = (lighter + 0.05) / (darker + 0.05)
    pixels, bold = text["pixels"], text["weight"] >= 700
    large = pixels >= (LARGE_BOLD if bold else LARGE)
    return ReadText(
        text["words"],
        text["target"],
        pixels,
        float(np.percentile(contrast, SHARE)),
        3.0 if large else 4.5,
    )


def widen(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The mask and the pixels beside it."""
    wide = mask.copy()
    wide[1:] |= mask[:-1]
    wide[:-1] |= mask[1:]
    wide[:, 1:] |= mask[:, :-1]
    wide[:, :-1] |= mask[:, 1:]
    return wide


def parse_colour(colour: str) -> list[float]:
    """The numbers of rgb(r, g, b)."""
    numbers = colour[colour.index("(") + 1 : colour.index(")")].replace(",", " ").split()
    return [float(one) for one in numbers[:3]]


def get_luminance(colours: Picture) -> Picture:
    """How light colours are, as WCAG defines it."""
    share = colours / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))
