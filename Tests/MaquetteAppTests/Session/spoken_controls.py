"""Says what a screen reader is told of each element of a form, and what it can do with them.

Usage: spoken_controls.py MAQUETTE FORM
"""

import shutil
import sys
import tempfile

import pyatspi

from screen_reader import PATIENCE, descendants, settled, spoken, started

STATES = {
    pyatspi.STATE_CHECKED: "checked",
    pyatspi.STATE_SELECTED: "selected",
    pyatspi.STATE_EXPANDED: "expanded",
}
PLAIN = {"filler", "panel", "unknown", "scroll pane", "viewport", "list", "generic"}


def number(accessible):
    try:
        return f"={accessible.queryValue().currentValue:g}"
    except Exception:
        return ""


def actions(accessible):
    try:
        action = accessible.queryAction()
        return [action.getName(i) for i in range(action.nActions)]
    except Exception:
        return []


def line(accessible):
    parts = [accessible.getRoleName(), repr(accessible.name) + number(accessible)]
    states = accessible.getState()
    parts += [word for state, word in STATES.items() if states.contains(state)]
    if accessible.description:
        parts.append(f"({accessible.description})")
    names = [name for name in actions(accessible) if "." not in name or name.startswith("control.")]
    if names:
        parts.append("can " + ", ".join(names))
    return " ".join(parts)


def form(app):
    for accessible in descendants(app):
        if accessible.getRoleName() == "form":
            return accessible
    return None


def do(app, name, action):
    """Does an action of the element of a name, and tells whether that is possible."""
    for accessible in descendants(form(app)):
        names = actions(accessible)
        if accessible.name == name and action in names:
            return accessible.queryAction().doAction(names.index(action))
    return False


def main():
    folder = tempfile.mkdtemp(prefix="maquette-session-")
    process, app = started([sys.argv[1], shutil.copy(sys.argv[2], folder)])
    try:
        settled(app, lambda app: "Nothing yet" in spoken(app), True)
        for accessible in descendants(form(app)):
            if accessible.name and accessible.getRoleName() not in PLAIN:
                print("* " + line(accessible))
        for name, action, heard in [
            ("Switch", "control.activate", None),
            ("Press", "control.activate", "Pressed"),
            ("First, Second", "control.Archive", "Archived"),
            ("Tapped", "control.activate", "Was tapped"),
        ]:
            if not do(app, name, action):
                print(f"* {name} has no {action}")
            elif heard is None:
                found = settled(app, lambda app: switched(app, name), True)
                print(f"* {name} was {'set' if found else 'not set'}")
            else:
                found = settled(app, lambda app: heard in spoken(app), True)
                print(f"* {'hears' if found else 'does not hear'} {heard}")
    finally:
        process.terminate()
        process.wait(PATIENCE)
        shutil.rmtree(folder)


def switched(app, name):
    for accessible in descendants(form(app)):
        if accessible.name == name and accessible.getState().contains(pyatspi.STATE_CHECKED):
            return True
    return False


if __name__ == "__main__":
    main()
