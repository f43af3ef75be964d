"""Names that look like Pango's markup are shown as they are, in every window."""

import json

from window import WindowTest

NAMES = [
    "<b>bold</b>", "a & b", "&amp;", "</span>", "<span size='1000000000'>x</span>", "&#0;", "<", "<a href='http://x'>y</a>",
    "%s %n", "<b>", "]]>",
]


class HostileNames(WindowTest):
    def setUp(self):
        super().setUp()
        stores = [{"name": name, "address": name, "note": name} for name in NAMES]
        path = f"{self.home}/hostile.json"
        with open(path, "w", encoding="utf-8") as file:
            json.dump(stores, file)
        self.per_cli("stores", "load", path)
        self.per_cli("new", NAMES[0], "--currency", "EUR")
        for name in NAMES:
            product = {"name": name, "brand": name, "quantity": "1 kg", "price": "1.00", "store": name, "note": name}
            self.per_cli("add", json.dumps(product))
        self.per_cli("book", "add", "a & b 1 kg 2.00 @ a & b")
        self.restart()

    def assertShown(self, items):
        self.eventually(lambda: all(any(n in said for said in items()) for n in NAMES), "every name as it is")

    def open_from_menu(self, name):
        self.press("F10")
        self.eventually(lambda: self.items("menu item", name), "the menu")
        for _ in range(40):
            if self.focus == name:
                break
            self.press("Down")
        self.press("Return")

    def test_markup_in_names_is_text(self):
        self.assertShown(lambda: self.rows)
        # The window says at its end what it has complained of, which fails the test.
        for _ in NAMES:
            self.press("Down")
            self.settle()
        self.open_from_menu("Stores")
        self.wait_for(lambda: self.window.name, "Stores – Per")
        self.assertShown(lambda: [x.name for x in self.items("list item")])
        self.press("Escape")
        for keys in ("ctrl+shift+b", "ctrl+comma"):
            self.press(keys)
            self.settle()
            self.press("Escape")
            self.settle()
        self.press("ctrl+f")
        self.type("a & b")
        self.eventually(lambda: any("a & b" in row for row in self.rows), "what was found")
