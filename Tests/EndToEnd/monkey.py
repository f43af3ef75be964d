#!/usr/bin/python3
"""Uses the program at random, as a user might: monkey.py SEED COUNT, on a display of its own (scripts/monkey).

What is done follows from the seed alone, so that any run can be repeated. After each action the window has to hold
what the file holds, something has to have the focus, and the program must have complained of nothing.
"""

import contextlib
import ctypes
import json
import os
import pathlib
import random
import string
import subprocess
import sys
import time
import unittest

from window import NOT_OURS, PER_CLI, TIMEOUT, WindowTest, xdotool

STORES = ["Aldi", "Lidl", "Rewe", "Spar"]
SIZES = [(360, 640), (480, 900), (700, 600), (1000, 700), (1040, 1000), (1400, 800)]
# More than this many products are cleared away: only rows that are near have widgets
MANY = 9
# What is pressed in the list
LIST_KEYS = [
    "Down", "Up", "Home", "End", "Delete", "ctrl+u", "space", "ctrl+z", "shift+ctrl+z", "ctrl+y", "ctrl+c", "ctrl+v",
    "ctrl+k", "shift+ctrl+c", "Page_Down", "Left", "Right",
]
# What opens something else, which Escape closes
OPENING_KEYS = [
    "ctrl+b", "shift+ctrl+b", "ctrl+g", "F1", "ctrl+comma", "alt+Return", "ctrl+question", "F10", "ctrl+o", "Menu",
    "ctrl+d",
]
WANDERING_KEYS = ["Tab", "shift+Tab", "Down", "Up", "Right", "Left", "Return", "space", "Escape"]


