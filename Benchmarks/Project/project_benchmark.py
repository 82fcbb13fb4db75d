#!/usr/bin/env python3
"""Makes a project of 2,000 files (30 MB) and measures what a form in it costs.

    project_benchmark.py MAQUETTE [--keep FOLDER]

Each figure stands beside its goal: a form cold (nothing on disk) and warm (the index kept), `check`
of 200 files, memory. Wall time is the least of several runs, CPU time stands beside it, as other
work on the machine makes the one longer and not the other. Ends with 1 where a goal is missed.
"""

import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

FILES, BYTES = 2000, 30_000_000
RUNS = 5


def words(random, count):
    return " ".join(random.choice(["row", "value", "title", "item", "model", "view"]) for _ in range(count))


def source(number, random):
    """A file with a model, a view and an extension, as long as the average of the project."""
    parts = [
        f"import SwiftUI\n\nstruct Model{number}: Identifiable {{\n"
        f"  let id: Int\n  var title = \"Model {number}\"\n"
        f"  static let sample = Model{number}(id: {number})\n}}\n",
        f"struct Row{number}: View {{\n  let model: Model{number}\n  var body: some View {{\n"
        f"    LabeledContent(model.title, value: \"\\(model.id)\")\n  }}\n}}\n",
        f"enum Words{number} {{\n",
    ]
    length = sum(map(len, parts))
    index = 0
    while length < BYTES // FILES - 40:
        part = (
            f"  /// {words(random, 9)}\n"
            f"  static func text{index}(_ count: Int) -> String {{\n"
            f"    guard count > {index} else {{ return \"{words(random, 6)}\" }}\n"
            f"    return (0..<count).map {{ \"\\($0) {words(random, 4)}\" }}.joined(separator: \", \")\n  }}\n"
        )
        parts.append(part)
        length += len(part)
        index += 1
    return "".join(parts) + "}\n"


def make(folder):
    random_numbers = random.Random(1)
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
            "let package = Package(name: \"Made\", targets: [.target(name: \"Made\")])\n")
    for number in range(FILES):
        place = os.path.join(folder, "Sources", "Made", f"Part{number // 50}")
        os.makedirs(place, exist_ok=True)
        with open(os.path.join(place, f"File{number}.swift"), "w") as file:
            file.write(source(number, random_numbers))
    rows = "".join(
        f"      Row{number}(model: .sample)\n      Text(Words{number}.text3(4))\n"
        for number in range(0, FILES, FILES // 20))
    form = os.path.join(folder, "Sources", "Made", "Form.swift")
    with open(form, "w") as file:
        file.write(
            "import SwiftUI\n\nstruct MadeForm: View {\n  var body: some View {\n    Form {\n"
            + "".join(f"      Section {{\n{part}      }}\n" for part in [rows]) + "    }\n  }\n}\n")
    return form


def run(arguments, cache):
    """Wall and CPU time in ms, and the most memory in MB."""
    environment = dict(os.environ, XDG_CACHE_HOME=cache)
    start = time.perf_counter()
    process = subprocess.Popen(
        arguments, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = (time.perf_counter() - start) * 1000
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"{' '.join(arguments)} failed:\n{output.decode()}")
    return wall, (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss / 1024


def least(runs):
    return tuple(min(values) for values in zip(*runs))


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    maquette = os.path.abspath(sys.argv[1])
    kept = sys.argv[sys.argv.index("--keep") + 1] if "--keep" in sys.argv else None
    folder = kept or tempfile.mkdtemp(prefix="maquette-project-")
    cache = tempfile.mkdtemp(prefix="maquette-cache-")
    try:
        form = make(folder)
        cold = []
        for _ in range(RUNS):
            shutil.rmtree(cache, ignore_errors=True)
            cold.append(run([maquette, "check", form], cache))
        warm = [run([maquette, "check", form], cache) for _ in range(RUNS)]
        parts = [os.path.join(folder, "Sources", "Made", f"Part{number}") for number in range(4)]
        many = [run([maquette, "check", *parts], cache) for _ in range(2)]
        rows = [
            ("a form, cold", least(cold), 600), ("a form, warm", least(warm), 150),
            ("check of 200 files", least(many), 5000),
        ]
        missed = False
        print(f"{FILES} files, {BYTES // 1_000_000} MB, {os.cpu_count()} cores")
        for name, (wall, processor, memory), goal in rows:
            isMissed = wall > goal or memory > 150
            missed = missed or isMissed
            print(
                f"{name:20} {wall:8.0f} ms  (goal {goal} ms)  CPU {processor:6.0f} ms  "
                f"{memory:5.0f} MB (goal 150 MB){'  MISSED' if isMissed else ''}")
        sys.exit(1 if missed else 0)
    finally:
        shutil.rmtree(cache, ignore_errors=True)
        if not kept:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
