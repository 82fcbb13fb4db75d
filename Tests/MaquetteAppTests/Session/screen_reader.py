"""Reads a window as a screen reader does, and presses keys in it."""

import subprocess
import time

import pyatspi

PATIENCE = 20.0


def descendants(accessible):
    """Every accessible from here down; what vanishes while it is read is passed over."""
    yield accessible
    try:
        children = [accessible.getChildAtIndex(i) for i in range(accessible.childCount)]
    except Exception:
        return
    for child in children:
        if child is not None:
            yield from descendants(child)


def started(command):
    """Starts a program, and gives its process and accessible as soon as it is on the bus."""
    process = subprocess.Popen(command)
    try:
        return process, application(process.pid)
    except BaseException:
        process.kill()
        raise


def application(pid):
    """The accessible of the process, as soon as it is on the bus."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        desktop = pyatspi.Registry.getDesktop(0)
        for i in range(desktop.childCount):
            child = desktop.getChildAtIndex(i)
            try:
                if child is not None and child.get_process_id() == pid:
                    return child
            except Exception:
                pass
        time.sleep(0.05)
    raise SystemExit("the preview never appeared on the accessibility bus")


def spoken(app):
    """The names and texts in the window, in their order."""
    found = []
    for accessible in descendants(app):
        try:
            is_visible = accessible.getState().contains(pyatspi.STATE_VISIBLE)
            name = accessible.name if is_visible else ""
        except Exception:
            name = ""
        if name:
            found.append(name)
    return found


def switch(app, name):
    """The switch that a screen reader calls `name`."""
    for accessible in descendants(app):
        try:
            role = accessible.getRoleName()
            if role in ("switch", "toggle button", "check box") and accessible.name == name:
                return accessible
        except Exception:
            pass
    return None


def is_on(accessible):
    states = accessible.getState()
    return states.contains(pyatspi.STATE_CHECKED) or states.contains(pyatspi.STATE_PRESSED)


def key(*names):
    subprocess.run(["xdotool", "key", *names], check=True)


def focused(app):
    """The innermost accessible that has the focus."""
    found = None
    for accessible in descendants(app):
        try:
            if accessible.getState().contains(pyatspi.STATE_FOCUSED):
                found = accessible
        except Exception:
            pass
    return found


def spoken_line(accessible):
    """What a screen reader says of an accessible: role, name, state and description."""
    if accessible is None:
        return "nothing"
    parts = [accessible.getRoleName(), repr(accessible.name)]
    if is_on(accessible):
        parts.append("on")
    if accessible.description:
        parts.append(f"({accessible.description})")
    return " ".join(parts)


def settled(app, read, expected):
    """What `read` gives of the window once it is as expected, or for want of that in the end."""
    deadline = time.monotonic() + PATIENCE
    while True:
        found = read(app)
        if found == expected or time.monotonic() > deadline:
            return found
        time.sleep(0.05)
