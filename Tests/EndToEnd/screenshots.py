"""Pictures of the states of the window: scripts/screenshot.

Those of `Kept` are in the README, in the metainfo and beside them; the others are for review.
"""

import datetime
import json
import os
import pathlib
import subprocess
import unittest

from test_candidates import Copied
from window import PROGRAM, WindowTest, xdotool

# Where they go; tests take them elsewhere, and compare them.
FOLDER = pathlib.Path(os.environ.get("PER_SCREENSHOTS", "."))
STORES = [
    {
        "name": "Lidl", "address": "Hauptstraße 5\n10115 Berlin", "phone": "+49 30 1234567",
        "fax": "+49 30 1234568", "email": "berlin@example.com", "webPage": "example.com/berlin",
        "distance": "1.2 km",
    },
    {"name": "Aldi", "address": "Nebenweg 7\n10115 Berlin", "distance": "800 m"},
]


class Picture(WindowTest):
    size = (1000, 700)
    folder = FOLDER

    def take(self, name, title=None):
        """Takes the window, or another one of that title."""
        # Out of the way, so that the pointer is over nothing
        self.point_away()
        self.settle()
        path = self.folder / f"{name}.png"
        if title:
            pid = str(self.program.process.pid)
            found = ["search", "--onlyvisible", "--all", "--pid", pid, "--name", f"^{title}$"]
            window = self.eventually(lambda: xdotool(*found).split(), title)[-1]
            subprocess.run(["import", "-window", window, str(path)], check=True)
        else:
            self.picture(path)
            self.round(path)

    def picture(self, path):
        """Also what lies over the window: menus are windows of their own."""
        place = xdotool("getwindowgeometry", "--shell", self.identifier).splitlines()
        place = dict(line.split("=") for line in place)
        crop = f"{place['WIDTH']}x{place['HEIGHT']}+{place['X']}+{place['Y']}"
        command = ["import", "-window", "root", "-crop", crop, "+repage", str(path)]
        subprocess.run(command, check=False)

    def round(self, path):
        """Cuts the window out as a desktop shows it: without the frame that stands in for its
        shadow, and with round corners."""
        frame = self.border // 2
        _, _, width, height = self.content.bounds
        corners = f"roundrectangle 0,0,{width - 1},{height - 1},12,12"
        cut = ["-shave", f"{frame}x{frame}", "+repage", "-alpha", "set"]
        mask = ["(", "+clone", "-alpha", "transparent", "-fill", "white", "-draw", corners, ")"]
        whole = ["-compose", "DstIn", "-composite", "-strip"]
        subprocess.run(["convert", path, *cut, *mask, *whole, path], check=True)

    def fill(self):
        self.click(self.item("push button", "Try an Example"))
        self.wait_for(lambda: len(self.rows), 5)
        self.press("ctrl+n")
        self.assertFocus("Name")

    def type_next(self, price="1.29"):
        self.replace("Name", "Oat Bran")
        self.replace("Quantity", "14 oz")
        self.replace("Price", price)
        self.wait_for(lambda: self.add_button.is_sensitive, True)

    def load_stores(self):
        path = pathlib.Path(self.home) / "stores.json"
        path.write_text(json.dumps(STORES))
        self.per_cli("stores", "load", str(path))

    def show_details(self, row=0):
        self.press("ctrl+n", "Escape")
        self.eventually(lambda: "list item" in self.focused().role, "a row with the focus")
        self.press("Home", *["Down"] * row)
        if not self.is_list_beside_form:
            self.press("ctrl+d")
        self.eventually(lambda: self.items("label", "Details"), "the details")

    def import_products(self, count):
        """Restarts with a list of many products."""
        path = pathlib.Path(self.home) / "list.csv"
        stores = ["Aldi", "Lidl", "Rewe", "Tesco", "Carrefour"]
        lines = [
            f"Product {number},{100 + number * 37 % 900} g,{1 + number * 53 % 700 / 100:.2f},"
            f"{stores[number % 5]}"
            for number in range(count)
        ]
        path.write_text("\n".join(["Name,Quantity,Price,Store", *lines]) + "\n")
        self.per_cli("import", str(path))
        self.quit()
        self.restart()
        self.eventually(lambda: self.rows, "products")


    def show_price_book(self):
        for days, text in [
            (400, "Oat Flakes 500 g 1.05 @Lidl"), (45, "Oat Flakes 500 g 1.19 @Lidl"),
            (31, "Oat Flakes 500 g 1.09 @Aldi"), (20, "Oat Flakes 500 g 1.15 @Rewe"),
            (2, "Oat Flakes 500 g 0.95 @Lidl"), (40, "Coffee 500 g 4.99 @Aldi"),
            (12, "Olive Oil 750 ml 8.49 @Rewe"),
        ]:
            day = datetime.date.today() - datetime.timedelta(days=days)
            self.per_cli("book", "add", "--date", str(day), text)
        self.press("ctrl+b")
        self.wait_for(lambda: self.window.name, "Price Book – Per")
        self.settle()

    def show_article(self):
        self.press("ctrl+f")
        self.type("oat")
        self.settle()
        self.press("Return", "Return")
        self.wait_for(lambda: self.window.name, "Oat Flakes – Per")


