"""A day of editing under a running preview: saves by six methods through good and bad sequences,
with state changed, variants flipped and the gallery open between them.

Usage: scripted_day.py MAQUETTE [SAVES]

The window is read through the accessibility bus after each save. Ends with status 0 when nothing
was lost, nothing shown was out of date without saying so, and the focus never moved by a save.
"""

import os
import shutil
import sys
import tempfile
import time


import pyatspi

from screen_reader import PATIENCE, focused, is_on, key, spoken, started, switch

FORM = """
struct Day: View {
  @State private var isOn = false
  @State private var name = "Ada"

  var body: some View {
    Form {
      Section("Save %d") {
        Toggle("Wi-Fi", isOn: $isOn)
        TextField("Name", text: $name)
        LabeledContent("Round", value: "number %d")
      }
    }
  }
}

#Preview { Day() }
"""


def write_plain(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def write_renamed(path, text):
    write_plain(path + ".tmp", text)
    os.rename(path + ".tmp", path)


def write_truncated(path, text):
    with open(path, "r+", encoding="utf-8") as file:
        file.truncate(0)
        file.flush()
        time.sleep(0.01)
        file.write(text)


def write_removed(path, text):
    os.remove(path)
    write_plain(path, text)


def write_backed_up(path, text):
    os.rename(path, path + "~")
    write_plain(path, text)


def write_in_pieces(path, text):
    with open(path, "w", encoding="utf-8") as file:
        half = len(text) // 2
        file.write(text[:half])
        file.flush()
        time.sleep(0.005)
        file.write(text[half:])


METHODS = [
    write_plain, write_renamed, write_truncated, write_removed, write_backed_up, write_in_pieces]


class Day:
    def __init__(self, maquette):
        self.folder = tempfile.mkdtemp(prefix="maquette-day-")
        self.file = os.path.join(self.folder, "Day.swift")
        write_plain(self.file, FORM % (0, 0))
        os.environ["XDG_STATE_HOME"] = self.folder
        self.process, self.app = started([maquette, self.file])
        self.is_on = False
        self.has_gallery = False

    def fail(self, what, heard):
        raise SystemExit(f"{what}; a screen reader hears {heard}")

    def until(self, what, condition):
        deadline = time.monotonic() + PATIENCE
        heard = []
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise SystemExit(f"{what}: the preview ended with {self.process.returncode}")
            heard = spoken(self.app)
            if condition(heard):
                return
            time.sleep(0.02)
        self.fail(what, heard)

    def toggle(self):
        """Walks to the switch with the keyboard, and presses it."""
        for _ in range(60):
            control = switch(self.app, "Wi-Fi")
            if control is not None and control.getState().contains(pyatspi.STATE_FOCUSED):
                break
            key("Tab")
            time.sleep(0.05)
        else:
            self.fail("the Tab key does not lead to the switch", spoken(self.app))
        key("space")
        self.is_on = not self.is_on
        self.until("the switch follows", lambda _: self.keeps_state())

    def keeps_state(self):
        control = switch(self.app, "Wi-Fi")
        return control is not None and is_on(control) == self.is_on

    def good(self, number, method):
        before = focused(self.app)
        method(self.file, FORM % (number, number))
        self.until(
            f"save {number} by {method.__name__} shows",
            lambda heard: f"Save {number}" in heard and self.keeps_state()
            and not any("Out of date" in part or "expected" in part for part in heard))
        after = focused(self.app)
        if not self.has_gallery and (before is None) != (after is None):
            self.fail(f"save {number} moved the focus", spoken(self.app))

    def bad(self, number, method, shown):
        method(self.file, (FORM % (number, number)).replace("Form {", "Form { Text(", 1))
        self.until(
            f"broken save {number} by {method.__name__} says so and keeps the form",
            lambda heard: f"Save {shown}" in heard and self.keeps_state()
            and any("expected" in part for part in heard)
            and any("The form shown is from" in part for part in heard))

    def end(self):
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder)


def run(day, saves):
    day.until("the form opens", lambda heard: "Save 0" in heard)
    shown = 0
    for number in range(1, saves + 1):
        method = METHODS[number % len(METHODS)]
        if number % 7 == 0 and not day.has_gallery:
            day.toggle()
        if number % 11 == 0:
            key("ctrl+d")
        if number in (saves // 3, saves // 2):
            key("ctrl+shift+g")
            day.has_gallery = not day.has_gallery
            time.sleep(2)
        if number % 4 == 3:
            day.bad(number, method, shown)
        else:
            day.good(number, method)
            shown = number
    print(f"{saves} saves, nothing lost")


def main():
    day = Day(sys.argv[1])
    try:
        run(day, int(sys.argv[2]) if len(sys.argv) > 2 else 100)
    finally:
        day.end()


if __name__ == "__main__":
    main()
