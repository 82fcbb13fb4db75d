"""A window that follows a file, seen through its trace and through what the system tells of it."""

import json
import os
import shutil
import subprocess
import tempfile
import time

PATIENCE = 20.0


class Followed:
    """A running preview of a file in a folder of its own."""

    def __init__(self, maquette, text, name="Form.swift", prepare=None):
        # The folders above are watched too: here few other programs make and remove files.
        self.folder = os.path.realpath(
            tempfile.mkdtemp(prefix="maquette-endurance-", dir="/var/tmp"))
        self.file = os.path.join(self.folder, name)
        self.trace = os.path.join(self.folder, ".trace")
        if prepare:
            prepare(self.folder, text)
        else:
            write(self.file, text)
        self.process = subprocess.Popen(
            [maquette, self.file, "--trace", self.trace],
            stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.offset = 0
        self.rest = ""
        self.records = []
        self.until(lambda: self.records, "the first form")

    def read(self):
        """Takes what the trace has become longer by."""
        if os.path.exists(self.trace):
            with open(self.trace, encoding="utf-8") as file:
                file.seek(self.offset)
                self.rest += file.read()
                self.offset = file.tell()
        *lines, self.rest = self.rest.split("\n")
        records = [json.loads(line) for line in lines if line]
        self.records += [record for record in records if record["event"] == "reload"]

    def until(self, is_so, what):
        """Waits until something is so, and fails where it does not become so."""
        deadline = time.monotonic() + PATIENCE
        while True:
            if self.process.poll() is not None:
                raise SystemExit(f"{what}: the window ended with {self.process.returncode}")
            self.read()
            if is_so():
                return
            if time.monotonic() > deadline:
                raise SystemExit(f"{what}: not so after {PATIENCE:g} s")
            time.sleep(0.002)

    def awaits(self, size, what):
        """Waits until a version of so many bytes is shown."""
        self.until(lambda: self.records and self.records[-1]["bytes"] == size, what)

    def family(self):
        """The process of the window, and those that it has begun."""
        parents = {}
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                try:
                    with open(f"/proc/{entry}/stat", encoding="utf-8", errors="replace") as file:
                        parents[int(entry)] = int(file.read().rpartition(")")[2].split()[1])
                except OSError:
                    pass
        found = [self.process.pid]
        for process in found:
            found += [child for child, parent in parents.items() if parent == process]
        return found

    def evaluator(self):
        """The process that evaluates: the youngest one of the nursery's."""
        return self.family()[-1]

    def end(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def wakeups(process):
    """How often the threads of a process have been woken."""
    count = 0
    for thread in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{thread}/status", encoding="utf-8") as status:
            for line in status:
                if line.startswith("voluntary_ctxt_switches"):
                    count += int(line.split()[1])
    return count


def memory(process):
    """The memory that a process has in use, in megabytes.

    Pages that a fork shares are counted with each: they would else come and go with the others.
    """
    with open(f"/proc/{process}/smaps_rollup", encoding="utf-8") as file:
        sizes = {line.split()[0]: int(line.split()[1]) for line in list(file)[1:]}
    return sizes["Rss:"] / 1024


def descriptors(process):
    return len(os.listdir(f"/proc/{process}/fd"))


def form(title, rows=12, kind="Toggle"):
    """A form whose length in bytes follows from the length of its title."""
    lines = {
        "Toggle": 'Toggle("Row {}", isOn: $isOn)', "Text": 'Text("Row {}")',
        "Field": 'TextField("Row {}", text: $name)',
        "Link": 'NavigationLink("Row {}") {{ Text(name) }}',
    }[kind]
    body = "\n".join("            " + lines.format(row) for row in range(rows))
    return f"""import SwiftUI

struct Endured: View {{
    @State private var isOn = true
    @State private var name = ""

    var body: some View {{
        Form {{
            LabeledContent("Title", value: "{title}")
{body}
        }}
    }}
}}

#Preview {{ Endured() }}
"""
