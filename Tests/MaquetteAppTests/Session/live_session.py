"""Edits a form ten times under a running preview and reads the window as a screen reader does.

Usage: live_session.py MAQUETTE EXAMPLE

Prints a line a step and ends with status 0 when each step showed what it should.
"""

import os
import shutil
import sys
import tempfile
import time

import pyatspi

from screen_reader import PATIENCE, is_on, key, spoken, started, switch


class Session:
    def __init__(self, maquette, example):
        self.folder = tempfile.mkdtemp(prefix="maquette-session-")
        self.file = os.path.join(self.folder, "Form.swift")
        shutil.copy(example, self.file)
        self.process, self.app = started([maquette, self.file])
        self.steps = 0

    def text(self):
        with open(self.file, encoding="utf-8") as file:
            return file.read()

    def write(self, text):
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(text)

    def replace(self, old, new):
        text = self.text()
        if old not in text:
            raise SystemExit(f"the example no longer holds {old!r}")
        return text.replace(old, new, 1)

    def until(self, what, condition):
        """Waits until `condition` of what is spoken holds, and fails with all of it otherwise."""
        deadline = time.monotonic() + PATIENCE
        heard = []
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise SystemExit(f"{what}: the preview ended with {self.process.returncode}")
            heard = spoken(self.app)
            if condition(heard):
                self.steps += 1
                print(f"{self.steps:2}. {what}")
                return
            time.sleep(0.05)
        raise SystemExit(f"{what}: not so after {PATIENCE} s; a screen reader hears {heard}")

    def toggled(self, name, expected):
        found = switch(self.app, name)
        return found is not None and is_on(found) == expected

    def end(self):
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder)


def run(session):
    session.until("opens the form", lambda heard: "Device" in heard and "Wi-Fi" in heard)

    control = switch(session.app, "Send Reports")
    if control is None:
        raise SystemExit("no switch is called 'Send Reports'")
    for _ in range(40):
        if control.getState().contains(pyatspi.STATE_FOCUSED):
            break
        key("Tab")
        time.sleep(0.05)
    else:
        raise SystemExit("the Tab key does not lead to the switch 'Send Reports'")
    key("space")
    session.until("the space key turns a switch on", lambda _: session.toggled("Send Reports", True))

    def kept(heard, *parts, without=()):
        return (
            all(part in heard for part in parts)
            and not any(part in heard for part in without)
            and session.toggled("Send Reports", True)
        )

    session.write(session.replace('Section("Display")', 'Section("Looks")'))
    session.until("a changed text", lambda heard: kept(heard, "Looks", without=["Display"]))

    session.write(session.replace(
        'Section("Looks") {',
        'Section("Looks") {\n                    LabeledContent("Theme", value: "Adwaita")'))
    session.until("a new row", lambda heard: kept(heard, "Theme", "Theme, Adwaita"))

    text = session.text()
    row = '                    LabeledContent("Theme", value: "Adwaita")\n'
    text = text.replace(row, "", 1)
    anchor = 'Section("Connections") {\n'
    session.write(text.replace(anchor, anchor + row, 1))

    def moved(heard):
        return (
            kept(heard, "Theme", "Wi-Fi", "Looks")
            and heard.index("Connections") < heard.index("Theme") < heard.index("Looks")
        )

    session.until("a moved row", moved)

    text = session.text()
    begin = text.index('                Section("Looks")')
    end = text.index("                Section {", begin)
    section = text[begin:end]
    session.write(text[:begin] + text[end:])
    session.until("a removed section", lambda heard: kept(heard, "Device", without=["Looks"]))

    good = session.text()
    session.write(good.replace("Form {", "Form {{{ (", 1))

    def broken(heard):
        return kept(heard, "Device", "Wi-Fi") and any("Form.swift" in part or ":" in part and "expected" in part for part in heard)

    session.until("a syntax error keeps the form and says so", broken)

    session.write(good[:begin] + section + good[begin:])
    session.until(
        "its repair", lambda heard: kept(heard, "Looks") and not any("expected" in p for p in heard))

    temporary = session.file + ".tmp"
    with open(temporary, "w", encoding="utf-8") as file:
        file.write(session.replace('"Looks"', '"Renamed"'))
    os.rename(temporary, session.file)
    session.until("a save by renaming", lambda heard: kept(heard, "Renamed"))

    text = session.replace('"Renamed"', '"Truncated"')
    with open(session.file, "r+", encoding="utf-8") as file:
        file.truncate(0)
        file.flush()
        time.sleep(0.02)
        file.write(text)
    session.until("a save by truncating", lambda heard: kept(heard, "Truncated"))

    first = os.path.join(session.folder, "first.swift")
    second = os.path.join(session.folder, "second.swift")
    with open(first, "w", encoding="utf-8") as file:
        file.write(text.replace('"Truncated"', '"Linked"'))
    with open(second, "w", encoding="utf-8") as file:
        file.write(text.replace('"Truncated"', '"Swapped"'))
    os.symlink(first, session.file + ".link")
    os.rename(session.file + ".link", session.file)
    session.until("a link in place of the file", lambda heard: kept(heard, "Linked"))
    os.symlink(second, session.file + ".link")
    os.rename(session.file + ".link", session.file)
    session.until("a swapped link", lambda heard: kept(heard, "Swapped"))

    os.remove(session.file)
    time.sleep(0.3)
    session.until("a removed file keeps the form", lambda heard: kept(heard, "Swapped"))
    session.write(text.replace('"Truncated"', '"Recreated"'))
    session.until("a file made anew", lambda heard: kept(heard, "Recreated"))


def main():
    session = Session(sys.argv[1], sys.argv[2])
    try:
        run(session)
    finally:
        session.end()


if __name__ == "__main__":
    main()
