"""What most desktops run: the program as a client of a Wayland compositor."""

import os
import pathlib
import shutil
import subprocess
import unittest

from accessible import application, arguments
from language import Language
from window import PROGRAM, Program, WindowTest

NAME = "io.github.perapp.per"
PATH = "/io/github/perapp/per"
SOCKET = "per-wayland"
# Actions whose windows come from GTK as they are
OF_THE_TOOLKIT = ("import", "export", "print", "choose-picture")


@unittest.skipUnless(shutil.which("weston"), "weston is not installed")
class Wayland(WindowTest):
    """Actions are called over D-Bus, buttons over AT-SPI. Keys reach the compositor, which is a window of the X server."""

    def start(self):
        runtime = pathlib.Path(os.environ["XDG_RUNTIME_DIR"])
        # In a window of the X server: without one, newer ones have no seat, and popovers do not open
        command = ["weston", "--backend=x11-backend.so", "--use-pixman", f"--socket={SOCKET}", "--idle-time=0"]
        with open(pathlib.Path(self.home) / "compositor", "w") as log:
            self.compositor = subprocess.Popen(
                [*command, "--width=1920", "--height=1200", "--no-config"], stdout=log, stderr=subprocess.STDOUT
            )
        # Cleaned up before the folder, and after the program
        self.addCleanup(self.compositor.wait)
        self.addCleanup(self.compositor.terminate)
        self.addCleanup(self.stop)
        self.eventually(lambda: (runtime / SOCKET).exists(), "a compositor")
        environment = {**self.environment, "GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": SOCKET, "DISPLAY": ""}
        self.language = Language(PROGRAM, "C")
        self.known = {}
        self.last_focus = None
        self.program = Program(self.home, environment)
        self.app = self.eventually(lambda: application(self.program.process.pid), "a program")
        self.window = self.eventually(lambda: next(iter(self.app.children), None), "a window")

    def picture(self, path):
        """There is no screen to take one of."""

    def activate(self, action, parameter="[]", window=None):
        place = f"{PATH}/window/{window}" if window else PATH
        call = ["gdbus", "call", "--session", "--dest", NAME, "--object-path", place]
        subprocess.run(
            [*call, "--method", "org.gtk.Actions.Activate", action, parameter, "{}"],
            check=True,
            capture_output=True,
        )

    def click(self, item):
        item.activate()

    def close(self, window):
        """Uses the buttons of a window that close it; a window of several pages has one on each."""
        for item in window.shown():
            if item.role == "push button" and item.name.endswith(("Close", "Cancel")):
                self.click(item)

    def opens(self, action, parameter="[]", window=1):
        """Opens a window with an action, presses every menu button in it, and closes it."""
        frames = self.app.children
        self.activate(action, parameter, window)
        opened = self.eventually(
            lambda: next((i for i in self.app.children if i not in frames), None), f"a window for {action}"
        )
        self.settle()
        self.assertGreater(len(list(opened.shown())), 3, action)
        if action not in OF_THE_TOOLKIT:
            self.press_menu_buttons(opened)
        self.close(opened)
        self.eventually(lambda: len(self.app.children) == len(frames), f"the end of that for {action}")

    def press_menu_buttons(self, window):
        """Opens and closes what menu buttons show; the result is how many there are."""
        buttons = [i for i in window.shown() if self.is_menu_button(i) and i.is_sensitive]
        for button in buttons:
            inner = next(i for i in button.children if i.role in ("push button", "toggle button"))
            before = len(list(button.shown()))
            self.click(inner)
            self.eventually(lambda: len(list(button.shown())) > before, f"a popover of {inner.name}")
            self.settle()
            self.click(inner)
            self.eventually(lambda: len(list(button.shown())) == before, f"the end of that of {inner.name}")
        return len(buttons)

    @staticmethod
    def is_menu_button(item):
        # In newer GTK it has the name of the button in it
        return item.name == "GtkMenuButton" or (
            item.role == "push button" and [i.role for i in item.children][:1] == ["toggle button"]
        )

    def test_every_window_and_popover(self):
        self.activate("open-example", "[<'Cola'>]", window=1)
        self.eventually(lambda: len(self.rows) == 2, "rows")
        self.assertGreater(self.press_menu_buttons(self.window), 2)
        for action in ("preferences", "help", "about"):
            self.opens(action, window=None)
        for action in (
            "comparisons", "rename", "settings", "chart",
            "show-help-overlay", *OF_THE_TOOLKIT,
        ):  # fmt: skip
            self.opens(action)
        for action in ("price-book", "shopping-list", "stores", "show-comparisons"):
            self.activate(action, window=1)
            self.settle()
        for action in ("new-product", "find", "quick-line", "details", "undo", "redo", "clear"):
            self.activate(action, window=1)
            self.settle()
        self.activate("new-window")
        self.eventually(lambda: len(self.app.children) == 2, "a second window")
        self.activate("close", window=2)
        self.eventually(lambda: len(self.app.children) == 1, "the end of it")
        self.activate("quit")
        self.assertEqual(self.program.process.wait(20), 0)

    def test_a_page_is_pasted_added_and_taken_back(self):
        cards = [("Oat Flakes", "500 g", "€1.25", "€2.50/kg"), ("Oat Bran", "1 kg", "€3.00", "€3.00/kg")]
        items = "".join(f"<li><h3>{a}</h3><p>{b}</p><p class=price>{c}</p><p>{d}</p></li>" for a, b, c, d in cards)
        self.copy_page(f"<meta charset='utf-8'><ul>{items}</ul>", "\n".join("\n".join(card) for card in cards))
        self.activate("show-comparisons", window=1)
        self.settle()
        # The compositor gives the focus back after a moment.
        self.wait_for(lambda: self.focus, "Name")
        self.press("Escape", "ctrl+v")
        self.eventually(lambda: len(self.app.children) == 2, "the offers")
        self.settle()
        self.press("Return")
        self.eventually(lambda: len(self.rows) == 2, "what was added")
        self.assertEqual([row.split(",")[0] for row in self.rows], ["Oat Flakes", "Oat Bran"])
        self.activate("undo", window=1)
        self.eventually(lambda: not self.rows, "nothing")
