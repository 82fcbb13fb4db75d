"""Measures the preview as a person meets it: first frame, memory, and saves to painted frames.

Usage: preview_benchmark.py MAQUETTE CFLOOR

MAQUETTE is the program built for release, CFLOOR the folder of the C programs that do the same work
by hand. Both run here, in turn, so that their ratio holds whatever the machine is doing. Prints a
table, and fails where a budget is exceeded.
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

# Milliseconds and megabytes that may not be exceeded.
BUDGETS = {
    "first frame, 100 rows": 300,
    "peak memory, 100 rows": 130,
    "edit, 100 rows": 40,
    "edit, 1000 rows": 80,
}


def form(rows):
    """A form of one section with `rows` rows, each written out, as people write them."""
    lines = "\n".join(
        f'                Toggle("Row {row}", isOn: $isOn)' for row in range(rows))
    return f"""import SwiftUI

struct LongForm: View {{
    @State private var isOn = true

    var body: some View {{
        Form {{
            Section("Rows") {{
{lines}
            }}
        }}
    }}
}}

#Preview {{ LongForm() }}
"""


class Preview:
    """A running preview and the trace that it writes."""

    def __init__(self, maquette, folder, rows):
        self.file = os.path.join(folder, f"Rows{rows}.swift")
        self.trace = os.path.join(folder, "trace.jsonl")
        self.text = form(rows)
        self.save(self.text)
        if os.path.exists(self.trace):
            os.remove(self.trace)
        self.began = time.perf_counter()
        self.process = subprocess.Popen([maquette, self.file, "--trace", self.trace])
        self.seen = 0

    def save(self, text):
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(text)

    def next_record(self):
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
        raise SystemExit("the preview showed nothing")

    def peak_memory(self):
        """The most memory the process held, in megabytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) / 1024
        raise SystemExit("the process tells no peak memory")

    def end(self):
        self.process.terminate()
        self.process.wait()


def starts(maquette, folder):
    frames, memories = [], []
    for _ in range(STARTS):
        preview = Preview(maquette, folder, 100)
        preview.next_record()
        frames.append((time.perf_counter() - preview.began) * 1000)
        memories.append(preview.peak_memory())
        preview.end()
    return statistics.median(frames), statistics.median(memories)


def edits(maquette, folder, rows):
    """The median of one edit, with its parts."""
    preview = Preview(maquette, folder, rows)
    preview.next_record()
    records = []
    for edit in range(EDITS):
        time.sleep(0.3)
        preview.save(preview.text.replace('"Row 2"', f'"Edited {edit}"'))
        records.append(preview.next_record())
    preview.end()
    # The first also settles what the window's first frames left.
    records = records[1:]
    names = [name for name in records[0] if name.endswith("Ms")] + ["writes", "created"]
    return {name: statistics.median(record[name] for record in records) for name in names}


def floor(folder, program, *arguments):
    """What the C program prints, as a record."""
    output = subprocess.run(
        [os.path.join(folder, "build", program), *map(str, arguments)],
        check=True, capture_output=True, text=True).stdout
    return json.loads(output.strip().split("\n")[-1])


def main():
    maquette, cfloor = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="maquette-benchmark-") as folder:
        first = floor(cfloor, "first-frame", 100, STARTS)
        frame, memory = starts(maquette, folder)
        rows = [
            ("first frame, 100 rows", "ms", frame, first["medianMs"]),
            ("peak memory, 100 rows", "MB", memory, first["peakMB"]),
        ]
        parts = {}
        for count in (100, 1000):
            bare = floor(cfloor, "edit", count, EDITS)
            parts[count] = edits(maquette, folder, count)
            rows.append((f"edit, {count} rows", "ms", parts[count]["totalMs"], bare["medianMs"]))
    print(f"{'median of':<24}{'Maquette':>12}{'C':>12}{'ratio':>8}{'budget':>10}")
    failed = False
    for name, unit, value, bare in rows:
        budget = BUDGETS[name]
        failed = failed or value > budget
        print(
            f"{name:<24}{value:>9.1f} {unit}{bare:>9.1f} {unit}{value / bare:>8.2f}"
            f"{budget:>7} {unit}{'  EXCEEDED' if value > budget else ''}")
    for count, part in parts.items():
        print(f"edit, {count} rows: " + ", ".join(f"{k} {v:g}" for k, v in part.items()))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