class Monkey(WindowTest):
    """The actions, each a method whose name begins with `do_` and whose choices are those of `self.chance`."""

    seed = 1
    count = 25
    # GTK loses count of what is pressed where a menu opens or closes with a click: libadwaita's own demo, Transmission and
    # others say it as well. Nothing else comes of it.
    not_ours = (*NOT_OURS, "Broken accounting of active state for widget")
    environment = {
        **WindowTest.environment,
        # Newer GTK complains of what is not ours: see NOT_OURS
        "G_DEBUG": "fatal-criticals" if ctypes.CDLL("libgtk-4.so.1").gtk_get_minor_version() < 14 else "",
    }

    # How often an action is chosen, beside the others
    weights = {
        "do_quick_line": 8, "do_form": 5, "do_list": 10, "do_edit": 4, "do_search": 3, "do_open": 5, "do_wander": 4,
        "do_resize": 2, "do_click": 5, "do_scheme": 1, "do_text_size": 1, "do_second_window": 2, "do_command": 5,
        "do_kill": 1, "do_restart": 1, "do_menu_and_escape": 2, "do_clear": 1, "do_undo_all": 1, "do_open_over_bus": 2,
    }

    def run_monkey(self):
        self.chance = random.Random(self.seed)
        self.seen = 0
        # The one that the window shows, for the command line
        self.comparison = []
        names = list(self.weights)
        for number in range(self.count):
            name = self.chance.choices(names, list(self.weights.values()))[0]
            # Every action has numbers of its own, so that one that draws more does not change those after it
            state = self.chance.getrandbits(64)
            outer, self.chance = self.chance, random.Random(state)
            self.said = f"seed {self.seed}, action {number}: {name[3:]}"
            if os.environ.get("MONKEY_TALKS"):
                print(self.said, flush=True)
            try:
                getattr(self, name)()
                self.come_back()
                self.check()
            except (AssertionError, subprocess.SubprocessError) as error:
                raise AssertionError(f"{self.said}: {error}") from error
            self.chance = outer

    # Actions

    # Faster than a user: most of the time of a run is spent on keys.

    def press(self, *keys):
        if keys:
            xdotool("key", "--delay", "4", *keys)

    def type(self, text):
        xdotool("type", "--delay", "4", "--", text)

    def word(self):
        return "".join(self.chance.choices(string.ascii_lowercase, k=self.chance.randint(3, 7))).capitalize()

    def line(self):
        chance = self.chance
        amount = f"{chance.randint(1, 999)} {chance.choice(['g', 'kg', 'kg', 'lb', 'oz'])}"
        price = f"{chance.randint(0, 99)}.{chance.randint(0, 99):02}"
        parts = [f"Tea {self.word()}", amount, price]
        if chance.random() < 0.3:
            parts.append(chance.choice(["-20%", "3 for 2", "2nd half price", "buy 2 get 1 free"]))
        if chance.random() < 0.4:
            parts.append(f"@ {chance.choice(STORES)}")
        return " ".join(parts)

    def do_quick_line(self):
        self.press("ctrl+l")
        self.type(self.line())
        self.press("Return", "Escape")

    def do_form(self):
        self.press("ctrl+n")
        for text in [f"Oats {self.word()}", f"{self.chance.randint(1, 900)}", f"{self.chance.randint(1, 90)}.5"]:
            self.press("ctrl+a")
            self.type(text)
            self.press(*["Tab"] * self.chance.randint(1, 2))
        self.press(self.chance.choice(["Return", "Escape"]))

    def do_list(self):
        self.press("ctrl+f", "Escape")
        self.press("ctrl+f", "Return")
        self.press(*self.chance.choices(LIST_KEYS, k=self.chance.randint(1, 6)))

    def do_edit(self):
        self.press("ctrl+f", "Return")
        self.press(*["Down"] * self.chance.randint(0, 3), "F2")
        self.press(*["Tab"] * self.chance.randint(0, 3), "ctrl+a")
        self.type(str(self.chance.randint(1, 500)))
        self.press(self.chance.choice(["Return", "Return", "Escape"]))

    def do_search(self):
        self.press("ctrl+f")
        self.type("".join(self.chance.choices("aeiot", k=self.chance.randint(1, 3))))
        self.press(*self.chance.choices(["Down", "Return", "Up", "Delete"], k=self.chance.randint(0, 2)))
        self.press("Escape")

    def do_open(self):
        self.press(self.chance.choice(OPENING_KEYS))
        if self.chance.random() < 0.5:
            self.rest()
        self.press(*self.chance.choices(["Tab", "Down", "Up", "Left", "Right"], k=self.chance.randint(0, 5)))

    def do_wander(self):
        self.press(*self.chance.choices(WANDERING_KEYS, k=self.chance.randint(2, 12)))

    def do_menu_and_escape(self):
        self.press("ctrl+f", "Return", "Menu", "Escape")

    def do_resize(self):
        width, height = self.chance.choice(SIZES)
        # GTK 4.8 complains of a menu that opens beyond the screen (gdk_monitor_get_geometry)
        xdotool("windowmove", "--sync", self.identifier, 0, 0)
        xdotool("windowsize", "--sync", self.identifier, width, height)

    def do_click(self):
        """Somewhere in the window, but not where it is closed."""
        across, down = self.chance.randint(2, 95), self.chance.randint(2, 97)
        if down < 12:
            across = min(across, 60)
        *_, width, height = self.content.bounds
        xdotool("mousemove", "--window", self.identifier, width * across // 100, height * down // 100)
        xdotool("click", "--repeat", self.chance.choice([1, 1, 2]), self.chance.choice([1, 1, 1, 3]))

    def do_scheme(self):
        scheme = self.chance.choice(["light", "dark", "system"])
        words = ["gsettings", "set", "io.github.perapp.per", "color-scheme", scheme]
        subprocess.run(words, env=self.program.environment, check=True, capture_output=True, timeout=TIMEOUT)

    def do_text_size(self):
        """GTK looks at it when it starts."""
        self.text_scale = self.chance.choice([1, 1, 1.5, 2])
        self.restart()

    def do_second_window(self):
        self.press("shift+ctrl+n")
        self.rest()
        self.press("ctrl+l")
        self.type(self.line())
        self.press("Return")
        self.rest()
        self.press("ctrl+w")

    def do_command(self):
        """The command line, on the same file at the same time."""
        kind = self.chance.choice(["add", "add", "undo", "redo", "edit", "remove", "rename"])
        words = {
            "add": ["add", self.line(), *self.comparison], "undo": ["undo", *self.comparison[1:]],
            "redo": ["redo", *self.comparison[1:]],
            "edit": ["edit", self.any_name(), f"{self.chance.randint(1, 60)}.00", *self.comparison],
            "remove": ["remove", self.any_name(), *self.comparison],
            "rename": ["rename", *self.comparison[1:], self.word()],
        }[kind]
        run = self.command(*words)
        # Such as where nothing is to be undone
        self.assertIn(run.returncode, [0, 1, 2], run.stderr)

    def do_open_over_bus(self):
        """What file managers call, and anybody else: files, folders, nothing, nonsense."""
        chance = self.chance
        path = pathlib.Path(self.home) / f"file-{chance.randint(0, 999)}"
        content = chance.choice([
            b"name,quantity,price\nRice,1 kg,2.49\n", chance.randbytes(chance.randint(0, 3000)), b"",
            b'{"format":"io.github.perapp.Per","version":99}', b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"[" * 999,
        ])
        path.write_bytes(content)
        address = chance.choice([
            path.as_uri(), path.as_uri(), path.as_uri(), path.parent.as_uri(), path.as_uri() + "-missing",
            "http://example.com/a.csv", "file:///dev/zero", "nonsense", "", "%zz",
        ])
        name = "io.github.perapp.per"
        subprocess.run(
            ["gdbus", "call", "--session", "--dest", name, "--object-path", "/" + name.replace(".", "/"), "--method",
             "org.freedesktop.Application.Open", json.dumps([address] * chance.choice([1, 1, 2, 20])), "{}"],
            timeout=TIMEOUT, capture_output=True,
        )
        self.rest()
        self.press(*chance.choices(["Return", "Tab", "Escape"], k=chance.randint(0, 3)))

    def do_clear(self):
        for name in self.products(*self.comparison[1:]):
            self.command("remove", name, *self.comparison)

    def do_undo_all(self):
        self.press("ctrl+f", "Return")
        self.press(*[self.chance.choice(["ctrl+z", "shift+ctrl+z"])] * self.chance.randint(3, 20))

    def do_kill(self):
        self.program.process.kill()
        self.program.process.wait()
        self.program = None
        self.start()

    def do_restart(self):
        self.restart()

    # What has to hold

    def command(self, *words):
        return subprocess.run(
            [PER_CLI, *words], env=self.program.environment, timeout=TIMEOUT, capture_output=True, text=True
        )

    def products(self, *comparison):
        """The names of the products of one comparison in the file."""
        lines = self.command("show", "--json", *comparison).stdout.splitlines()
        return [json.loads(line).get("name", "") for line in lines]

    def any_name(self):
        """One that is there, or one that is not."""
        return (sorted(self.products(*self.comparison[1:])) + ["Nothing"])[0]

    def rest(self):
        """Waits until the program has nothing more to do; less exactly than `settle`, which waits longer."""
        deadline = time.monotonic() + TIMEOUT
        before = None
        while self.program.is_running and time.monotonic() < deadline:
            if (now := self.processor_nanoseconds) == before:
                return
            before = now
            time.sleep(0.04)

    @property
    def processor_nanoseconds(self):
        """The processor time of each thread so far: in hundredths of a second, a short pause would look like rest."""
        now = []
        for thread in pathlib.Path(f"/proc/{self.program.process.pid}/task").glob("*/schedstat"):
            # One may have ended since
            with contextlib.suppress(OSError):
                now.append(thread.read_text().split()[0])
        return now

    def start(self):
        super().start()
        self.seen = 0

    def come_back(self):
        """Leaves whatever is open, for the list; a program that was left is started again."""
        # Twenty files that come at once are twenty windows
        for attempt in range(60):
            self.rest()
            if not self.program.is_running:
                self.restart()
                return
            windows = [window for window in self.app.children if window.is_visible]
            if attempt > 1 and len(windows) == 1:
                # A search that something else has the focus beside does not hear Escape
                self.press("ctrl+f", "Escape")
                return
            # Dialogs and pages know Escape, windows Ctrl+W
            self.press("ctrl+w" if attempt > 5 and attempt % 3 and len(windows) > 1 else "Escape")
        self.fail(f"{len(windows)} windows stay open")

    def check(self):
        said = self.program.log.read_text(errors="replace")
        self.assertEqual(self.faults_of_its_own(said[self.seen:]), [])
        self.seen = len(said)
        self.window = next(iter(self.app.children), None)
        if identifier := self.find_window():
            self.identifier = identifier
        xdotool("windowfocus", self.identifier)
        self.eventually(self.focused, "a focus")
        kept = {}

        def is_same():
            """The rows are those of a comparison in the file. In a narrow window the list is not always there."""
            rows = self.rows
            if not rows and not self.known_item("list", "Products"):
                return True

            def shows(identity):
                kept[identity] = products = self.products(identity)
                return len(rows) == len(products) and all(any(name in row for row in rows) for name in products)

            kept.clear()
            # Mostly it is still the same one, and to ask for all takes a process for each
            if self.comparison and shows(self.comparison[1]):
                return True
            for line in self.command("list", "--json").stdout.splitlines():
                identity = str(json.loads(line)["id"])
                if shows(identity):
                    self.comparison = ["--comparison", identity]
                    return True
            # One in which nothing was done yet is in no file.
            return not rows and not kept.get(self.comparison[-1] if self.comparison else None)

        try:
            self.eventually(is_same, "the list to be that of the file")
        except AssertionError as error:
            raise AssertionError(f"{error}: {self.rows} is none of {kept}") from error
        if len(self.rows) > MANY:
            self.do_clear()


class OneMonkey(Monkey):
    def test_whatever_is_done_the_window_shows_what_the_file_holds(self):
        self.run_monkey()


if __name__ == "__main__":
    Monkey.seed, Monkey.count = int(sys.argv[1]), int(sys.argv[2])
    unittest.main(argv=sys.argv[:1], defaultTest="OneMonkey")
