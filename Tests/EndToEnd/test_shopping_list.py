"""A shopping list is typed, split over stores and checked off, by keyboard."""

import json

from window import WindowTest


class ShoppingList(WindowTest):
    def note(self, text):
        self.per_cli("book", "add", text)

    def open_list(self):
        self.press("ctrl+shift+b")
        self.assertFocus("Add to the Shopping List")

    def add(self, text):
        self.type(text)
        self.press("Return")
        self.assertReads("Add to the Shopping List", "")

    def test_a_list_is_split_over_two_stores(self):
        for text in ["Carrots 2 kg 1.99 @Lidl", "Milk 1 l 0.99 @Aldi", "Carrots 1 kg 1.29 @Aldi"]:
            self.note(text)
        self.open_list()
        self.add("2 kg carrots")
        self.add("6 l milk")
        self.type("2 kg")
        self.press("Return")
        self.assertSays("Say what you need")
        self.press("ctrl+a", "Delete")
        self.assertSays("Aldi · €5.94")
        self.assertSays("Lidl · €1.99")
        self.assertSays("€7.93 · Aldi, Lidl")
        self.assertSays("Everything at Aldi: €8.52")
        # Ticking offers the price that was paid.
        self.press("Tab", "Home")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "6 l milk")
        self.press("space")
        self.assertSays("Bought")
        self.eventually(lambda: self.bought() == 1, "the purchase")
        self.press_tab_until(lambda item: item.name.startswith("Price Paid…"), "the notice")
        self.press("Return")
        self.eventually(lambda: self.items("frame", "New Price"), "the form")
        self.press("ctrl+a")
        self.type("1.05")
        self.press("Return")
        self.eventually(lambda: self.milk_price() == "21/20", "the price that was paid")
        self.press("Escape")

    def test_arrow_keys_move_between_items_and_tab_leaves_them(self):
        self.note("Milk 1 l 0.99 @Aldi")
        self.open_list()
        for text in ("milk", "bread", "flour"):
            self.add(text)
        self.assertSays("Aldi · €0.99")
        self.press("Tab", "Home", "Down")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "bread")
        self.press("Tab")
        self.assertFocus("Stores")
        self.press("shift+Tab", "Delete")
        self.wait_for(lambda: any("bread" == word for word in self.words), False)
        self.wait_for(lambda: (self.focus or "").split(",")[0], "flour")

    def bought(self):
        """How many articles were bought, as far as Per knows."""
        return json.loads(self.per_cli("book", "inflation", "--json", status=1))["articles"]

    def test_what_has_no_price_gets_one_from_its_menu(self):
        self.note("Milk 1 l 0.99 @Aldi")
        self.open_list()
        self.add("milk")
        self.add("flour")
        self.press("Tab", "End")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "flour")
        self.press("Menu")
        self.eventually(lambda: self.items("menu item", "Price Paid…"), "the menu")
        self.settle()
        self.press("Down", "Down", "Return")
        self.eventually(lambda: self.items("frame", "New Price"), "the form")
        self.settle()
        self.type("1.29\t1 kg\tLidl")
        self.press("Return")
        self.assertSays("Lidl · €1.29")

    def milk_price(self):
        return json.loads(self.per_cli("book", "show", "--json", "Milk"))["prices"][0]["price"]
