"""Comparisons, price book and shopping list take turns in one window, by keys and by the switcher."""

from window import WindowTest


class Places(WindowTest):
    def place(self):
        """What the window says it shows."""
        return self.window.name.removesuffix(" – Per")

    def go(self, keys, place):
        self.press(keys)
        self.wait_for(self.place, place)
        self.settle()

    def pressed(self):
        """The names of the buttons of the switcher that are pressed."""
        names = ["Comparisons", "Price Book", "Shopping List"]
        return sorted({x.name for x in self.shown if x.name in names and x.is_pressed})

    def test_three_places_are_one_window(self):
        self.enter("Oats", "500 g", "0.95")
        self.go("alt+2", "Price Book")
        self.assertFocus("Find a Product")
        self.wait_for(self.pressed, ["Price Book"])
        self.go("alt+3", "Shopping List")
        self.assertFocus("Add to the Shopping List")
        self.wait_for(self.pressed, ["Shopping List"])
        self.type("2 kg flour")
        self.press("Return")
        self.eventually(lambda: self.items("list item", "2 kg flour"), "the flour")
        self.go("alt+1", "Oats")
        self.assertFocus("Name")
        self.wait_for(self.pressed, ["Comparisons"])
        self.assertEqual(len(self.app.children), 1)
        # What was done in a place is still there.
        self.go("ctrl+shift+b", "Shopping List")
        self.eventually(lambda: self.items("list item", "2 kg flour"), "the flour")
        self.go("ctrl+b", "Price Book")
        self.go("Escape", "Oats")
        self.go("alt+3", "Shopping List")
        self.go("alt+Left", "Oats")

    def test_undo_needs_no_list_with_the_focus(self):
        self.go("alt+3", "Shopping List")
        for name in ("flour", "milk"):
            self.type(name)
            self.press("Return")
            self.eventually(lambda: self.items("list item", name), name)
        self.press("ctrl+z")
        self.wait_for(lambda: self.items("list item", "milk"), [])
        self.press("ctrl+shift+z")
        self.eventually(lambda: self.items("list item", "milk"), "the milk again")
        # What is typed has an undo of its own.
        self.type("salt")
        self.press("ctrl+z")
        self.assertStays(lambda: bool(self.items("list item", "milk")), True, 0.5)

    def test_keys_belong_to_the_place(self):
        self.enter("Oats", "500 g", "0.95")
        self.go("alt+3", "Shopping List")
        self.type("flour")
        self.press("Return")
        self.eventually(lambda: self.items("list item", "flour"), "the flour")
        self.press("Tab", "End", "Delete")
        self.wait_for(lambda: self.items("list item", "flour"), [])
        self.go("alt+1", "Oats")
        self.assertEqual(len(self.rows), 1)
        self.go("alt+2", "Price Book")
        self.eventually(lambda: self.items("list item", "Oats"), "the oats")
        self.press("Return", "Return")
        self.wait_for(self.place, "Oats")
        self.settle()
        self.press("ctrl+n")
        self.eventually(lambda: self.items("frame", "New Price"), "the form")
        self.settle()
        self.type("0.89")
        self.press("Return")
        self.wait_for(lambda: self.items("frame", "New Price"), [])
        self.assertSays("Price noted")
        # Back, page by page, with the focus where it was.
        self.go("Escape", "Price Book")
        self.assertFocus("Oats")
        self.go("alt+Left", "Oats")
        self.press("Escape")
        self.wait_for(lambda: "€0.89" in self.rows[0], True)

    def test_the_switcher_and_the_menu_lead_to_the_places(self):
        self.press("shift+Tab")
        self.press_tab_until(lambda item: "button" in item.role and item.name == "Shopping List", "the switcher")
        self.press("space")
        self.wait_for(self.place, "Shopping List")
        self.settle()
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Price Book"), "the menu")
        while self.focus != "Price Book":
            self.press("Down")
            self.settle()
        self.press("Return")
        self.wait_for(self.place, "Price Book")
        self.settle()
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Price Book"), "the menu")
        self.press("Escape")
        self.settle()
        self.press("ctrl+w")
        self.eventually(lambda: not self.program.is_running, "the end")

    def test_the_focus_comes_back_from_what_a_menu_has_opened(self):
        self.enter("Oats", "500 g", "0.95")
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Stores"), "the menu")
        self.settle()
        self.press("Down", "Down", "Down", "Down", "Down", "Down", "Down", "Return")
        self.wait_for(self.place, "Stores")
        self.settle()
        self.go("Escape", "Oats")
        self.assertFocus("Name")

    def test_articles_are_compared_in_the_same_window(self):
        for text in ["Coffee 500 g 5.00 @Aldi", "Tea 100 g 2 @Lidl"]:
            self.per_cli("book", "add", text)
        self.go("alt+2", "Price Book")
        self.wait_for(lambda: len(self.items("list item")), 2)
        self.press("Return", "space", "Down", "space", "alt+c")
        self.wait_for(lambda: len(self.rows), 2)
        self.assertEqual(len(self.app.children), 1)


class NarrowPlaces(Places):
    size = (360, 640)

    def test_three_places_are_one_window(self):
        self.go("alt+2", "Price Book")
        self.wait_for(self.pressed, ["Price Book"])
        self.go("alt+3", "Shopping List")
        self.go("Escape", "Per")

    test_keys_belong_to_the_place = None
    test_the_focus_comes_back_from_what_a_menu_has_opened = None
    test_articles_are_compared_in_the_same_window = None

    def test_the_switcher_and_the_menu_lead_to_the_places(self):
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Price Book"), "the menu")
        self.press("Down", "Down", "Down", "Return")
        self.wait_for(self.place, "Shopping List")
        self.settle()
        self.press("shift+Tab")
        self.press_tab_until(lambda item: "button" in item.role and item.name == "Comparisons", "the switcher")
        self.press("space")
        self.wait_for(self.place, "Per")


class NarrowPlacesWithThreeWindowButtons(NarrowPlaces):
    toolkit_settings = ["gtk-decoration-layout=menu:minimize,maximize,close"]

    def test_the_titles_stand_below_the_buttons(self):
        for keys, name in [("alt+2", "Price Book"), ("alt+3", "Shopping List")]:
            self.go(keys, name)
            title = self.eventually(lambda: self.items("label", name), "the title")[0]
            buttons = [x for x in self.shown if "button" in x.role and x.name == name]
            _, top, width, _ = title.bounds
            _, over, _, height = buttons[0].bounds
            self.assertGreaterEqual(top, over + height)
            # All of it, at some nine pixels a letter
            self.assertGreater(width, 7 * len(name))
            self.assertEqual(self.content.bounds[2], 360)


class LargeNarrowPlacesWithThreeWindowButtons(NarrowPlacesWithThreeWindowButtons):
    text_scale = 2


class PlacesByMouse(WindowTest):
    def test_a_click_on_a_place_leads_to_where_one_types(self):
        self.enter("Oats", "500 g", "0.95")
        starts = {"Price Book": "Find a Product", "Shopping List": "Add to the Shopping List", "Comparisons": "Name"}
        for name, start in [*starts.items(), *starts.items()]:
            button = self.eventually(lambda: [x for x in self.shown if x.name == name and "button" in x.role], name)
            self.click(button[0])
            self.assertFocus(start)
            self.settle()
