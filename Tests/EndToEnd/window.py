"""Starts the real program and uses it as a user does: keys and pointer in, what is shown out."""

import contextlib
import ctypes
import os
import pathlib
import shutil
import subprocess
import tempfile
import time
import unittest

from accessible import application
from language import Language

PROGRAM = os.environ.get("PER_BINARY", "per")
# Beside the program where it is installed; else the one that was built with it
PER_CLI = os.environ.get("PER_CLI") or next(
    (
        str(path)
        for path in [
            pathlib.Path(PROGRAM).parent / "per-cli",
            pathlib.Path(__file__).resolve().parents[2] / ".build" / "debug" / "per-cli",
        ]
        if path.exists()
    ),
    "per-cli",
)
COPY_PAGE = pathlib.Path(__file__).with_name("copy_page.py")
BUILD = pathlib.Path(__file__).resolve().parents[2] / ".build"
LOCALES = BUILD / "locales"
REPORTS = BUILD / "end-to-end"

# How long something may take that has to happen. Only a failing test ever waits for it.
TIMEOUT = 20
NOT_OURS = (
    # GTK 4.18 answers a question about a widget of its own file dialog that has no path on the bus yet. Only what asks
    # while the dialog comes up or goes sees that, which is these tests.
    "g_variant_is_object_path: assertion 'string != NULL' failed",
    "g_variant_new_object_path: assertion 'g_variant_is_object_path (object_path)' failed",
)


def xdotool(*arguments):
    return subprocess.run(
        ["xdotool", *map(str, arguments)], check=True, capture_output=True, text=True
    ).stdout.strip()


def pause(asked):
    """Waits before a question is asked again as long as it took: the program has work to do, too."""
    time.sleep(max(0.02, min(time.monotonic() - asked, 0.5)))


def make_locale(name):
    """Makes a locale for the tests alone: hardly any machine has all that they need."""
    if name and not name.startswith("C") and not (LOCALES / name).exists():
        LOCALES.mkdir(parents=True, exist_ok=True)
        language, charset = name.split(".")
        # Another share of the tests may be making the same one.
        with tempfile.TemporaryDirectory(dir=LOCALES) as folder:
            made = pathlib.Path(folder) / name
            subprocess.run(
                ["localedef", "--inputfile", language, "--charmap", charset, str(made)], check=True
            )
            with contextlib.suppress(OSError):
                made.rename(LOCALES / name)


