"""Saves a file very often - good, broken, of other structure - and compares what the processes hold.

Usage: reloads.py MAQUETTE [COUNT]

The first tenth fills what is kept on purpose; from there to the end memory may grow by 2 MB in each
process, and descriptors not at all.
"""

import random
import sys
import time

from followed import Followed, descriptors, form, memory, write

ALLOWED = 2.0


def versions(count):
    """Texts, and whether they can be shown."""
    choose = random.Random(7)
    for number in range(count):
        title = "x" * (number % 50)
        kind = choose.choice(["Toggle", "Text", "Field", "Link"])
        text = form(title, choose.randint(1, 40), kind) + f"// {number}\n"
        if choose.random() < 0.25:
            yield text.replace("}", "", choose.randint(1, 3)), False
        else:
            yield text, True


def held(window):
    family = window.family()
    return [(memory(process), descriptors(process)) for process in (family[0], family[-1])]


def main():
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    window = Followed(sys.argv[1], form("One"))
    evaluator = window.evaluator()
    before = None
    for number, (text, is_good) in enumerate(versions(count)):
        write(window.file, text)
        if is_good:
            window.awaits(len(text.encode()), f"save {number}")
        else:
            time.sleep(0.008)
        if number == count // 10:
            time.sleep(1)
            before = held(window)
        if number and number % 2000 == 0:
            print(f"after {number}: {held(window)}", flush=True)
    time.sleep(1)
    after = held(window)
    is_same = evaluator == window.evaluator()
    window.end()
    failed = not is_same
    for name, old, new in zip(("window", "evaluator"), before, after):
        print(f"{name}: {old[0]:.1f} -> {new[0]:.1f} MB, {old[1]} -> {new[1]} descriptors")
        failed = failed or new[0] > old[0] + ALLOWED or new[1] > old[1]
    print(f"{count} saves{'' if is_same else '; the evaluator was replaced'}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
