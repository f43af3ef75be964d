"""The list of stores, typed in, loaded and changed, and what rows show of it."""

import pathlib

from window import WindowTest

LIST = """[
  {"name": "ALDI", "address": "Main Street 5", "phone": "+49301234567", "distance": "1.2 km"},
  {"name": "Lidl", "address": "Side Street 7"}
]"""
PHARMACIES = """[{"name":"CVS","address1":"231 Massachusetts Ave","city":"Boston","state":"MA",
  "zipCode":"02115","phone":"6177427035","email":"","fax":"6177427036","distance":0.42}]"""


class StoreTest(WindowTest):
    def open_stores(self):
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Stores"), "the menu")
        for _ in range(30):
            if self.focus == "Stores":
                break
            self.press("Down")
        self.press("Return")
        self.wait_for(lambda: self.window.name, "Stores – Per")
        self.settle()

    @property
    def stores(self):
        lists = self.items("list", "Stores")
        return [row.name for row in lists[0].children if row.role == "list item"] if lists else []

    def load(self, text):
        path = pathlib.Path(self.home) / "stores.json"
        path.write_text(text)
        self.open_stores()
        self.press("alt+l")
        self.choose_file(path)

    @property
    def description(self):
        """What a screen reader says of the first row after its name."""
        return self.row_items[0].description if self.row_items else ""

    def assertFocusIn(self, window, name):
        """Every window has a focus of its own."""
        def focused():
            return [i.name for f in self.items("frame", window) for i in f.everything() if i.is_focused]

        self.wait_for(focused, [name])

    def go_to_store(self, name):
        for _ in range(10):
            if any(item.is_focused and item.name == name for item in self.window.everything()):
                return
            self.press("Tab")
            self.settle()
        self.fail(f"Tab never comes to {name!r}")


class Stores(StoreTest):
    def test_a_store_is_typed_in_and_its_products_show_it(self):
        self.enter("Cola", "2 l", "2.29", store="aldi")
        self.open_stores()
        self.press("ctrl+n")
        self.assertFocusIn("Add Store", "Name")
        self.type("Aldi")
        self.press("alt+s")
        self.type("Main Street 5")
        # xdotool types a line feed for the end of a line, which is no key that ends one.
        self.press("Return")
        self.type("Boston")
        self.press("alt+d")
        self.type("0.8 km")
        self.press("Return")
        # The notice first: it is shown for a while only
        self.assertSays("“Aldi” added")
        self.wait_for(lambda: self.stores, ["Aldi"])
        self.press("Escape")
        self.eventually(
            lambda: "Main Street 5, Boston, 800" in self.description, "the store in the row"
        )

    def test_what_was_typed_is_there_again_after_escape(self):
        self.open_stores()
        self.press("ctrl+n")
        self.assertFocusIn("Add Store", "Name")
        self.type("Corner Store")
        self.press("Escape")
        self.wait_for(lambda: self.items("frame", "Add Store"), [])
        self.press("ctrl+n")
        self.assertFocusIn("Add Store", "Name")
        form = self.items("frame", "Add Store")[0]
        names = [i for i in form.everything() if i.role == "text" and i.name == "Name"]
        self.wait_for(lambda: names[0].text, "Corner Store")

    def test_a_list_is_loaded_changed_and_restored(self):
        self.enter("Cola", "2 l", "2.29", store="Aldi")
        self.load(LIST)
        self.assertSays("2 stores loaded")
        self.wait_for(lambda: self.stores, ["ALDI", "Lidl"])
        self.go_to_store("ALDI")
        self.press("Delete")
        # A price still names it, which is said above it.
        self.wait_for(lambda: self.stores, ["Lidl", "Aldi"])
        self.assertSays("In Your Prices")
        self.press("ctrl+z")
        self.wait_for(lambda: self.stores, ["ALDI", "Lidl"])
        self.press("Down", "F2")
        self.assertFocusIn("Edit Store", "Name")
        self.press("ctrl+a")
        self.type("Lidl Nord")
        self.press("Return")
        self.wait_for(lambda: self.stores, ["ALDI", "Lidl Nord"])
        self.press("Escape")
        known = "Main Street 5, +49 30 1234567, 1.2"
        self.eventually(lambda: known in self.description, "the store in the row")
        self.restart()
        self.eventually(lambda: known in self.description, "the store in the row again")


class StoreMenu(StoreTest):
    def test_the_menu_key_opens_the_menu_of_a_store(self):
        self.load(LIST)
        self.wait_for(lambda: self.stores, ["ALDI", "Lidl"])
        self.go_to_store("ALDI")
        self.press("Menu")
        self.eventually(lambda: self.items("menu item", "Remove"), "the menu")
        self.press("Down", "Return")
        self.wait_for(lambda: self.stores, ["Lidl"])
        self.go_to_store("Lidl")
        self.press("shift+F10")
        self.eventually(lambda: self.items("menu item", "Edit…"), "the menu again")
        self.press("Return")
        self.assertFocusIn("Edit Store", "Name")


class AmericanStores(StoreTest):
    environment = {"LC_ALL": "en_US.UTF-8"}

    def test_the_details_show_how_to_reach_the_store(self):
        self.enter("Aspirin", "100 ct", "4.99", store="CVS")
        self.load(PHARMACIES)
        self.wait_for(lambda: self.stores[:1], ["CVS"])
        self.settle()
        self.press("Escape")
        self.eventually(lambda: not self.window.name.startswith("Stores"), "the list")
        self.press("ctrl+n", "Escape")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Aspirin")
        group = self.eventually(
            lambda: [i for i in self.items("push button") if i.name.startswith("CVS")], "its group")
        self.click(group[0])
        self.item("push button", "Address: 231 Massachusetts Ave, Boston, MA 02115")
        self.item("label", "Fax: (617) 742-7036")
        self.click(self.item("push button", "Phone: (617) 742-7035"))
        # Nothing here can call.
        self.assertSays("No program on this computer opens this, so it was copied: (617) 742-7035")

    def test_the_list_of_pharmacies_loads_as_it_is(self):
        self.load(PHARMACIES)
        self.assertSays("1 store loaded")
        self.assertSays("Phone: (617) 742-7035")
        self.assertSays("Boston, MA 02115")
        self.assertSays("0.4")
