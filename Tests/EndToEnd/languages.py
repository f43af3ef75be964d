"""Pictures of the main states in every language, in small and in large text: scripts/screenshot --languages FOLDER.

They are for review: each has its language and the size of its text in its name, and there is a sheet for each state.
"""

import datetime
import os
import pathlib
import subprocess
import unittest

from screenshots import FOLDER, Picture
from test_candidates import Copied

LOCALES = [
    "en_IE", "ar_EG", "de_DE", "es_ES", "fr_FR", "he_IL", "it_IT", "ja_JP", "nl_NL", "pl_PL", "pt_BR", "sv_SE", "zh_CN",
]
# Only some of them: "de_DE he_IL".
CHOSEN = os.environ.get("PER_LANGUAGES", "").split() or LOCALES
WITH_COMMA = ["de_DE", "es_ES", "fr_FR", "it_IT", "nl_NL", "pl_PL", "pt_BR", "sv_SE"]


class InOneLanguage(Copied, Picture):
    """The main states, one after the other, by keys alone."""

    locale = None

    @property
    def name(self):
        return f"{self.locale}-{self.text_scale}00"

    def price(self, text):
        return text.replace(".", ",") if self.locale in WITH_COMMA else text

    def fill(self):
        # By keys: in large text the button can lie below what is seen.
        self.go_to("Try an Example")
        self.press("space")
        self.wait_for(lambda: len(self.rows), 5)
        self.press("ctrl+n")
        self.assertFocus("Name")

    def keep(self, state):
        self.take(f"{state}-{self.name}")

    def keep_window(self, state):
        """The window over the main one, whatever it is called."""
        self.eventually(lambda: len(self.app.children) > 1, state)
        self.point_away()
        self.settle()
        path = self.folder / f"{state}-{self.name}.png"
        pid = str(self.program.process.pid)
        windows = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", pid], capture_output=True, text=True,
        ).stdout.split()
        above = [window for window in windows if window != self.identifier]
        subprocess.run(["import", "-window", above[-1], str(path)], check=True)

    def close_window(self):
        self.press("Escape")
        self.wait_for(lambda: len(self.app.children), 1)

    def test_pictures(self):
        self.keep("first-page")
        for store, days in (("Aldi", 40), ("Lidl", 20)):
            self.note(f"Oat Flakes 500 g 1.19 @{store}", days)
        self.fill()
        self.replace("Name", "Oat Bran")
        self.replace("Quantity", "400 g")
        self.replace("Price", self.price("1.29"))
        self.settle()
        self.keep("form")
        for group in ("Deal", "Costs", "What’s Inside", "About It"):
            self.open(group)
        self.settle()
        self.keep("form-open")
        self.press("ctrl+a", "Delete", "Escape", "Escape")
        self.show_details()
        self.keep("details")
        if not self.is_list_beside_form:
            self.press("Escape")
            self.settle()
            self.keep("list")
        self.press("F1")
        self.keep_window("help")
        self.close_window()
        self.in_the_price_book()
        self.on_the_shopping_list()
        self.press("alt+1")
        self.settle()
        self.press("ctrl+comma")
        self.keep_window("preferences")
        self.close_window()
        self.press("alt+Return")
        self.keep_window("settings")
        self.close_window()
        self.paste_a_page()
        self.open_a_table()

    def note(self, text, days=1):
        day = datetime.date.today() - datetime.timedelta(days=days)
        self.per_cli("--locale", "en_IE", "book", "add", "--date", str(day), text)

    def in_the_price_book(self):
        for text, days in (
            ("Oat Flakes 500 g 0.95 @Lidl", 2), ("Coffee 500 g 4.99 @Aldi", 40), ("Olive Oil 750 ml 8.49 @Rewe", 12),
        ):
            self.note(text, days)
        self.press("alt+2")
        self.settle()
        self.keep("price-book")
        self.press("ctrl+f")
        self.type("oat f")
        self.settle()
        self.press("Down", "Return")
        self.settle()
        self.keep("article")
        self.press("ctrl+n")
        self.keep_window("new-price")
        self.close_window()
        self.press("Escape")
        self.settle()

    def on_the_shopping_list(self):
        for text in ("Milk 1 l 1.09 @Aldi", "Milk 1 l 1.15 @Lidl", "Carrots 2 kg 1.99 @Lidl", "Eggs 10 pack 2.19 @Aldi"):
            self.note(text)
        self.press("alt+3")
        for text in ("2 kg carrots", "6 l milk", "oat flakes", "eggs", "flour"):
            self.settle()
            self.type(text)
            self.press("Return")
        self.settle()
        self.keep("shopping")
        self.load_stores()
        place = ["--dest", "io.github.perapp.per", "--object-path", "/io/github/perapp/per/window/1"]
        call = ["gdbus", "call", "--session", *place, "--method", "org.gtk.Actions.Activate"]
        subprocess.run([*call, "stores", "[]", "{}"], check=True, capture_output=True)
        self.settle()
        self.keep("stores")
        self.press("Escape")

    def paste_a_page(self):
        self.copy([("Oat Flakes", "500 g", "€1.25", "€2.50/kg"), ("Oat Bran", "1 kg", "€3.00", "€9.00/kg")])
        self.settle()
        self.press("ctrl+v")
        self.keep_window("candidates")
        self.close_window()

    def open_a_table(self):
        path = pathlib.Path(self.home) / "prices.csv"
        rows = [f"Oats {number};{number}00 g;{number}.95;Aldi;A{number}" for number in range(1, 4)]
        table = ["Name;Quantity;Price;Store;Aisle", *rows, "Napolina Light;1 kg;1.99 2.49;Lidl;A9"]
        path.write_text("\n".join(table) + "\n")
        self.program.run_again(str(path))
        self.keep_window("table")
        self.close_window()


class Narrow:
    """The same in the narrowest window."""

    size = (360, 640)

    @property
    def name(self):
        return f"{super().name}-narrow"


def tests():
    for locale in CHOSEN:
        for scale in (1, 2):
            members = {"locale": locale, "text_scale": scale, "environment": {"LC_ALL": f"{locale}.UTF-8"}}
            yield type(f"{locale}_{scale}", (InOneLanguage,), members)
            if os.environ.get("PER_NARROW"):
                yield type(f"{locale}_{scale}_narrow", (Narrow, InOneLanguage), members)


def sheets():
    """A sheet of each state and size of text, in all languages."""
    states = {path.name.split("-" + locale)[0] for locale in CHOSEN for path in FOLDER.glob(f"*-{locale}-*.png")}
    for state in sorted(states):
        for size in ("100", "200", "100-narrow", "200-narrow"):
            paths = [FOLDER / f"{state}-{locale}-{size}.png" for locale in CHOSEN]
            paths = [str(path) for path in paths if path.exists()]
            if paths:
                sheet = str(FOLDER / f"sheet-{state}-{size}.png")
                subprocess.run(["montage", *paths, "-geometry", "+6+6", "-tile", "3x", sheet], check=True)


if __name__ == "__main__":
    suite = unittest.TestSuite(unittest.defaultTestLoader.loadTestsFromTestCase(case) for case in tests())
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    sheets()
    raise SystemExit(not result.wasSuccessful())