def keep_browsers_out(config):
    """A browser of this machine would answer for web pages before the desktop is asked."""
    folders = os.environ.get("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(":")
    files = (file for folder in folders for file in pathlib.Path(folder, "applications").glob("*.desktop"))
    browsers = "".join(f"{file.name};" for file in files if "x-scheme-handler/http" in file.read_text(errors="replace"))
    (config / "mimeapps.list").write_text(
        f"[Removed Associations]\nx-scheme-handler/http={browsers}\nx-scheme-handler/https={browsers}\n"
    )


class Program:
    """The running program, with folders of its own for settings and data."""

    def __init__(self, home, environment, arguments=(), prepare=None, toolkit_settings=()):
        self.log = pathlib.Path(home) / "log"
        config = pathlib.Path(home) / "config"
        toolkit = pathlib.Path(os.environ["XDG_CONFIG_HOME"]) / "gtk-4.0"
        shutil.copytree(toolkit, config / "gtk-4.0", dirs_exist_ok=True)
        with (config / "gtk-4.0" / "settings.ini").open("a") as settings:
            settings.writelines(f"{line}\n" for line in toolkit_settings)
        keep_browsers_out(config)
        for variable, value in environment.items():
            if variable == "LANG" or variable.startswith("LC_"):
                make_locale(value)
        self.environment = {
            **os.environ,
            "LOCPATH": str(LOCALES),
            "XDG_CONFIG_HOME": str(config),
            "XDG_DATA_HOME": str(pathlib.Path(home) / "data"),
            "XDG_STATE_HOME": str(pathlib.Path(home) / "state"),
            # In a file below XDG_CONFIG_HOME; dconf would ask a service that all tests share
            "GSETTINGS_BACKEND": "keyfile",
            # What GTK complains of fails the test in the end, unless it is in NOT_OURS
            "G_DEBUG": "",
            **environment,
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [PROGRAM, *arguments],
                env=self.environment,
                stdout=log,
                stderr=subprocess.STDOUT,
                preexec_fn=prepare,
            )

    def run_again(self, *arguments):
        """Starts the program a second time, and waits for it to end."""
        return subprocess.run(
            [PROGRAM, *arguments], env=self.environment, timeout=TIMEOUT, capture_output=True
        ).returncode

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def libraries(self):
        """What is mapped into its memory, a line for each part."""
        return pathlib.Path(f"/proc/{self.process.pid}/maps").read_text()

    @property
    def processor_ticks(self):
        """The processor time it has used so far, in hundredths of a second."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1]
        return sum(map(int, fields.split()[11:13]))

    @property
    def wakeups(self):
        """How often its main thread has begun to run so far, however short and however busy the machine is."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return sum(int(line.split()[1]) for line in status.splitlines() if "ctxt_switches" in line)

    def end(self):
        if self.is_running:
            self.process.terminate()
        try:
            self.process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class WindowTest(unittest.TestCase):
    """A test that starts with the window open, its folders empty, in Ireland."""

    environment = {"LC_ALL": "en_IE.UTF-8"}
    text_scale = 1
    # Lines of GTK's file of settings, besides those of all tests
    toolkit_settings = ()
    size = None
    program = None
    not_ours = NOT_OURS

    def prepare(self):
        """Runs in the process of the program before the program does."""

    def setUp(self):
        self.home = tempfile.mkdtemp(prefix="per-")
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)
        self.addCleanup(self.stop)
        self.start()

    def start(self):
        locale = self.environment.get("LANGUAGE") or self.environment.get("LC_ALL", "C")
        self.language = Language(PROGRAM, locale)
        # Objects that were found before: looking for one asks for every object of the window
        self.known = {}
        self.last_focus = None
        # A resource of the display, because GTK takes it before any file of settings
        resource = f"Xft.dpi: {96 * self.text_scale}"
        xprop = ["xprop", "-root", "-format", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER"]
        subprocess.run([*xprop, resource], check=True)
        # Where the test before left it, it could choose something in a menu
        self.point_away()
        self.program = Program(
            self.home, self.environment, prepare=self.prepare, toolkit_settings=self.toolkit_settings
        )
        self.app = self.eventually(lambda: application(self.program.process.pid), "a program")
        self.window = self.eventually(lambda: next(iter(self.app.children), None), "a window")
        self.identifier = self.eventually(self.find_window, "a window on the screen")
        xdotool("windowfocus", self.identifier)
        if self.size:
            self.resize(*self.size)

    def find_window(self):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.program.process.pid)],
            capture_output=True,
            text=True,
        ).stdout.split()
        return found[-1] if found else None

    def stop(self):
        """Ends the program, and fails the test if it crashed or complained."""
        if self.program is None:
            return
        if self.program.is_running and self.has_failed():
            self.report()
        ended_by_itself = not self.program.is_running
        self.program.end()
        said = self.program.log.read_text(errors="replace")
        status, self.program = self.program.process.returncode, None
        self.assertEqual(self.faults_of_its_own(said), [])
        self.assertIn(status, [0] if ended_by_itself else [0, -15], said)

    def faults_of_its_own(self, said):
        """What the program said, only the lines that tell of a fault of its own."""
        return [
            line
            for line in said.splitlines()
            if any(word in line for word in ("WARNING", "CRITICAL", "ERROR", "Fatal error"))
            and not any(words in line for words in self.not_ours)
        ]

    def per_cli(self, *arguments, status=0):
        """Runs the command line on the same file; what it prints."""
        run = subprocess.run(
            [PER_CLI, *arguments],
            env=self.program.environment, timeout=TIMEOUT, capture_output=True, text=True,
        )
        self.assertEqual(run.returncode, status, run.stderr)
        return run.stdout

    def make_comparisons(self):
        """Adds three comparisons, each with a product."""
        for name, line in [("Oats", "1 kg 1.00 A"), ("Oil", "1 l 5.00 B"), ("Tea", "100 g 3.00 C")]:
            self.per_cli("new", name, "--currency", "EUR")
            self.per_cli("add", "--comparison", name, line)

    @property
    def database(self):
        return pathlib.Path(self.home) / "data" / "io.github.perapp.Per" / "per.sqlite"

    def restart(self):
        self.stop()
        self.start()

    def has_failed(self):
        return not self._outcome.success

    def report(self):
        """Keeps what the window looked like and what it said."""
        # The bus gives endless answers about a program that has ended
        if not self.program.is_running:
            return
        REPORTS.mkdir(parents=True, exist_ok=True)
        self.picture(REPORTS / f"{self.id()}.png")
        (REPORTS / f"{self.id()}.txt").write_text(self.app.outline() + "\n")

    def picture(self, path):
        subprocess.run(["import", "-window", self.identifier, str(path)], check=False)

    # What a user does

    def press(self, *keys):
        xdotool("key", "--delay", "10", *keys)

    def type(self, text):
        xdotool("type", "--delay", "10", "--", text)

    def click(self, item):
        def still():
            before = item.bounds
            time.sleep(0.05)
            return before if item.bounds == before else None

        # What is still moving, as below a search that has just been left, would be gone
        left, top, width, height = self.eventually(still, "it to stay where it is")
        origin_left, origin_top, *_ = self.content.bounds
        across = left - origin_left + (width + self.border) // 2
        down = top - origin_top + (height + self.border) // 2
        xdotool("mousemove", "--window", self.identifier, across, down)
        xdotool("click", 1)

    def quit(self):
        """Leaves the program with its key; the result is its exit status."""
        self.press("ctrl+q")
        return self.program.process.wait(TIMEOUT)

    def point_away(self):
        xdotool("mousemove", 1919, 1199)

    def settle(self, timeout=TIMEOUT):
        """Waits until the program has nothing more to do."""
        def ticks_soon():
            before = self.program.processor_ticks
            # That nothing is done shows only over some time; shorter, and a pause counts as rest.
            time.sleep(0.25)
            return self.program.processor_ticks == before

        self.eventually(ticks_soon, "rest", timeout)

    def resize(self, width, height):
        """Makes the window as large as that, without the border around it."""
        size = [str(width + self.border), str(height + self.border)]

        def resized():
            # Twice where rows take the form for narrow windows on the way: before, they need more room
            xdotool("windowsize", "--sync", self.identifier, *size)
            return self.content.bounds[2:]

        self.wait_for(resized, (width, height))

    @property
    def content(self):
        """What is inside the border: newer GTK counts the border as part of the window, and places
        before 0 what is inside."""
        return self.window.children[0]

    @property
    def border(self):
        """What the toolkit draws left and right of the window, or above and below it, in pixels."""
        geometry = xdotool("getwindowgeometry", "--shell", self.identifier)
        width = int(dict(line.split("=") for line in geometry.splitlines())["WIDTH"])
        return width - self.content.bounds[2]

    def go_to(self, name):
        """Presses Tab until the focus is there."""
        names = self.language.texts_for(name)
        everything = [item for child in self.app.children for item in child.everything()]
        before = 0
        focused = None
        for _ in range(60):
            # The next focus is mostly near the last one, and every look is a question to the program
            near = everything[before:] + everything[:before]
            focused = self.eventually(
                lambda: next((i for i in near if i != focused and i.is_focused), None),
                "another focus",
            )
            if focused.name in names:
                return
            self.press("Tab")
            before = everything.index(focused)
        self.fail(f"Tab never comes to {name!r}")

    def open(self, group):
        """Opens a group of entries that begins with that word."""
        self.go_to(self.button(group).name)
        self.press("space")

    def replace(self, name, text):
        """Writes something else into an entry."""
        self.go_to(name)
        self.press("ctrl+a", "Delete")
        if text:
            self.type(text)
        self.assertReads(name, text)

    def choose_file(self, path, windows=1, question=None):
        """Answers the dialog that asks for a file, beside that many windows of our own; another one may come behind it."""
        self.eventually(lambda: len(self.app.children) > windows, "a dialog")
        self.settle()
        self.press("slash")
        entry = self.eventually(
            lambda: next((i for i in self.items("text") if i.is_focused and i.text == "/"), None),
            "the entry for a path",
        )
        # All at once: GTK's own completion complains about a folder that it is still reading when the next letter comes
        entry.text = str(path)
        self.wait_for(lambda: entry.text, str(path))
        self.press("Return")
        if question:
            self.eventually(lambda: self.items("label", question), question)
            self.settle()
        else:
            # Not the number of windows: what the file leads to may be open by then.
            self.eventually(
                lambda: all(item.text != str(path) for item in self.items("text")), "the end of the dialog")

    def copy_page(self, page, *texts, address=""):
        """Another program copies a page, and offers it as browsers do, also as plain text, or as nothing else."""
        browser = subprocess.Popen(
            ["/usr/bin/python3", str(COPY_PAGE), address, page, *texts],
            stdout=subprocess.PIPE, text=True, env=self.program.environment,
        )
        self.addCleanup(browser.wait)
        self.addCleanup(browser.kill)
        self.addCleanup(browser.stdout.close)
        said = browser.stdout.readline()
        if said == "ready\n":
            self.press("space")
            said = browser.stdout.readline()
        self.assertEqual(said, "copied\n")

    def find(self, text):
        """Searches the list, which has to have a row without that text: it is gone when this ends."""
        def others():
            return [row for row in self.rows if text not in row.lower()]

        self.press("ctrl+f")
        self.assertFocus("Find in the List")
        self.assertNotEqual(others(), [])
        self.type(text)
        self.wait_for(others, [])

    def enter(self, name, quantity, price, store=""):
        """Fills the form in from the first field on, and adds the product with Return."""
        self.replace("Name", name)
        self.replace("Quantity", quantity)
        self.replace("Price", price)
        if store:
            self.replace("Store", store)
        add = self.add_button
        self.wait_for(lambda: add.is_sensitive, True)
        self.press("Return")
        if self.is_list_beside_form:
            self.eventually(lambda: any(name in row for row in self.rows), f"a row for {name}")
        self.assertReads("Name", "")

    # What a user sees

    @property
    def is_list_beside_form(self):
        """In a narrow window they are pages, and nothing is to be seen of the other one."""
        return self.size is None or self.size[0] > 500

    def eventually(self, question, what, timeout=TIMEOUT):
        """The answer, as soon as it is more than nothing."""
        deadline = time.monotonic() + timeout
        while True:
            asked = time.monotonic()
            if answer := question():
                return answer
            if self.program and not self.program.is_running:
                self.fail(f"the program ended: {self.program.log.read_text(errors='replace')}")
            if time.monotonic() > deadline:
                self.report()
                self.fail(f"waited in vain for {what}; see {REPORTS}")
            pause(asked)

    @property
    def shown(self):
        """All objects that are not hidden, each asked for when it is looked at."""
        return (item for child in self.app.children for item in child.shown())

    def items(self, role, name=None):
        names = name and self.language.texts_for(name)
        return [x for x in self.shown if x.role == role and (names is None or x.name in names)]

    def item(self, role, name):
        """The object with that role and name, as soon as there is one."""
        return self.eventually(lambda: self.known_item(role, name), f"the {role} {name!r}")

    def known_item(self, role, name):
        """The object with that role and name, or `None`."""
        names = self.language.texts_for(name)
        known = self.known.get((role, name))
        if not known or known.role != role or known.name not in names:
            known = next((x for x in self.shown if x.role == role and x.name in names), None)
            self.known[role, name] = known
        return known

    def notice_button(self, title):
        """The one of a notice, which libadwaita names "Undo Undo" for its access key."""
        return self.eventually(lambda: self.button(title), title)

    def button(self, start):
        """The first button whose name begins so; `None` where there is none."""
        starts = tuple(self.language.texts_with(start))
        return next((x for x in self.items("push button") if x.name.startswith(starts)), None)

    def press_tab_until(self, is_there, place):
        before = None
        for _ in range(60):
            item = self.eventually(self.focused, "a focus")
            if is_there(item):
                return
            if item != before:
                self.press("Tab")
                before = item
        self.fail(f"Tab never comes to {place}")

    def entry(self, name):
        return self.item("text", name)

    @property
    def add_button(self):
        """The one of the form; the page of an empty list has another."""
        part = self.entry("Name")
        names = self.language.texts_for("Add Product") | self.language.texts_for("Apply")
        while True:
            part = part.parent
            for item in part.everything():
                if item.role == "push button" and item.name in names:
                    return item

    @property
    def unit(self):
        """What the drop-down says."""
        return [i.name for i in self.item("combo box", "Unit").shown() if i.role == "label"][-1]

    def focused(self):
        """What has the focus: mostly what had it before or something near that, which is searched first."""
        windows = self.app.children
        part, searched = self.last_focus, None
        while part and part != searched and part not in windows:
            if found := part.focused(besides=searched):
                break
            part, searched = part.parent, part
        else:
            found = next(filter(None, (window.focused() for window in windows)), None)
        self.last_focus = found
        return found

    @property
    def focus(self):
        """The name of what has the focus."""
        item = self.focused()
        return item.name if item else None

    @property
    def rows(self):
        """What a screen reader says for each product, from the top."""
        return [row.name for row in self.row_items]

    @property
    def row_items(self):
        # Newer GTK exposes only the visible page of a stack
        products = self.known_item("list", "Products")
        return [item for item in products.children if item.role == "list item"] if products else []

    @property
    def words(self):
        """Every text that is shown, in the order of the window."""
        return [label.name for label in self.items("label")]

    def assertRows(self, expected):
        self.wait_for(lambda: self.rows, expected)

    def assertReads(self, name, expected):
        self.wait_for(lambda: self.entry(name).text, expected)

    def assertFocus(self, expected):
        names = self.language.texts_for(expected)
        self.wait_for(lambda: expected if self.focus in names else self.focus, expected)

    def assertSays(self, text):
        """Somewhere in the window, in a label or as the description of a field, wherever its lines may end."""
        def spaced(words):
            return words.replace("\N{NO-BREAK SPACE}", " ")

        def words(item):
            role = item.role
            return item.name if role == "label" else item.description if role == "text" else ""

        def said():
            return any(spaced(text) in spaced(words(item)) for item in self.shown)

        self.eventually(said, f"the words {text!r}")

    def assertSpoken(self, words):
        """GTK announces since 4.14; before, what has the focus is described so."""
        if ctypes.CDLL("libgtk-4.so.1").gtk_get_minor_version() < 14:
            self.wait_for(lambda: self.focused().description, words)

    def assertStays(self, question, expected, seconds):
        """For what must not happen: nothing announces that, so this takes the whole time."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            self.assertEqual(question(), expected)
            time.sleep(0.2)

    def wait_for(self, question, expected, timeout=TIMEOUT):
        deadline = time.monotonic() + timeout
        asked = time.monotonic()
        while (answer := question()) != expected and time.monotonic() < deadline:
            if self.program and not self.program.is_running:
                break
            pause(asked)
            asked = time.monotonic()
        if answer != expected:
            self.report()
        self.assertEqual(answer, expected)
