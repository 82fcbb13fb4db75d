"""Goes through a form with the keyboard alone, and says what a screen reader does on the way.

Usage: keyboard_walk.py MAQUETTE FORM

Prints a line for each stop of the Tab key, then a line for each thing done.
"""

import shutil
import subprocess
import sys
import tempfile
import time

from screen_reader import PATIENCE, focused, key, settled, spoken, spoken_line, started


class Walk:
    def __init__(self, maquette, form):
        # Away from the sources around it, which are no project of the form.
        self.folder = tempfile.mkdtemp(prefix="maquette-session-")
        self.process, self.app = started([maquette, shutil.copy(form, self.folder)])
        settled(self.app, lambda app: "Lightning" in spoken(app), True)

    def stops(self):
        """Every stop of the Tab key once, beginning with the first after the focus."""
        found = []
        while len(found) < 40:
            key("Tab")
            time.sleep(0.15)
            line = spoken_line(focused(self.app))
            if line in found:
                break
            found.append(line)
        return found

    def go(self, name):
        for _ in range(40):
            now = focused(self.app)
            if now is not None and now.name == name:
                return
            key("Tab")
            time.sleep(0.05)
        raise SystemExit(f"the Tab key does not lead to {name!r}")

    def press(self, keys, expected):
        """Presses keys, and says where the focus is once it is where it should be."""
        key(*keys.split())
        line = settled(self.app, lambda app: spoken_line(focused(app)), expected)
        print(f"{keys}: {line}")

    def hear(self, text):
        """Says whether a text is in the window in the end."""
        is_there = settled(self.app, lambda app: text in spoken(app), True)
        print(f"hears {text}" if is_there else f"does not hear {text}")


def run(walk):
    for line in walk.stops():
        print(line)
    print()

    walk.go("Name, Maria")
    walk.press("Down", "list item 'Lightning'")
    walk.press("Down", "list item 'Favourite'")
    walk.press("Up", "list item 'Lightning'")

    walk.go("Wi-Fi")
    walk.press("space", "check box 'Wi-Fi'")
    walk.press("Return", "check box 'Wi-Fi' on")
    walk.go("Stubborn")
    walk.press("space", "check box 'Stubborn' on")
    walk.press("Down", "combo box 'Letter, B'")
    walk.press("Down", "text 'User Name'")
    walk.press("Down", "list item 'Hello nobody'")
    walk.press("Up", "text 'User Name'")
    subprocess.run(["xdotool", "type", "--delay", "20", "abcdefghijklmnopqrst"], check=True)
    walk.hear("Hello abcdefghijklmnopqrst")
    walk.press("Home Right x", "text 'User Name'")
    walk.hear("Hello axbcdefghijklmnopqrst")

    walk.go("Name, Maria")
    walk.press("ctrl+c", "list item 'Name, Maria'")
    walk.go("User Name")
    walk.press("ctrl+a ctrl+v", "text 'User Name'")
    walk.hear("Hello Maria")

    walk.go("Letter, B")
    walk.press("space", "list item 'B'")
    walk.press("Down", "list item 'C'")
    walk.press("Return", "combo box 'Letter, C'")

    walk.go("Count 0")
    walk.press("Return", "push button 'Count 1'")
    walk.press("space", "push button 'Count 2'")
    walk.press("Down", "push button 'Add' (Adds ten)")
    walk.press("space", "push button 'Add' (Adds ten)")
    walk.hear("Count 12")

    for back in ["Escape", "alt+Left"]:
        walk.go("Network, Home")
        walk.press("Return", "check box 'Inside' on")
        walk.hear("Network")
        walk.press(back, "link 'Network, Home'")


def main():
    walk = Walk(sys.argv[1], sys.argv[2])
    try:
        run(walk)
    finally:
        walk.process.terminate()
        walk.process.wait(PATIENCE)
        shutil.rmtree(walk.folder)


if __name__ == "__main__":
    main()
