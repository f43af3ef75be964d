"""Details of the selected row and the form take turns, and nothing typed is lost between them."""

from window import WindowTest, xdotool

OATS = "Oat Flakes, best value, €1.90 per kilogram, €0.95 for 500 g"
ROLLED = "Rolled Oats, 145% more, €4.65 per kilogram, €3.49 for 750 g"


class DetailsTest(WindowTest):
    def setUp(self):
        super().setUp()
        if not self.is_list_beside_form:
            self.press("ctrl+n")
        self.enter("Oat Flakes", "500 g", "0.95", "Lidl")
        self.enter("Rolled Oats", "750 g", "3.49")

    def button(self, name):
        return self.known_item("push button", name)

    def assertRowFocus(self, name):
        self.wait_for(lambda: (self.focus or "").split(",")[0], name)

    def assertHeading(self, title):
        self.eventually(lambda: self.items("label", title), f"the heading {title!r}")

    def assertSpeaks(self, beginning):
        """A screen reader that comes to the figures of the details says this first."""
        self.eventually(
            lambda: any((x.name or "").startswith(beginning) for x in self.items("panel")),
            f"a group named {beginning!r}…",
        )


class Details(DetailsTest):
    def test_a_row_shows_its_details_and_keeps_the_focus(self):
        self.press("Escape")
        self.assertRowFocus("Oat Flakes")
        self.assertHeading("Details")
        self.assertSays("Best value of 2 · 145% more for the money")
        self.assertSpeaks("Oat Flakes, €1.90 per kilogram, Best value of 2")
        self.press("Down")
        self.assertRowFocus("Rolled Oats")
        self.assertSays("2nd of 2 · 145% more than the best value")
        for name in ("Edit", "Duplicate Rolled Oats", "Remove Rolled Oats"):
            self.item("push button", name)

    def test_edit_and_escape_go_to_the_form_and_back(self):
        self.click(self.row_items[1])
        self.assertHeading("Details")
        self.click(self.item("push button", "Edit"))
        self.assertFocus("Name")
        self.assertReads("Name", "Rolled Oats")
        self.assertHeading("Edit Product")
        self.press("Escape")
        self.assertHeading("Details")
        self.assertRowFocus("Rolled Oats")

    def test_a_double_click_edits(self):
        left, top, width, height = self.row_items[1].bounds
        origin_left, origin_top, *_ = self.content.bounds
        place = [left - origin_left + width // 3, top - origin_top + height // 2]
        xdotool("mousemove", "--window", self.identifier, *place)
        xdotool("click", "--repeat", 2, "--delay", 80, 1)
        self.assertFocus("Name")
        self.assertReads("Name", "Rolled Oats")
        self.settle()
        self.type("x")
        self.assertReads("Name", "x")

    def test_duplicate_and_remove_are_buttons(self):
        self.click(self.row_items[1])
        self.click(self.item("push button", "Duplicate Rolled Oats"))
        self.wait_for(lambda: len(self.rows), 3)
        self.assertFocus("Name")
        self.press("Escape")
        self.click(self.item("push button", "Remove Rolled Oats"))
        self.assertRows([OATS, ROLLED])

    def test_adding_goes_on_in_the_form(self):
        self.press("Escape")
        self.assertHeading("Details")
        self.press("ctrl+n")
        self.assertFocus("Name")
        self.enter("Porridge", "1.5 kg", "4.35")
        self.assertFocus("Name")
        self.type("Next")
        self.assertReads("Name", "Next")

    def test_what_is_typed_stays_in_front(self):
        self.replace("Name", "Oat Bran")
        self.click(self.row_items[1])
        self.assertRowFocus("Rolled Oats")
        self.assertReads("Name", "Oat Bran")
        self.press("ctrl+d")
        self.assertHeading("Details")
        self.assertSays("Unfinished: Oat Bran")
        self.press("ctrl+n")
        self.assertFocus("Name")
        self.assertReads("Name", "Oat Bran")
        self.press("ctrl+d")
        self.click(self.item("push button", "Continue"))
        self.assertReads("Name", "Oat Bran")

    def test_the_list_leads_back_to_the_details(self):
        self.click(self.row_items[1])
        self.press("ctrl+n")
        self.assertHeading("New Product")
        self.click(self.row_items[1])
        self.assertHeading("Details")


class Narrow(DetailsTest):
    size = (360, 640)

    def test_a_key_shows_the_details_and_escape_the_list(self):
        self.press("Escape")
        self.assertRowFocus("Oat Flakes")
        self.press("Down", "ctrl+d")
        self.assertHeading("Details")
        self.assertFocus("Edit")
        self.press("Return")
        self.assertFocus("Name")
        self.assertReads("Name", "Rolled Oats")
        self.press("Escape")
        self.assertFocus("Edit")
        self.press("Escape")
        self.assertRowFocus("Rolled Oats")

    def test_adding_says_where_the_product_stands_and_shows_its_row(self):
        self.enter("Porridge", "1.5 kg", "4.35")
        self.assertSays("Added: 2nd of 3")
        self.assertSpoken("Added: 2nd of 3")
        self.assertFocus("Name")
        self.press("Escape")
        self.eventually(lambda: "list item" in self.focused().role, "a row with the focus")
        self.assertTrue(any(row.startswith("Porridge,") for row in self.rows))

    def test_selecting_only_selects(self):
        self.press("Escape")
        self.click(self.row_items[1])
        self.assertRowFocus("Rolled Oats")
        self.settle()
        left, _, width, _ = self.row_items[1].bounds
        self.assertGreaterEqual(left, 0)
        self.assertLessEqual(left + width, self.content.bounds[2])


class Narrowed(DetailsTest):
    def assertInSight(self, name):
        left, top, width, height = self.content.bounds
        x, y, across, down = self.entry(name).bounds
        self.assertTrue(left <= x and x + across <= left + width, (x, across))
        self.assertTrue(top <= y and y + down <= top + height, (y, down))

    def test_no_key_gets_into_a_hidden_entry(self):
        self.assertFocus("Name")
        self.resize(360, 640)
        self.settle()
        self.type("Oat Bran")
        self.assertReads("Name", "Oat Bran")
        self.assertInSight("Name")
        self.press("Escape", "Escape")
        self.assertRowFocus("Oat Flakes")
        self.quit()
        self.restart()
        self.wait_for(lambda: self.content.bounds[2:], (360, 640))
        self.assertRowFocus("Oat Flakes")
        # Typing on the list searches it.
        self.type("rolled")
        self.assertFocus("Find in the List")
        self.wait_for(lambda: len(self.rows), 1)


class Form(WindowTest):
    def test_result_and_buttons_stay_in_sight(self):
        left, top, width, height = self.content.bounds
        self.assertLessEqual(height, 720)
        add = self.add_button
        place = add.bounds
        divider = self.entry("Name").bounds[0]
        for group in ("Deal", "Costs", "What’s Inside", "About It"):
            self.open(group)
        self.go_to("Note")
        self.type("For the party")
        self.assertEqual(add.bounds, place)
        self.assertLessEqual(place[1] + place[3], top + height)
        self.assertEqual(self.entry("Name").bounds[0], divider)
        # The title of a focused entry is never above the edge.
        edge = self.items("label", "New Product")[0].bounds[1] + 20
        number = "Article or Serial Number"
        about = "About It: For the party"
        self.press("shift+Tab")
        self.assertFocus("Choose a Day")
        names = ("Date", number, "Barcode", "Brand", about, "Density", "Strength or Washes", "Usable Share")
        for name in names:
            self.press("shift+Tab")
            self.assertFocus(name)
            self.settle()
            self.assertGreater(self.items("label", name.split(":")[0])[0].bounds[1], edge)

    def test_shift_tab_leaves_the_unit_list(self):
        self.go_to("Unit")
        self.press("shift+Tab")
        self.assertFocus("Quantity")
        self.go_to("Unit")
        self.press("space")
        self.assertFocus("Find a unit")
        self.press("Escape")
        self.assertFocus("Unit")
        self.press("shift+Tab")
        self.assertFocus("Quantity")

    def test_a_usual_deal_fills_its_entry(self):
        self.replace("Quantity", "1 l")
        self.replace("Price", "3.00")
        self.open("Deal")
        self.go_to("Usual Deals")
        self.press("space")
        self.eventually(lambda: self.items("menu item", "3 for 2"), "the menu")
        self.press("Return")
        self.assertReads("Deal", "3 for 2")
        self.assertFocus("Deal")
        self.press("Return")
        self.assertRows(["Unnamed product, €2.00 per litre, €2.00 (was €3.00) for 1 l"])

    def test_undo_in_an_untouched_entry_is_that_of_the_list(self):
        self.enter("Oat Flakes", "500 g", "0.95")
        self.assertFocus("Name")
        self.press("ctrl+z")
        self.wait_for(lambda: self.rows, [])
        self.assertFocus("Name")
        self.assertReads("Name", "")
        self.press("ctrl+shift+z")
        self.assertRows([OATS.replace(" best value,", "")])
        self.assertFocus("Name")
        # What was discarded after it comes back first.
        self.type("Something")
        self.press("Escape")
        self.assertReads("Name", "")
        self.press("ctrl+z")
        self.assertReads("Name", "Something")
        self.assertRows([OATS.replace(" best value,", "")])
        self.press("ctrl+z")
        self.wait_for(lambda: self.rows, [])
        self.assertReads("Name", "Something")

    def test_access_keys_reach_the_entries(self):
        for key, name in [("q", "Quantity"), ("p", "Price"), ("s", "Store"), ("u", "Unit"), ("n", "Name")]:
            self.press(f"alt+{key}")
            self.assertFocus(name)
        self.open("Costs")
        self.press("alt+g")
        self.assertFocus("Shipping")