class Kept(Picture):
    """A picture that the repository keeps."""


class Light(Kept):
    def test_picture(self):
        self.fill()
        self.type_next()
        self.take("light")


class Dark(Kept):
    environment = {**WindowTest.environment, "ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}

    def test_picture(self):
        self.fill()
        self.type_next()
        self.take("dark")


class HighContrast(Kept):
    environment = {**WindowTest.environment, "ADW_DEBUG_HIGH_CONTRAST": "1"}

    def test_picture(self):
        self.fill()
        self.type_next()
        self.take("high-contrast")


class LargeText(Kept):
    text_scale = 2

    def test_picture(self):
        self.fill()
        self.type_next()
        self.take("large-text")


class Narrow(Kept):
    size = (360, 680)

    def test_pictures(self):
        self.fill()
        self.type_next()
        self.take("narrow-form")
        self.press("alt+Left")
        self.take("narrow")


class Empty(Kept):
    def test_picture(self):
        self.take("empty")


class Details(Kept):
    def test_picture(self):
        self.fill()
        self.load_stores()
        self.show_details()
        for group in ("How This Is Worked Out", "Lidl"):
            found = lambda: [i for i in self.items("push button") if i.name.startswith(group)]
            self.click(self.eventually(found, group)[0])
        self.press("ctrl+n", "Escape", "Home")
        self.take("details")


class Error(Kept):
    def test_picture(self):
        self.fill()
        self.replace("Name", "Oat Milk")
        self.replace("Price", "1.29-")
        self.replace("Quantity", "1 l")
        self.eventually(lambda: self.entry("Quantity").is_invalid, "the refusal")
        self.take("error")


class Paste(Copied, Kept):
    def test_picture(self):
        self.copy(
            [
                ("Oat Flakes Extra Fine", "500 g", "€0.95", "€1.90/kg"),
                ("Porridge Oats", "1 kg", "€1.99", "€1.99/kg"),
                ("Rolled Oats", "750 g", "€1.35", "€1.80/kg"),
                ("Oat Bran", "400 g", "€1.29", "€3.23/kg"),
                ("Oat Drink", "1 l", "€1.45", "€1.45/l"),
            ])
        self.press("Escape")
        self.settle()
        self.press("ctrl+v")
        self.eventually(lambda: self.items("label", "Oat Bran"), "the offers")
        self.settle()
        self.take("paste", "Offers Found")


class PriceBook(Kept):
    def test_picture(self):
        self.show_price_book()
        self.show_article()
        self.take("article")


class Example(Picture):
    def test_picture(self):
        self.fill()
        self.take("example")


class DarkDetails(Picture):
    environment = Dark.environment

    def test_picture(self):
        self.fill()
        self.show_details(2)
        self.take("dark-details")


class HighContrastDetails(Picture):
    environment = HighContrast.environment

    def test_picture(self):
        self.fill()
        self.show_details(2)
        self.take("high-contrast-details")


class LargeTextPages(Picture):
    text_scale = 2

    def test_pictures(self):
        self.fill()
        self.load_stores()
        self.show_details()
        self.take("large-text-details")
        self.resize(360, 680)
        self.take("large-text-narrow")
        self.press("ctrl+d")
        self.take("large-text-narrow-details")
        self.press("ctrl+n")
        self.replace("Name", "Oat Bran")
        self.replace("Quantity", "14 oz")
        self.replace("Price", "1.29")
        self.take("large-text-narrow-form")


class NarrowPages(Picture):
    size = (360, 680)

    def test_pictures(self):
        self.take("narrow-empty")
        self.fill()
        self.load_stores()
        self.show_details()
        self.take("narrow-details")


class BasketAndNeed(Picture):
    def test_pictures(self):
        self.fill()
        self.show_details()
        self.press("space", "Down", "space")
        self.press("alt+Return")
        self.eventually(lambda: self.items("frame", "Comparison Settings"), "the settings")
        self.go_to("Need")
        self.type("5 kg")
        self.press("Return")
        self.take("settings", "Comparison Settings")
        self.press("Escape")
        self.assertSays("Cheapest for")
        self.take("basket-and-need")
        self.resize(360, 680)
        self.take("narrow-basket-and-need")


class WhatDecides(Picture):
    def test_pictures(self):
        for product in [
            ("Oat Flakes", "500 g", "0.95", "Lidl"), ("Rolled Oats", "750 g", "3.49", "Tesco"),
            ("Porridge", "1.5 kg", "4.35", "Waitrose"),
        ]:
            self.enter(*product)
        self.replace("Name", "Oats by post")
        self.replace("Quantity", "5 kg")
        self.replace("Price", "5.00")
        self.open("Costs")
        self.replace("Shipping", "7.99")
        self.press("Return")
        self.show_details(1)
        self.press("Up", "space")
        self.take("what-decides")
        self.press("ctrl+n")
        self.replace("Quantity", "1 kg")
        self.replace("Price", "95")
        self.eventually(lambda: self.items("push button", "Yes, It Is Right"), "the question")
        self.take("question")
        self.press("ctrl+a", "Delete", "alt+Left")
        self.resize(360, 680)
        self.take("narrow-what-decides")


class Menus(Picture):
    def test_pictures(self):
        self.fill()
        self.open("Deal")
        self.go_to("Usual Deals")
        self.press("space")
        self.eventually(lambda: self.items("menu item", "3 for 2"), "the menu")
        self.take("deal-menu")
        self.press("Escape")
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Import…"), "the menu")
        self.take("main-menu")
        self.press("Escape")
        for name, line in [("Oil", "1 l 5.00 B"), ("Tea", "100 g 3.00 C")]:
            self.per_cli("new", name, "--currency", "EUR")
            self.per_cli("add", "--comparison", name, line)
        self.click(self.item("push button", "List of Comparisons"))
        self.assertFocus("Find a Comparison")
        self.eventually(lambda: any("€5.00/l" in w for w in self.words), "the best value of the oil")
        self.take("chooser")
        self.press("Escape", "ctrl+n")
        self.go_to("Unit")
        self.press("space")
        self.assertFocus("Find a unit")
        self.take("units")
        self.press("Escape")
        self.click(self.item("push button", "Sort and Filter"))
        self.take("sort-menu")

    def test_groups(self):
        self.fill()
        for group in ("Deal", "Costs", "What’s Inside", "About It"):
            self.open(group)
        self.resize(1040, 1100)
        self.take("groups")


class Windows(Picture):
    def show(self, key, title, name):
        self.press(key)
        self.eventually(lambda: self.items("frame", title), title)
        self.take(name, title)
        self.press("Escape")
        self.wait_for(lambda: self.items("frame", title), [])

    def test_pictures(self):
        self.fill()
        self.show("F1", "Help", "help")
        self.show("ctrl+comma", "Preferences", "preferences")
        self.show("ctrl+g", "Chart: Oat Flakes", "chart")
        self.show("ctrl+o", "Comparisons", "comparisons")

    def test_shared_book(self):
        self.press("ctrl+comma")
        self.eventually(lambda: self.items("frame", "Preferences"), "the preferences")
        self.go_to("General")
        self.press("Right", "Right", "space")
        self.settle()
        self.take("shared-book", "Preferences")
        self.press("Right", "space")
        self.go_to("Value of 1 USD in EUR")
        self.type("0.8")
        self.press("Return")
        self.settle()
        self.take("rates", "Preferences")

    def test_stores(self):
        self.load_stores()
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Stores"), "the menu")
        while self.focus != "Stores":
            self.press("Down")
            self.settle()
        self.press("Return")
        self.wait_for(lambda: self.window.name, "Stores – Per")
        self.take("stores")
        self.press("F2")
        self.eventually(lambda: self.items("frame", "Edit Store"), "the form of a store")
        self.take("store", "Edit Store")


class InThePriceBook(Picture):
    def test_pictures(self):
        self.show_price_book()
        self.take("price-book")
        self.press("F10")
        self.settle()
        self.take("price-book-menu")
        self.press("Escape")
        self.show_article()
        self.press("Tab", "Tab", "Tab", "space")
        self.settle()
        self.take("article-3-months")
        self.press("ctrl+n")
        self.eventually(lambda: self.items("frame", "New Price"), "the form")
        self.type("0.89")
        self.take("new-price", "New Price")


class WhatIsBought(Picture):
    def test_pictures(self):
        self.press("ctrl+b")
        self.show_inflation()
        self.take("no-inflation-yet", "My Inflation")
        self.press("Escape")
        for month, percent in enumerate((100, 102, 101, 104, 107, 106)):
            lines = [f"Thing {thing} 500 g {(100 + 15 * thing) * percent // 100 / 100:.2f}" for thing in range(12)]
            bought = lines if month % 2 else lines[:11]
            self.per_cli("book", "add", "--bought", "--date", f"2026-0{month + 1}-10", *bought)
        self.show_inflation()
        self.take("inflation", "My Inflation")

    def show_inflation(self):
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "My Inflation"), "the menu")
        self.press("Return")
        self.eventually(lambda: self.items("frame", "My Inflation"), "the page")


