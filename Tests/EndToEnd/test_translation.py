"""Every text of the program comes from a catalogue, and has room where it is 40 % longer."""

import datetime
import pathlib
import re
import subprocess

from pseudo import PseudoTest
from services import Notifications
from window import PER_CLI, PROGRAM

# Names of units and currencies, as ICU has them in English
NAMES = re.compile(
    r"postgresql:.*|((US|British|Scandinavian) )?[a-z][a-z -]*|[KMGTP]ibyte|Btu|kWh|Cal(orie)?|(EUR|USD)(, (Euro|US Dollar))?|(.*, )?Euro"
)
# What the help says can be typed
EXAMPLES = re.compile("6 x 330 ml 4.99 Cola @ Aldi")


class Windows(PseudoTest):
    def test_list_and_form(self):
        self.assertTranslated("the empty list")
        self.quick("500 g 0.95", "1 kg 1.99 3 for 2 deposit 0.25", "2 kg 9.99 limit 1")
        self.wait_for(lambda: len(self.rows), 3)
        self.assertTranslated("rows")
        self.press("ctrl+n")
        for group in ("Deal", "Costs", "What’s Inside", "About It"):
            self.open(group)
        self.assertTranslated("the form")
        self.press("ctrl+n")
        for field in ("Quantity", "Price", "Deposit", "Barcode"):
            self.replace(field, "?")
        self.assertTranslated("what cannot be read")
        self.press("Escape", "Escape")
        self.assertTranslated("a form that was left")
        self.press("Delete")
        self.wait_for(lambda: len(self.rows), 2)
        self.assertTranslated("the notice of a removal")
        self.press("ctrl+f")
        self.type("zz")
        self.wait_for(lambda: self.rows, [])
        self.assertTranslated("a search without a result")

    def test_what_is_refused_and_asked(self):
        self.quick("1 kg 2.00 A", "1 kg 2.10 B", "1 kg 2.20 C")
        for line in ("1 l 3.00", "zz", "6 4", "500 g", "2 kg 1.99 19% tax"):
            self.press("ctrl+l", "ctrl+a")
            self.type(line)
            self.assertTranslated(line)
            self.press("Return")
            self.assertTranslated(line + ", added")
        self.press("ctrl+a", "Delete", "ctrl+n")
        self.replace("Quantity", "1 kg")
        self.replace("Price", "95")
        self.eventually(lambda: self.items("push button", "Yes, It Is Right"), "the question")
        self.assertTranslated("a question")
        self.replace("Quantity", "3 zz")
        self.assertTranslated("what can be counted in")
        self.replace("Quantity", "1 l")
        self.replace("Price", "2")
        self.press("Return")
        self.assertTranslated("another kind of quantity")

    def test_details_basket_and_need(self):
        for days, price, store in ((45, "5.20", "S1"), (21, "4.80", "S2"), (14, "5.00", "S1")):
            self.note(days, f"A 500 g {price} @{store}")
        self.enter("A", "500 g", "4.00", "S1")
        self.enter("B", "1 kg", "9.00", "S2")
        self.press("Escape", "Home", "space", "Down", "space")
        self.press("ctrl+d")
        self.assertTranslated("details")
        close = self.open_window("alt+Return")
        self.go_to("Need")
        self.type("250 g per week")
        self.press("Return")
        self.assertTranslated("settings", NAMES)
        close()
        self.eventually(lambda: any("[Çhéàpéšt" in word for word in self.words), "the cheapest mix")
        self.assertTranslated("what a need takes")
        self.resize(360, 640)
        self.assertTranslated("narrow details")
        self.press("Escape")
        self.assertTranslated("a narrow list")
        self.press("ctrl+n")
        self.assertTranslated("a narrow form")

    def test_menus(self):
        self.quick("500 g 0.95 A", "1 kg 1.99 B")
        self.eventually(lambda: len(self.rows) == 2, "rows")
        self.click(self.row_items[0])
        self.show_menu("Menu")
        for name in ("Sort and Filter", "List of Comparisons"):
            self.click(self.item("push button", name))
            self.assertTranslated(name)
            self.press("Escape")
            self.settle()
        self.press("ctrl+n")
        self.go_to("Unit")
        self.press("space")
        self.assertFocus("Find a unit")
        self.assertTranslated("the units", re.compile(r".*, [a-z ]+|" + NAMES.pattern), is_in_window=False)
        self.press("Escape")
        self.open("Deal")
        self.go_to("Usual Deals")
        self.show_menu("space")
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Stores"), "the menu")
        self.assertTranslated("the menu")
        self.press("Return")
        self.eventually(lambda: self.items("menu item", "Rename…"), "the submenu")
        self.assertTranslated("what can be done to a comparison")

    def test_windows_of_their_own(self):
        for keys in ("alt+2", "alt+3"):
            go_back = self.open_place(keys)
            self.assertTranslated(keys)
            go_back()
        self.show("ctrl+o")
        self.quick("500 g 0.95 A", "1 kg 1.99 B")
        self.show("F1", EXAMPLES)
        self.show("ctrl+comma", NAMES)
        self.show("ctrl+question", re.compile(".*(Ctrl|Alt|Shift|Escape|Delete|Search|Shortcuts).*"))
        close = self.open_window("ctrl+g")
        self.assertTranslated("the chart")
        self.show_menu("Tab", "Menu")
        close()

    def note(self, days, text):
        day = datetime.date.today() - datetime.timedelta(days=days)
        self.per_cli("book", "add", "--date", str(day), text)

    def test_price_book(self):
        for days, text in ((45, "A 500 g 5.20 @S1"), (21, "A 500 g 4.80 @S2"), (3, "B 1 kg 2.00 @S1")):
            self.note(days, text)
        go_back = self.open_place("alt+2")
        self.assertTranslated("the price book")
        self.press("Return")
        self.show_menu("Menu")
        leave_article = self.open_place("Return")
        self.assertTranslated("an article")
        close_form = self.open_window("ctrl+n")
        self.assertTranslated("a new price")
        self.type("?")
        self.assertTranslated("a price that cannot be read")
        self.press("ctrl+a")
        self.type("4.00")
        self.assertTranslated("a price that is judged")
        del close_form
        self.press("Return")
        self.wait_for(lambda: len(self.app.children), 1)
        self.assertTranslated("the notice of a price")
        leave_article()
        self.press("ctrl+f")
        self.type("zz")
        self.assertTranslated("no article")
        self.press("Escape")
        path = pathlib.Path(self.home) / "prices.csv"
        path.write_text("name,price\nA,1.00\n")
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "My Inflation"), "the menu")
        self.press("Down", "Return")
        self.choose_file(path, question="Import Prices")
        self.assertTranslated("the import of prices")
        self.replace("Countries", "?")
        self.assertTranslated("a country that cannot be read")
        self.press("Escape")
        self.wait_for(lambda: len(self.app.children), 1)
        go_back()

    def test_shopping_list(self):
        for text in ("A 2 kg 1.99 @S1", "M 1 l 0.99 @S2", "A 1 kg 1.29 @S2"):
            self.note(1, text)
        go_back = self.open_place("alt+3")
        for text in ("2 kg A", "6 l M", "Q"):
            self.type(text)
            self.press("Return")
            self.assertReads("Add to the Shopping List", "")
        self.assertTranslated("the plan")
        self.type("2 kg")
        self.press("Return")
        self.assertTranslated("a need that cannot be read")
        self.press("ctrl+a", "Delete", "Tab", "Home")
        self.show_menu("Menu")
        self.press("space")
        self.assertTranslated("what was bought")
        self.press("Delete")
        self.assertTranslated("what was removed")
        go_back()

    def test_stores(self):
        before = self.window.name
        self.activate("stores")
        self.eventually(lambda: self.window.name != before, "the stores")
        self.assertTranslated("no stores")
        self.press("ctrl+n")
        self.eventually(lambda: len(self.app.children) == 2, "the form")
        self.assertTranslated("a new store")
        self.type("S2")
        self.go_to("Distance")
        self.type("?")
        self.press("Return")
        self.assertTranslated("a distance that cannot be read")
        self.press("ctrl+a")
        self.type("1 km")
        self.press("Return")
        self.wait_for(lambda: len(self.app.children), 1)
        self.assertTranslated("the stores")

    def test_comparisons(self):
        for name, line in (("C1", "1 kg 1.00 A"), ("C2", "1 l 5.00 B")):
            self.per_cli("new", name, "--currency", "EUR")
            self.per_cli("add", "--comparison", name, line)
        close = self.open_window("ctrl+o")
        self.assertTranslated("comparisons")
        self.show_menu("Up", "Menu")
        self.press("Delete")
        self.assertTranslated("the notice of a removal")
        self.press("Home", "F2")
        self.assertTranslated("a name")
        self.press("Escape")
        close()

    def activate(self, action):
        place = ["--dest", "io.github.perapp.per", "--object-path", "/io/github/perapp/per/window/1"]
        call = ["gdbus", "call", "--session", *place, "--method", "org.gtk.Actions.Activate"]
        subprocess.run([*call, action, "[]", "{}"], check=True, capture_output=True)


