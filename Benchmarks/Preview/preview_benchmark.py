"""Measures the preview as a person meets it: first frame, memory, and saves to painted frames.

Usage: preview_benchmark.py MAQUETTE CFLOOR

MAQUETTE is the program built for release, CFLOOR the folder of the C programs that do the same work
by hand. Both run here, in turn, so that their ratio holds whatever the machine is doing. Prints a
table, and fails where a goal is missed.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

STARTS = 7
EDITS = 21
PATIENCE = 30.0

# What may not be exceeded: as a ratio to C in the same run, or in milliseconds where C has none.
GOALS = {
    "first frame, 100 rows": 1.0,
    "peak memory, 100 rows": 1.6,
    "edit, 100 rows": 2.0,
    "edit, 1000 rows": 1.5,
    "row inserted, 100 rows": 2.0,
    "row moved, 100 rows": 2.0,
    "row removed, 100 rows": 2.0,
    "row inserted, 1000 rows": 1.5,
    "row moved, 1000 rows": 1.5,
    "row removed, 1000 rows": 1.5,
    "state change, 100 rows": 1.3,
    "state change, 1000 rows": 1.2,
    "same beside a press, 100 rows": 1.3,
    "same beside a press, 1000 rows": 1.2,
    "keystroke, 300 rows": 12.0,
    "comment, 1000 rows": 3.0,
    "first frame, 10000 rows, ForEach": 2.0,
    "first frame, 10000 rows, List": 2.0,
    "edit, 10000 rows": 1.0,
    "state change, 10000 rows": 1.0,
    "memory, 100 rows": 115.0,
    "memory, 10000 rows": 150.0,
    "scrolling 10000 rows, slow frames": 1.0,
    "check, 130 lines": 60.0,
}

MANY = 10_000


def form(rows, extra="", above=""):
    """A form of one section with `rows` rows, each written out, as people write them."""
    lines = "\n".join(
        f'                Toggle("Row {row}", isOn: $isOn)' for row in range(rows))
    return f"""import SwiftUI
{above}
struct LongForm: View {{
    @State private var isOn = true
    @State private var isReady = false
    @State private var name = ""

    var body: some View {{
        Form {{
{extra}
            Section("Rows") {{
{lines}
            }}
        }}
    }}
}}

