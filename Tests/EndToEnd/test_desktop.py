"""What the desktop does for the program: it shows notifications, and its portals ask for files, print and open pages."""

import contextlib
import pathlib
import shutil
import sqlite3
import subprocess
import tempfile

from services import Notifications, Portals
from window import WindowTest, xdotool


class Desktop(WindowTest):
    def file(self, name, text):
        path = pathlib.Path(self.home) / name
        path.write_text(text)
        return path

    def activate(self, action):
        place = ["--dest", "io.github.perapp.per", "--object-path", "/io/github/perapp/per/window/1"]
        call = ["gdbus", "call", "--session", *place, "--method", "org.gtk.Actions.Activate"]
        subprocess.run([*call, action, "[]", "{}"], check=True, capture_output=True)


class Notifying(Desktop):
    def setUp(self):
        self.desktop = Notifications()
        self.addCleanup(self.desktop.end)
        super().setUp()

    def open_other_program(self):
        """The window of another program, which does not have the focus."""
        other = subprocess.Popen(["xev", "-event", "owner_grab_button"], stdout=subprocess.DEVNULL)
        self.addCleanup(other.wait)
        self.addCleanup(other.kill)
        find = ["xdotool", "search", "--onlyvisible", "--name", "Event Tester"]
        window = self.eventually(
            lambda: subprocess.run(find, capture_output=True, text=True).stdout.strip(), "another window"
        )
        xdotool("windowactivate", "--sync", self.identifier)
        self.settle()
        return window

    def import_long(self, count):
        rows = "".join(f"Product {number},1 kg,{number}.50\n" for number in range(1, count + 1))
        file = self.file(f"{count}.csv", "name,quantity,price\n" + rows)
        self.program.run_again(str(file))
        self.eventually(lambda: self.items("label", "Import Table"), "the question")
        self.settle()
        self.press("Return")
        self.wait_for(lambda: self.items("label", "Import Table"), [])

    def test_the_end_of_a_long_import_is_told_elsewhere(self):
        other = self.open_other_program()
        self.import_long(3000)
        self.eventually(lambda: self.items("label", "3,000 products added"), "the notice")
        self.settle()
        self.assertEqual(self.desktop.texts, [])
        # However fast the import is, it ends after its user has gone: only then may it write. What shows how far it is
        # takes the focus once.
        with contextlib.closing(sqlite3.connect(self.database, isolation_level=None)) as file:
            file.execute("BEGIN IMMEDIATE")
            self.import_long(60000)
            self.eventually(lambda: self.items("label", "Importing…"), "how far it is")
            # So many rows are read for a while before one of them is to be written.
            self.settle(timeout=60)
            xdotool("windowactivate", "--sync", other)
            file.execute("ROLLBACK")
        self.wait_for(lambda: self.desktop.texts, [("Product 1", "60,000 products added")], timeout=60)
        # Who comes back before the desktop has said under which number it shows it finds it there
        self.settle()
        self.assertEqual(self.desktop.asked("CloseNotification"), [])
        xdotool("windowactivate", "--sync", self.identifier)
        self.wait_for(lambda: self.desktop.asked("CloseNotification"), [(7,)])


class AskingPortals(Desktop):
    """As in a sandbox, without one."""

    # GTK 4.8 is told in the first way, newer GTK and GLib in the others
    environment = {**WindowTest.environment, "GTK_USE_PORTAL": "1", "GDK_DEBUG": "portals", "GIO_USE_PORTALS": "1"}

    def setUp(self):
        self.home_of_files = tempfile.mkdtemp(prefix="per-")
        self.addCleanup(shutil.rmtree, self.home_of_files)
        file = pathlib.Path(self.home_of_files) / "offers.txt"
        file.write_text("1 kg 1.99 Bran\n500 g 0.95 Oats\n")
        self.desktop = Portals(file)
        self.addCleanup(self.desktop.end)
        super().setUp()

    def test_files_pages_and_printers_are_asked_for(self):
        self.activate("import")
        self.eventually(lambda: self.desktop.asked("OpenFile"), "the question for a file")
        self.eventually(lambda: self.items("label", "Import Table"), "the question")
        self.press("Return")
        self.eventually(lambda: len(self.rows) == 2, "the products of the file")
        self.desktop.file = self.desktop.file.with_name("saved.csv")
        self.activate("export")
        self.eventually(lambda: self.desktop.asked("SaveFile"), "the question where to save")
        saved = self.desktop.file
        self.eventually(lambda: saved.exists() and "Bran" in saved.read_text(), "the exported table")
        self.activate("print")
        self.eventually(lambda: self.desktop.asked("PreparePrint"), "the question how to print")
        stores = self.file("stores.json", '[{"name": "Aldi", "webPage": "https://example.org/"}]')
        self.per_cli("stores", "load", str(stores))
        self.per_cli("add", "2 kg 2.00 Flour @ Aldi")
        self.eventually(lambda: len(self.rows) == 3, "another product")
        self.press("ctrl+f", "Escape")
        self.click(self.row_items[0])
        self.click(self.eventually(lambda: self.button("Aldi"), "the store"))
        self.settle()
        self.click(self.eventually(lambda: self.button("Web page"), "the page of the store"))
        self.eventually(lambda: self.desktop.asked("OpenURI"), "the question for a browser")
        self.assertEqual(self.desktop.asked("OpenURI")[0][1], "https://example.org/")