class Files(PseudoTest):
    def setUp(self):
        self.desktop = Notifications()
        self.addCleanup(self.desktop.end)
        super().setUp()

    def open_file(self, name, data):
        path = pathlib.Path(self.home) / name
        path.write_bytes(data)
        self.program.run_again(str(path))

    def test_files_that_come_and_go(self):
        self.open_file("1.csv", b"name,quantity,price,zz\nA,1 kg,1.50,1\nB,?,2,3\nC,1 l,3,\n")
        self.eventually(lambda: self.items("label", "Import Table"), "the question")
        # The headings of the file are its own
        self.assertTranslated("the import of a table", re.compile("name|quantity|price"))
        self.press("Return")
        self.eventually(lambda: self.rows, "rows")
        self.assertTranslated("what was imported, and what was not")
        for name, data in (("3.csv", b""), ("4.per", b"{}"), ("5.csv", b"\xff\xfe\x00")):
            self.open_file(name, data)
            self.assertTranslated(name)
            self.press("Escape")
        for path in self.database.parent.iterdir():
            path.unlink()
        self.eventually(lambda: self.items("label", "Your Comparisons File Is Missing"), "the question")
        self.assertTranslated("a file that is gone")


class CommandLine(PseudoTest):
    """What is printed for scripts is the same everywhere; sentences for people are not."""

    def test_the_help(self):
        said = self.per_cli("--help")
        # First the brackets of what can be typed, which may be inside of those of a text
        said = re.sub(r"\[(?![^\[\]]*~\])[^\[\]]*\]", "", said)
        said, count = re.subn(r"\[[^\[\]]*~\]", "", said)
        self.assertGreater(count, 40)
        # What is left is what can be typed
        self.assertEqual([line for line in said.splitlines() if line.strip() and not line.startswith("  ")], [])

    def test_the_help_of_the_window(self):
        said = subprocess.run([PROGRAM, "--help"], env=self.program.environment, capture_output=True, text=True).stdout
        for option in ("--version", "--database"):
            line = next(line for line in said.splitlines() if option in line)
            self.assertRegex(line, r"\[[^\]]*~\]")

    def test_sentences(self):
        for words in (
            ["parse", "quantity", "zz"], ["parse", "price", "zz"], ["parse", "deal", "zz"], ["rank", "500 g", "1 kg zz"], ["rank", "1 kg 2.00", "1 l 3.00"], ["rank", "1 kg 2.00", "500 g 0.90"],
        ):
            result = subprocess.run([PER_CLI, *words], env=self.program.environment, capture_output=True, text=True)
            self.assertIn("~]", result.stdout + result.stderr, words)

    def complaints(self, program, *words):
        """What a program says of a command line that it refuses, without its own name in front."""
        result = subprocess.run([program, *words], env=self.program.environment, capture_output=True, text=True)
        self.assertNotEqual(result.returncode, 0, words)
        return [line.split(": ", 1)[1] for line in result.stderr.splitlines()]

    def test_wrong_usage(self):
        sync = pathlib.Path(PER_CLI).with_name("per-sync")
        lines = {
            PER_CLI: (
                "", "zz", "--zz", "list zz", "show zz", "show a b", "copy a", "undo", "parse zz", "units --kind zz",
                "convert 1 zz kg", "convert 1 kg l", "rank --per zz 1", "rate zz", "rate set EUR USD zz", "book zz",
                "book import", "book undo", "book unshare", "book show zz", "book add --date zz a", "book export --format zz",
            ),
            sync: (
                "", "zz", "--zz", "--once zz", "--once --watch", "--watch --run", "books", "init host=/tmp b", "create-book host=/tmp",
                "log host=/tmp --since zz", "log host=/tmp --limit zz", "invite host=/tmp zz --role zz", "revert", "--once",
            ),
        }
        for program, commands in lines.items():
            for command in commands:
                for said in self.complaints(program, *command.split()):
                    self.assertRegex(said, r"^([^\[]*: )?\[.*~\]$", command)

    def test_the_help_of_per_sync(self):
        sync = pathlib.Path(PER_CLI).with_name("per-sync")
        said = subprocess.run([sync, "--help"], env=self.program.environment, capture_output=True, text=True).stdout
        self.assertGreater(len(re.findall(r"~\]", said)), 30)