class Shopping(Picture):
    def test_pictures(self):
        for text in [
            "Oat Flakes 500 g 0.95 @Lidl", "Milk 1 l 1.09 @Aldi", "Milk 1 l 1.15 @Lidl",
            "Carrots 2 kg 1.99 @Lidl", "Carrots 1 kg 0.89 @Aldi", "Eggs 10 ct 2.19 @Aldi",
        ]:
            self.per_cli("book", "add", text)
        self.press("ctrl+shift+b")
        self.wait_for(lambda: self.window.name, "Shopping List – Per")
        self.settle()
        self.take("shopping-empty")
        for text in ["2 kg carrots", "6 l milk", "oat flakes", "eggs", "flour"]:
            self.type(text)
            self.press("Return")
            self.assertReads("Add to the Shopping List", "")
        self.press("Tab", "End", "space")
        self.settle()
        self.take("shopping")
        self.press_tab_until(lambda item: item.name == "Stores", "the stores")
        self.press("Return")
        self.settle()
        self.take("shopping-stores")


class Many(Picture):
    def test_200(self):
        self.import_products(200)
        self.take("200-products")

    def test_5000(self):
        self.import_products(5000)
        self.press("ctrl+f", "Escape", "End")
        self.take("5000-products")
        self.press("ctrl+g")
        title = "Chart: Product 0"
        self.eventually(lambda: self.items("frame", title), title)
        self.take("5000-chart", title)


class InALanguage(Picture):
    price = "1,29"
    name = None
    def test_pictures(self):
        if not self.name:
            self.skipTest("the class of all languages")
        self.fill()
        self.type_next(self.price)
        self.take(self.name)
        self.press("Escape")
        self.show_details(2)
        self.take(self.name + "-details")


class German(InALanguage):
    environment = {"LC_ALL": "de_DE.UTF-8"}
    name = "german"


class Arabic(InALanguage):
    environment = {"LC_ALL": "ar_EG.UTF-8"}
    price = "1.29"
    name = "arabic"


class NarrowArabic(Arabic):
    size = (360, 680)
    name = "arabic-narrow"


class Japanese(InALanguage):
    environment = {"LC_ALL": "ja_JP.UTF-8"}
    price = "129"
    name = "japanese"


def load_tests(loader, tests, pattern):
    """Only those that are kept, unless PER_SCREENSHOTS_ALL says otherwise."""
    if not os.environ.get("PER_SCREENSHOTS_ALL"):
        kept = [loader.loadTestsFromTestCase(c) for c in Kept.__subclasses__()]
        return unittest.TestSuite(kept)
    return tests


if __name__ == "__main__":
    unittest.main(verbosity=2)