#Preview {{ LongForm() }}
"""


def long_form(kind, extra=""):
    """A form of very many rows that a loop makes, in a section or as a list of its own."""
    row = 'Toggle("Row \\(row)", isOn: $isOn)'
    body = {
        "ForEach": f"""        Form {{
{extra}
            Section("Rows") {{
                ForEach(0..<{MANY}, id: \\.self) {{ row in
                    {row}
                }}
            }}
        }}""",
        "List": f"""        List(0..<{MANY}, id: \\.self) {{ row in
            {row}
        }}""",
    }[kind]
    whole = form(1, extra)
    begin = whole.index("        Form {")
    return whole[:begin] + body + "\n    }\n}\n\n#Preview { LongForm() }\n"


SWITCH = """            Toggle("Ready", isOn: $isReady)
            LabeledContent("State", value: isReady ? "yes" : "no")"""
FIELD = """            TextField("Name", text: $name)
            LabeledContent("Length", value: "\\(name.count)")"""


# As long as a finger takes: the press draws a frame of its own, and the next one has to wait.
PRESS = ("mousedown", "1", "sleep", "0.1", "mouseup", "1")


class Preview:
    """A running preview and the trace that it writes."""

    def __init__(self, maquette, folder, rows, extra="", options=(), text=None):
        self.file = os.path.join(folder, f"Rows{rows}.swift")
        self.trace = os.path.join(folder, "trace.jsonl")
        self.is_long = rows >= MANY
        self.text = text or form(rows, extra)
        self.save(self.text)
        if os.path.exists(self.trace):
            os.remove(self.trace)
        self.began = time.perf_counter()
        self.process = subprocess.Popen([maquette, self.file, "--trace", self.trace, *options])
        self.seen = 0

    def save(self, text):
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(text)

    def first_record(self):
        """The record of the first frame, and when that was; then waits until all rows are there."""
        record = self.next_record()
        shown = time.perf_counter()
        if self.is_long:
            self.next_record("update")
        return record, shown

    def next_record(self, event="reload"):
        """The next line of the trace of an event, once it is there."""
        while True:
            record = self.next_line()
            if record["event"] == event:
                return record

    def next_line(self):
        """The next line of the trace, once it is there."""
        deadline = time.perf_counter() + PATIENCE
        while time.perf_counter() < deadline:
            if os.path.exists(self.trace):
                with open(self.trace, encoding="utf-8") as file:
                    lines = [line for line in file.read().split("\n")[:-1] if line]
                if len(lines) > self.seen:
                    self.seen += 1
                    return json.loads(lines[self.seen - 1])
            if self.process.poll() is not None:
                raise SystemExit(f"the preview ended with status {self.process.returncode}")
            time.sleep(0.001)
        raise SystemExit(f"{self.file}: nothing was shown after line {self.seen}")

    def count(self):
        """How many lines the trace has."""
        with open(self.trace, encoding="utf-8") as file:
            return file.read().count("\n")

    def window(self):
        """The window's name for xdotool, and its width."""
        found = run("xdotool", "search", "--sync", "--onlyvisible", "--name", "Rows").split()
        geometry = dict(
            line.split("=") for line in
            run("xdotool", "getwindowgeometry", "--shell", found[0]).split())
        return found[0], int(geometry["WIDTH"])

    def press_first_row(self, key=None):
        """Presses the first row of the form with the mouse, then a key, and finds it first."""
        window, width = self.window()
        before = self.count()
        for y in range(60, 200, 12):
            run("xdotool", "mousemove", "--window", window, str(width // 2), str(y), "click", "1")
            if key:
                run("xdotool", "key", key)
            time.sleep(0.25)
            if self.count() > before:
                time.sleep(1)  # so that the next press is no double one
                self.seen = self.count()
                return
        raise SystemExit("the first row does not answer")

    def peak_memory(self):
        """The most memory the process held, in megabytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) / 1024
        raise SystemExit("the process tells no peak memory")

    def memory(self):
        """What the window's processes hold together, in megabytes, what they share counted once."""
        family = [self.process.pid]
        for process in family:
            with open(f"/proc/{process}/task/{process}/children", encoding="utf-8") as children:
                family += [int(child) for child in children.read().split()]
        total = 0
        for process in family:
            with open(f"/proc/{process}/smaps_rollup", encoding="utf-8") as sizes:
                total += sum(int(line.split()[1]) for line in sizes if line.startswith("Pss:"))
        return total / 1024

    def end(self):
        self.process.terminate()
        self.process.wait()


def starts(maquette, folder, rows=100, text=None):
    """The medians of first frames, of the window's peak and of all processes' memory."""
    frames, peaks, memories = [], [], []
    for _ in range(STARTS):
        preview = Preview(maquette, folder, rows, text=text)
        _, shown = preview.first_record()
        frames.append((shown - preview.began) * 1000)
        time.sleep(0.5)
        peaks.append(preview.peak_memory())
        memories.append(preview.memory())
        preview.end()
    return [statistics.median(values) for values in (frames, peaks, memories)]


def checks(maquette, folder):
    """The median of whole runs of `check` of a file of 130 lines."""
    file = os.path.join(folder, "Checked.swift")
    with open(file, "w", encoding="utf-8") as output:
        output.write(form(110))
    times = []
    for _ in range(EDITS):
        began = time.perf_counter()
        subprocess.run([maquette, "check", file], check=True, stdout=subprocess.DEVNULL)
        times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times)


def medians(records):
    """The medians of what records tell of each part of the work."""
    names = [name for name in records[0] if name.endswith("Ms")] + ["writes", "created", "run"]
    return {name: statistics.median(record[name] for record in records) for name in names}


def saves(maquette, folder, rows, versions, text=None):
    """The records of saves of the versions of a form, one after the other."""
    preview = Preview(maquette, folder, rows, text=text)
    preview.first_record()
    records = []
    time.sleep(1)
    for version in range(EDITS + 1):
        preview.save(versions(preview.text, version))
        records.append(preview.next_record())
        time.sleep(0.3)
    preview.end()
    # The first also settles what the window's first frames left.
    return records[1:]


def edits(maquette, folder, rows):
    """The medians of saves with one title changed."""
    return medians(saves(
        maquette, folder, rows,
        lambda text, version: text.replace('"Row 2"', f'"Edited {version}"')))


def row_edits(maquette, folder, rows):
    """The medians of saves that insert a row, move it, and remove it."""
    first, third = '                Toggle("Row 1"', '                Toggle("Row 4"'
    added = '                Toggle("Added", isOn: $isOn)\n'

    def versions(text, version):
        return (
            text.replace(first, added + first), text.replace(third, added + third), text,
        )[version % 3]

    records = saves(maquette, folder, rows, versions)
    return [medians(records[start::3]) for start in (2, 0, 1)]


def comments(maquette, folder, rows):
    """The medians of saves that change only a comment above everything."""
    return medians(saves(
        maquette, folder, rows,
        lambda text, version: "".join(f"// {line}\n" for line in range(version + 1)) + text))


def updates(maquette, folder, rows, extra, key, *step, text=None):
    """The medians of a step with mouse or keyboard repeated, each of which changes one other row."""
    preview = Preview(maquette, folder, rows, extra, text=text)
    preview.first_record()
    time.sleep(1)
    preview.press_first_row(key)
    records = []
    for _ in range(EDITS):
        run("xdotool", *step)
        records.append(preview.next_record("update"))
        time.sleep(0.3)
    preview.end()
    return medians(records)


def presses(maquette, folder, rows, text=None):
    """The medians of a switch pressed whose state one other row shows."""
    return updates(maquette, folder, rows, SWITCH, None, *PRESS, text=text)


def many(maquette, folder, frame, bare):
    """The rows of the table for very many rows, and what they cost in parts."""
    rows, parts = [], {}
    long = long_form("ForEach", SWITCH)
    for kind in ("ForEach", "List"):
        shown, _, memory = starts(maquette, folder, MANY, long_form(kind))
        rows.append((f"first frame, {MANY} rows, {kind}", "ms", shown, frame))
    rows.append((f"memory, {MANY} rows", "MB", memory, None))
    edited = parts[f"edit, {MANY} rows"] = medians(saves(
        maquette, folder, MANY,
        lambda text, version: text.replace('"State"', f'"Edited {version}"'), long))
    pressed = parts[f"state change, {MANY} rows"] = presses(maquette, folder, MANY, long)
    for kind, part in (("edit", edited), ("state change", pressed)):
        rows.append((f"{kind}, {MANY} rows", "ms", part["totalMs"], bare))
    return rows, parts


def scrolling(maquette):
    """How many of a hundred frames take over 16 ms while very many rows are scrolled."""
    benchmark = os.path.join(os.path.dirname(maquette), "RenderingBenchmark")
    output = subprocess.run(
        [benchmark, "scroll"], check=True, capture_output=True, text=True).stdout
    return json.loads(output)["slowFramesPercent"]


def keystrokes(maquette, folder, rows):
    """The medians of a letter typed into a field whose length one other row shows."""
    return updates(maquette, folder, rows, FIELD, "a", "key", "a")


def run(*command):
    """What a command prints."""
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def floor(folder, program, *arguments):
    """What the C program prints, as a record."""
    output = subprocess.run(
        [os.path.join(folder, "build", program), *map(str, arguments)],
        check=True, capture_output=True, text=True).stdout
    return json.loads(output.strip().split("\n")[-1])


def pressed_floor(folder, rows):
    """The median of C, when its first switch is pressed as ours is and one label follows."""
    process = subprocess.Popen(
        [os.path.join(folder, "build", "edit"), str(rows), str(EDITS), "press"],
        stdout=subprocess.PIPE, text=True)
    place = json.loads(process.stdout.readline())
    window = run("xdotool", "search", "--sync", "--onlyvisible", "--pid", str(process.pid)).split()[0]
    run("xdotool", "mousemove", "--window", window, str(place["x"]), str(place["y"]))
    for _ in range(EDITS + 1):
        time.sleep(0.3)
        run("xdotool", *PRESS)
    output, _ = process.communicate(timeout=PATIENCE)
    return json.loads(output.strip().split("\n")[-1])["medianMs"]


def be_still(folder):
    """Turns animations off, for us and for C.

    A switch that moves and a caret that blinks keep frames coming: what a change then waits for is
    the next of these, up to 16 milliseconds, whatever it costs itself.
    """
    settings = os.path.join(folder, "gtk-4.0", "settings.ini")
    os.makedirs(os.path.dirname(settings))
    with open(settings, "w", encoding="utf-8") as file:
        file.write("[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n")
    os.environ["XDG_CONFIG_HOME"] = folder


def main():
    maquette, cfloor = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="maquette-benchmark-") as folder:
        be_still(folder)
        first = floor(cfloor, "first-frame", 100, STARTS)
        frame, peak, memory = starts(maquette, folder)
        rows = [
            ("first frame, 100 rows", "ms", frame, first["medianMs"]),
            ("peak memory, 100 rows", "MB", peak, first["peakMB"]),
            ("memory, 100 rows", "MB", memory, None),
            ("check, 130 lines", "ms", checks(maquette, folder), None),
            ("scrolling 10000 rows, slow frames", "%", scrolling(maquette), None),
        ]
        parts = {}
        for count in (100, 1000):
            bare = floor(cfloor, "edit", count, EDITS)["medianMs"]
            bare_rows = floor(cfloor, "edit", count, EDITS, "rows")
            bare_press = pressed_floor(cfloor, count)
            kinds = {"edit": (edits(maquette, folder, count), bare)}
            for kind, part in zip(("insert", "move", "remove"), row_edits(maquette, folder, count)):
                kinds[f"row {kind.rstrip('e')}ed"] = (part, bare_rows[f"{kind}Ms"])
            kinds["state change"] = (presses(maquette, folder, count), bare)
            for kind, (part, compared) in kinds.items():
                name = f"{kind}, {count} rows"
                parts[name] = part
                rows.append((name, "ms", part["totalMs"], compared))
            # C changes a label without a press there; here its switch is pressed too.
            rows.append((f"same beside a press, {count} rows", "ms", part["totalMs"], bare_press))
        typed = parts["keystroke, 300 rows"] = keystrokes(maquette, folder, 300)
        rows.append(("keystroke, 300 rows", "ms", typed["totalMs"], None))
        remark = parts["comment, 1000 rows"] = comments(maquette, folder, 1000)
        own = remark["totalMs"] - remark["parseMs"] - remark["presentMs"]
        rows.append(("comment, 1000 rows", "ms", own, None))
        more, costs = many(maquette, folder, frame, bare)
        rows += more
        parts.update(costs)
    print(f"{'median of':<36}{'Maquette':>12}{'C':>12}{'ratio':>8}{'goal':>8}")
    failed = False
    for name, unit, value, bare in rows:
        goal = GOALS[name]
        measured = value if bare is None else value / bare
        failed = failed or measured > goal
        compared = f"{'':>12}{'':>8}" if bare is None else f"{bare:>9.1f} {unit}{measured:>8.2f}"
        print(f"{name:<36}{value:>9.1f} {unit}{compared}{goal:>8g}{'  MISSED' if measured > goal else ''}")
    for name, part in parts.items():
        print(f"{name}: " + ", ".join(f"{k} {v:g}" for k, v in part.items()))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
