"""Write the sounds of the page as WAV files, and say how they are: for ears and for tests.

    python tools/render_sounds.py FOLDER

A browser renders them without playing them. Needs Chromium and web/node_modules.
"""

import base64
import shutil
import subprocess
import sys
import wave
from dataclasses import dataclass
from pathlib import Path

import numpy
import numpy.typing
from page_browser import run_chromium

RATE = 44_100
SOUNDS = ("tap", "coin", "stone", "eclipse", "call", "chat")
BUNDLE = Path(__file__).with_name("bundle_sounds.mjs")
QUIET = 0.001  # of full strength: 60 dB below it
RENDER = """
async name => {
  const samples = await sounds.renderSound(name);
  const bytes = new Uint8Array(samples.buffer);
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192)
    text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}
"""
Samples = numpy.typing.NDArray[numpy.float32]


@dataclass(frozen=True)
class Figures:
    """How a sound is."""

    seconds: float  # until it is quiet
    peak: float  # 1 is the most that can be played
    level: float  # root of the mean square
    centre: float  # hertz: where the weight of its spectrum is

    def __str__(self) -> str:
        """All on a line."""
        level = 20 * numpy.log10(max(self.level, 1e-6))
        return (
            f"{self.seconds:5.2f} s  peak {self.peak:.2f}  {level:6.1f} dB  {self.centre:6.0f} Hz"
        )


def render_sounds() -> dict[str, Samples]:
    """All sounds at full volume."""
    command = [shutil.which("node") or "node", str(BUNDLE)]
    script = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    with run_chromium() as browser:
        page = browser.new_page()
        page.add_script_tag(content=script)
        texts = {name: page.evaluate(RENDER, name) for name in SOUNDS}
    return {
        name: numpy.frombuffer(base64.b64decode(text), numpy.float32)
        for name, text in texts.items()
    }


def measure(samples: Samples) -> Figures:
    """The figures of a sound."""
    loud = numpy.flatnonzero(numpy.abs(samples) > QUIET)
    end = int(loud[-1]) + 1 if len(loud) else 1
    heard = samples[:end]
    power = numpy.abs(numpy.fft.rfft(heard)) ** 2
    hertz = numpy.fft.rfftfreq(end, 1 / RATE)
    return Figures(
        seconds=end / RATE,
        peak=float(numpy.abs(samples).max()),
        level=float(numpy.sqrt(numpy.mean(heard**2))),
        centre=float((power * hertz).sum() / power.sum()),
    )


def write_wave(path: Path, samples: Samples) -> None:
    """A file of 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((numpy.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())


def main() -> None:
    """Write all of them."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in render_sounds().items():
        write_wave(folder / f"{name}.wav", samples)
        print(f"{name:8} {measure(samples)}")


if __name__ == "__main__":
    main()
