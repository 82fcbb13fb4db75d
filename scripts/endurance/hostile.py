"""Saves hostile texts among good ones, and ends the evaluator at random moments.

Usage: hostile.py MAQUETTE [COUNT]

Of COUNT saves most are hostile; in a tenth as many moments the evaluator's process is killed. No
window may be lost, and each good save must be shown.
"""

import glob
import os
import random
import signal
import sys
import time

from followed import Followed, form, write

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HOSTILE = [
    "t \x0b= ", "let a = " + "[" * 400 + "1" + "]" * 400, "let a: " + "A -> " * 900 + "A",
    "struct V: View { var body: some View { V() } }",
    "func f() -> Int { f() }\nText(\"\\(f())\")",
    "func f() { while true {} }\nf()", "print((Int.min ..< 0).map { $0 })",
    "var s: [Any] = []\nfor _ in 0..<100_000 { s = [s, s] }\nprint(s)",
    "let s = String(repeating: \"ab\", count: 500_000)\nprint(s.replacing(\"a\", with: s))",
    "if a {} " + "else if a {} " * 3000, "let x = " + "a ?? " * 5000 + "a", "(" * 20000,
    "\0\0\0", "Form { ForEach(0..<1_000_000) { Text(\"\\($0)\") } }",
    "struct D: CustomStringConvertible { var description: String { \"\\(self)\\(self)\" } }\n"
    "Text(\"\\(D())\")",
]


def mutated(choose, texts):
    text = bytearray(choose.choice(texts))
    for _ in range(choose.randint(1, 8)):
        start = choose.randrange(len(text) + 1)
        end = min(len(text), start + choose.randrange(60))
        kind = choose.randrange(4)
        if kind == 0:
            del text[start:end]
        elif kind == 1:
            text[start:start] = text[start:end] * choose.choice([1, 2, 50])
        elif kind == 2:
            text[start:start] = choose.choice(texts)[:choose.randrange(200)]
        else:
            text[start:start] = bytes(choose.randrange(256) for _ in range(3))
    return bytes(text)


def main():
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    choose = random.Random(7)
    texts = []
    for name in sorted(glob.glob(TOP + "/Resources/Examples/**/*.swift", recursive=True)):
        with open(name, "rb") as file:
            texts.append(file.read())
    window = Followed(sys.argv[1], form("One"))
    kills = good = 0
    for number in range(count):
        text = (
            choose.choice(HOSTILE).encode() if choose.random() < 0.1 else mutated(choose, texts))
        with open(window.file, "wb") as file:
            file.write(text)
        time.sleep(choose.random() * 0.05)
        family = window.family() if choose.random() < 0.1 else []
        # The window, the nursery, and the evaluator, where there is one at this moment.
        if len(family) == 3:
            os.kill(family[2], signal.SIGKILL)
            kills += 1
        if number % 5 == 4:
            shown = form("x" * (number % 97)) + f"// {number}\n"
            write(window.file, shown)
            window.awaits(len(shown), f"the good save after {number + 1} hostile ones")
            good += 1
            if good % 20 == 0:
                print(f"{good} good saves shown, {kills} kills", flush=True)
    family = len(window.family())
    window.end()
    print(
        f"{count} hostile saves, {good} good ones shown, {kills} times the evaluator was killed;"
        f" {family} processes at the end")
    sys.exit(0 if family == 3 else 1)


if __name__ == "__main__":
    main()
