"""Saves a file in every way in which programs do, and expects one reload for each save.

Usage: saves.py MAQUETTE [COUNT [METHOD…]]

Programs that are not installed are passed over, and said to be.
"""

import os
import pty
import select
import shutil
import subprocess
import sys
import time

from followed import Followed, write

COUNT = 100


def text(number):
    return f'Text("{"v" * (number + 1)}")\n'


def shell(script):
    """A save by a shell script, in which $1 is the new text and $2 its number."""
    def save(window, number):
        subprocess.run(
            ["sh", "-euc", script, "sh", text(number).rstrip("\n"), str(number)],
            cwd=window.folder, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
    return save


def in_two_steps(window, number):
    """Truncates, waits, writes one half, waits, writes the other."""
    with open(window.file, "w", encoding="utf-8") as file:
        for part in (text(number)[:4], text(number)[4:]):
            time.sleep(0.01)
            file.write(part)
            file.flush()
        time.sleep(0.01)


class KeptOpen:
    """Writes without ever closing."""

    def __init__(self):
        self.file = None

    def __call__(self, window, number):
        if self.file is None:
            self.file = open(window.file, "r+", encoding="utf-8")
        self.file.truncate(0)
        self.file.seek(0)
        self.file.write(text(number))
        self.file.flush()


def nano(window, number):
    """Types a letter into nano, and writes the file, on a terminal of its own."""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(window.folder)
        os.environ["TERM"] = "xterm"
        os.execvp("nano", ["nano", "--ignorercfiles", "+1,7", window.file])

    def settle(seconds):
        while select.select([terminal], [], [], seconds)[0]:
            try:
                if not os.read(terminal, 65536):
                    return
            except OSError:
                return

    settle(0.3)
    os.write(terminal, b"v")
    settle(0.1)
    os.write(terminal, b"\x0f")
    settle(0.1)
    os.write(terminal, b"\r")
    settle(0.1)
    os.write(terminal, b"\x18")
    settle(0.1)
    os.waitpid(process, 0)
    os.close(terminal)


def plain(folder, content):
    write(os.path.join(folder, "Form.swift"), content)


def linked(folder, content):
    os.mkdir(os.path.join(folder, "else"))
    write(os.path.join(folder, "else/a.swift"), content)
    os.symlink("else/a.swift", os.path.join(folder, "Form.swift"))


def twice(folder, content):
    plain(folder, content)
    os.mkdir(os.path.join(folder, "else"))
    os.link(os.path.join(folder, "Form.swift"), os.path.join(folder, "else/twin"))


def nested(folder, content):
    os.makedirs(os.path.join(folder, "project/sources"))
    write(os.path.join(folder, "project/sources/Form.swift"), content)


def repository(folder, content):
    plain(folder, content)
    script = """
        git init -q . && git config user.email a@example.org && git config user.name A
        git add Form.swift && git commit -qm 0 && git tag v0
        for i in $(seq 1 $1); do
          printf 'Text("%s")\\n' "$(printf 'v%.0s' $(seq 0 $i))" > Form.swift
          git commit -qam $i && git tag v$i
        done
        git checkout -q v0
        """
    subprocess.run(["bash", "-euc", script, "sh", str(COUNT + 1)], cwd=folder, check=True)


EMACS = (
    'emacs -Q --batch Form.swift --eval "(progn (goto-char 7) (insert \\"v\\") (save-buffer))"')
DEEP = "project/sources/Form.swift"

# Each is the program that it needs, how the file is laid out, its name, and how it is saved.
METHODS = {
    "in place": (None, plain, "Form.swift", shell('echo "$1" > Form.swift')),
    "truncated and written twice": (None, plain, "Form.swift", in_two_steps),
    "renamed over": (None, plain, "Form.swift", shell(
        'echo "$1" > .Form.tmp; mv .Form.tmp Form.swift')),
    "moved away as a backup": (None, plain, "Form.swift", shell(
        'echo x > 4913; rm 4913; mv Form.swift Form.swift~; echo "$1" > Form.swift;'
        ' chmod 644 Form.swift; rm Form.swift~')),
    "safe write": (None, plain, "Form.swift", shell(
        'echo "$1" > F.tmp; mv Form.swift F.old; mv F.tmp Form.swift; rm F.old')),
    "deleted and created": (None, plain, "Form.swift", shell(
        'rm Form.swift; sleep 0.02; echo "$1" > Form.swift')),
    "link swapped": (None, linked, "Form.swift", shell(
        'echo "$1" > else/$2.swift; ln -s else/$2.swift next; mv -T next Form.swift')),
    "target of a link": (None, linked, "Form.swift", shell('echo "$1" > else/a.swift')),
    "target of a link renamed over": (None, linked, "Form.swift", shell(
        'echo "$1" > else/b; mv else/b else/a.swift')),
    "folder swapped": (None, nested, DEEP, shell(
        'mkdir -p other/sources; echo "$1" > other/sources/Form.swift; mv project gone$2;'
        ' mv other project; rm -r gone$2')),
    "folder made anew": (None, nested, DEEP, shell(
        'rm -r project; mkdir -p project/sources; echo "$1" > project/sources/Form.swift')),
    "through a hard link": (None, twice, "Form.swift", shell('echo "$1" > else/twin')),
    "never closed": (None, plain, "Form.swift", KeptOpen()),
    "same length and time": (None, plain, "Form.swift", shell(
        'echo "$1" > b; touch -r Form.swift b; cp -p b Form.swift; rm b')),
    "vim": ("vim", plain, "Form.swift", shell(
        "vim -Nu NONE -es -c 's/(\"/(\"v/' -c wq Form.swift")),
    "vim with a backup": ("vim", plain, "Form.swift", shell(
        "vim -Nu NONE -es -c 'set backup backupcopy=no' -c 's/(\"/(\"v/' -c wq Form.swift")),
    "neovim": ("nvim", plain, "Form.swift", shell(
        "nvim --clean --headless -c 's/(\"/(\"v/' -c wq Form.swift")),
    "emacs": ("emacs", plain, "Form.swift", shell(EMACS)),
    "nano": ("nano", plain, "Form.swift", nano),
    "ed": ("ed", plain, "Form.swift", shell(
        "printf '1s/(\"/(\"v/\\nw\\nq\\n' | ed -s Form.swift")),
    "sed -i": ("sed", plain, "Form.swift", shell("sed -i 's/(\"/(\"v/' Form.swift")),
    "git checkout": ("git", repository, "Form.swift", shell("git checkout -q v$2")),
    "rsync": ("rsync", plain, "Form.swift", shell(
        'mkdir -p away; echo "$1" > away/Form.swift; rsync -a away/Form.swift Form.swift')),
    "rsync --inplace": ("rsync", plain, "Form.swift", shell(
        'mkdir -p away; echo "$1" > away/Form.swift;'
        ' rsync -a --inplace away/Form.swift Form.swift')),
}


def endure(maquette, name, count):
    """Saves so many times; returns what went wrong, in words."""
    _, prepare, file, save = METHODS[name]
    window = Followed(maquette, text(0), file, prepare)
    faults = []
    time.sleep(0.3)
    for number in range(1, count + 1):
        window.read()
        before = len(window.records)
        save(window, number)
        window.awaits(os.path.getsize(window.file), f"{name}, save {number}")
        time.sleep(0.03)
        window.read()
        reloads = len(window.records) - before
        if reloads != 1:
            faults.append(f"save {number} was {reloads} reloads")
    time.sleep(0.3)
    window.read()
    total = len(window.records) - 1
    window.end()
    if total != count and not faults:
        faults.append(f"{total} reloads in all")
    return faults


def main():
    global COUNT
    if len(sys.argv) > 2:
        COUNT = int(sys.argv[2])
    failed = False
    for name in sys.argv[3:] or METHODS:
        program = METHODS[name][0]
        if program and not shutil.which(program):
            print(f"{name}: {program} is not installed", flush=True)
            continue
        faults = endure(sys.argv[1], name, COUNT)
        failed = failed or bool(faults)
        print(f"{name}: {COUNT} saves, {'; '.join(faults[:5]) or 'one reload each'}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
