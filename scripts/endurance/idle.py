"""Counts how often the window's processes are woken in ten seconds in which nothing happens.

Usage: idle.py MAQUETTE [SECONDS]
"""

import sys
import time

from followed import Followed, form, wakeups


def main():
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 10
    window = Followed(sys.argv[1], form("One"))
    # The first frames, the accessibility bus and the search for icons come to rest.
    time.sleep(4)
    family = window.family()
    before = [wakeups(process) for process in family]
    time.sleep(seconds)
    woken = [wakeups(process) - count for process, count in zip(family, before)]
    window.end()
    print(f"{len(family)} processes were woken {woken} times in {seconds:g} s")
    sys.exit(1 if any(woken) else 0)


if __name__ == "__main__":
    main()
