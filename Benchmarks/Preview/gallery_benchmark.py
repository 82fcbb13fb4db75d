"""Measures variants side by side: six of them after a save, a gallery of twelve, flips of the form
along each axis, the first window with a gallery, and what a cell and many reloads take in memory.

Usage: gallery_benchmark.py MAQUETTE [RELOADS]

MAQUETTE is the program built for release. RELOADS is how many saves the memory is measured over
(10000 by default, which takes a quarter of an hour). Prints a table, and fails where a goal is
missed. It needs a display and xdotool.
"""

import statistics
import sys
import tempfile
import time

from preview_benchmark import Preview, be_still, run

SIX = "usual,dark,high-contrast,rtl,text=xxLarge,locale=en-XA"
TWELVE = "schemes*contrasts*directions,text=xLarge,text=accessibility1,locale=en-XA,locale=ar-XB"
AXES = {
    "colour scheme": "ctrl+d", "contrast": "ctrl+alt+k", "text size": "ctrl+alt+t",
    "language": "ctrl+alt+l", "direction": "ctrl+alt+r", "platform": "ctrl+alt+p",
    "label style": "ctrl+alt+b", "form style": "ctrl+alt+f", "control size": "ctrl+alt+s",
    "accent": "ctrl+alt+a", "time zone": "ctrl+alt+z", "date": "ctrl+alt+d",
}

# In milliseconds, or in megabytes where the name says memory.
GOALS = {
    "six variants after a save, 30 rows": 250,
    "the large form of them": 60,
    "gallery of 12 cells after a save, 30 rows": 500,
    "first window with a gallery, times without": 2,
    "memory a cell, 30 rows": 8,
    "memory over the reloads with six variants": 4,
    **{f"flip along {axis}, 100 rows": 60 for axis in AXES},
}


class Gallery(Preview):
    """A preview that is opened with a gallery of variants."""

    def __init__(self, maquette, folder, rows, variants=None):
        super().__init__(
            maquette, folder, rows, options=["--gallery", variants] if variants else [])

    def memory(self):
        """What the window's process holds by itself now, in megabytes."""
        with open(f"/proc/{self.process.pid}/smaps_rollup", encoding="utf-8") as rollup:
            return sum(
                int(line.split()[1]) for line in rollup if line.startswith("Private_")) / 1024


def saves(maquette, folder, variants, count=11):
    """The medians from a save to the large form and to the last cell."""
    preview = Gallery(maquette, folder, 30, variants)
    preview.next_record("cells")
    large, cells = [], []
    time.sleep(1)
    for version in range(count):
        preview.save(preview.text.replace('"Row 2"', f'"Edited {version}"'))
        large.append(preview.next_record("reload")["totalMs"])
        cells.append(preview.next_record("cells")["totalMs"])
        time.sleep(0.4)
    memory = preview.memory()
    preview.end()
    return statistics.median(large[1:]), statistics.median(cells[1:]), memory


def first_window(maquette, folder, variants):
    """The median from the start to the first form, or to the last cell."""
    times = []
    for _ in range(5):
        preview = Gallery(maquette, folder, 30, variants)
        preview.next_record("cells" if variants else "reload")
        times.append((time.perf_counter() - preview.began) * 1000)
        preview.end()
    return statistics.median(times)


def flips(maquette, folder):
    """The medians from a key to the frame that shows the form flipped along an axis."""
    preview = Gallery(maquette, folder, 100)
    preview.next_record()
    time.sleep(1)
    window, _ = preview.window()
    run("xdotool", "windowfocus", window)
    times = {}
    for axis, key in AXES.items():
        records = []
        for _ in range(5):
            preview.seen = preview.count()
            run("xdotool", "key", key)
            records.append(preview.next_record("update")["totalMs"])
            time.sleep(0.3)
        # The first of a look also reads its style sheet, once.
        times[axis] = statistics.median(records[1:])
        preview.seen = preview.count()
        run("xdotool", "key", "ctrl+alt+BackSpace")
        time.sleep(0.6)
    preview.end()
    return times


def reloads(maquette, folder, count):
    """How much more memory there is after many saves than after the first few hundred."""
    preview = Gallery(maquette, folder, 30, SIX)
    preview.next_record("cells")
    start = None
    for version in range(count):
        preview.save(preview.text.replace('"Row 2"', f'"Edited {version % 1000:03}"'))
        preview.next_record("cells")
        if version == min(500, count // 4):
            start = preview.memory()
    end = preview.memory()
    preview.end()
    return end - start


def main():
    maquette = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    results = {}
    with tempfile.TemporaryDirectory(prefix="maquette-benchmark-") as folder:
        be_still(folder)
        large, cells, six = saves(maquette, folder, SIX)
        results["six variants after a save, 30 rows"] = cells
        results["the large form of them"] = large
        _, cells, twelve = saves(maquette, folder, TWELVE)
        results["gallery of 12 cells after a save, 30 rows"] = cells
        _, _, one = saves(maquette, folder, "usual", count=3)
        results["memory a cell, 30 rows"] = max((six - one) / 5, (twelve - one) / 11)
        plain = first_window(maquette, folder, None)
        results["first window with a gallery, times without"] = (
            first_window(maquette, folder, SIX) / plain)
        for axis, duration in flips(maquette, folder).items():
            results[f"flip along {axis}, 100 rows"] = duration
        if count:
            results["memory over the reloads with six variants"] = reloads(maquette, folder, count)
    missed = False
    for name, value in results.items():
        is_missed = value > GOALS[name]
        missed = missed or is_missed
        print(f"{name:52}{value:9.1f}  goal {GOALS[name]:6}{'  MISSED' if is_missed else ''}")
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main()
