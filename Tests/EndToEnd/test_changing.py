"""Editing, removing, and taking it back."""

from window import WindowTest

OATS = "Oat Flakes, best value, €1.90 per kilogram, €0.95 for 500 g"
# Alone it is compared with nothing
OATS_ALONE = "Oat Flakes, €1.90 per kilogram, €0.95 for 500 g"
ROLLED_ALONE = "Rolled Oats, €4.65 per kilogram, €3.49 for 750 g"
ROLLED = "Rolled Oats, 145% more, €4.65 per kilogram, €3.49 for 750 g"


class Changing(WindowTest):
    def setUp(self):
        super().setUp()
        self.enter("Oat Flakes", "500 g", "0.95")
        self.enter("Rolled Oats", "750 g", "3.49")
        self.assertRows([OATS, ROLLED])

    def go_to_row(self, name):
        """With Tab into the list, then with the arrow keys."""
        self.go_to_list()
        self.press("Home")
        for _ in self.rows:
            if (self.focus or "").startswith(name):
                return
            before = self.focus
            self.press("Down")
            self.eventually(lambda: self.focus != before, "the next row")
        self.assertTrue(self.focus.startswith(name), self.focus)

    def go_to_list(self):
        self.press_tab_until(lambda item: item.role == "list item", "the list")

    def test_tab_goes_round_the_window_and_everything_has_a_name(self):
        names = []
        before = None
        # libadwaita gives the button that closes a toast no name.
        self.eventually(
            lambda: not any(word.startswith("Added") for word in self.words), "the end of the notice")
        # The list brings the details, which take the place of the form.
        while len(set(names)) == len(names):
            item = self.eventually(
                lambda last=before: (found := self.focused()) and found != last and found,
                "another focus",
            )
            names.append(item.name)
            before = item
            self.press("Tab")
        groups = [
            "Deal: 3 for 2, coupon, card price",
            "Costs: deposit, tax, shipping",
            "What’s Inside: washes, alcohol, drained weight",
            "About It: barcode, date, note",
        ]
        form = ["Name", "Quantity", "Unit", "Price", "Store", *groups, "Cancel"]
        self.assertEqual(names[:10], form)
        self.assertIn("Quick Line", names)
        self.assertIn("Main Menu", names)
        self.assertIn(OATS, names)
        self.assertIn("Remove Oat Flakes", names)
        self.assertEqual([name for name in names if not name or name.startswith("Gtk")], [], names)

    def test_the_basket_is_added_up_as_it_is_filled(self):
        self.go_to_row("Rolled Oats")
        self.press("space")
        self.wait_for(lambda: self.basket, ["Basket: €3.49"])
        self.wait_for(lambda: self.focus, ROLLED + ", in the basket")
        self.assertSpoken("in the basket")
        self.wait_for(lambda: self.item("check box", "In the basket: Rolled Oats").is_checked, True)
        self.press("Up", "space")
        self.wait_for(lambda: self.basket, ["Basket: €4.44"])
        self.assertSays("€4.44")
        self.assertSays("Basket · 2\u00a0products")
        self.press("ctrl+z", "ctrl+z")
        self.wait_for(lambda: self.basket, [])
        self.wait_for(lambda: self.focus, OATS)

    def test_the_basket_shows_what_is_paid_in_each_store(self):
        self.enter("Bran", "1 kg", "1.99", store="Lidl")
        for name in ("Bran", "Oat Flakes"):
            self.go_to_row(name)
            self.press("space")
        self.wait_for(lambda: self.basket, ["Basket: €2.94 · Lidl\u00a0€1.99 · no store\u00a0€0.95"])
        # The button that closes the toast may come first.
        self.press_tab_until(lambda item: "Basket" in item.name, "the basket")
        self.press("Return")
        self.assertSays("Lidl")
        self.assertSays("No store")

    @property
    def basket(self):
        """What the button under the list is called."""
        buttons = self.items("push button")
        return [button.name for button in buttons if button.name.startswith("Basket")]

    def test_tab_enters_the_list_once_and_leaves_it(self):
        self.enter("Bran", "1 kg", "1.99")
        self.go_to_row("Bran")
        self.press("Tab")
        self.eventually(lambda: "Bran" not in (self.focus or "Bran"), "a focus elsewhere")
        self.assertNotIn("list item", self.focused().role)
        self.press("shift+Tab")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Bran")
        self.press("shift+Tab")
        self.eventually(lambda: "Bran" not in (self.focus or "Bran"), "a focus elsewhere")
        self.assertNotIn("list item", self.focused().role)

    def test_a_search_returns_to_the_row_that_it_came_from(self):
        self.go_to_row("Rolled Oats")
        self.press("ctrl+f")
        self.assertFocus("Find in the List")
        self.press("Escape")
        self.wait_for(lambda: self.focus, ROLLED)
        self.find("rolled")
        self.press("Down")
        self.wait_for(lambda: self.focus, ROLLED)

    def test_only_the_selected_row_says_it_all(self):
        self.go_to_row("Rolled Oats")
        self.wait_for(lambda: self.figures, ["€1 buys 215\u00a0g"])
        self.press("Up")
        self.wait_for(lambda: self.figures, ["€1 buys 526\u00a0g"])

    @property
    def figures(self):
        labels = (item for row in self.row_items for item in row.shown() if item.role == "label")
        return [label.name.split(" · ")[0] for label in labels if "buys" in label.name]

    def test_adding_says_where_the_product_stands(self):
        self.enter("Bran", "1 kg", "1.99")
        self.assertSays("Added: 2nd of 3")

    def test_the_list_is_sorted_and_filtered(self):
        self.press("Escape")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Oat Flakes")
        self.press("ctrl+f")
        self.assertFocus("Find in the List")
        self.assertEqual(len(self.items("push button", "Sort and Filter")), 1)
        self.press("Escape")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Oat Flakes")
        self.click(self.item("push button", "Sort and Filter"))
        self.choose("Up to 25% More")
        # Newer GTK gives a status no name
        self.wait_for(lambda: [i.text for i in self.items("status bar")], ["1\u00a0product hidden"])
        self.assertRows([OATS])
        self.click(self.item("push button", "Show All"))
        self.assertRows([OATS, ROLLED])

    def choose(self, name):
        """Chooses an entry of the menu that is open, with the arrow keys."""
        for _ in range(20):
            if self.focus == name:
                return self.press("Return")
            self.press("Down")
            self.settle()
        self.fail(f"no entry {name!r}")

    def test_return_edits_and_apply_ranks_again(self):
        self.go_to_row("Rolled Oats")
        self.press("Return")
        self.assertFocus("Name")
        self.assertReads("Name", "Rolled Oats")
        self.assertReads("Price", "3.49")
        self.replace("Price", "1.20")
        self.item("push button", "Apply")
        self.press("Return")
        self.assertRows(
            [
                "Rolled Oats, best value, €1.60 per kilogram, €1.20 for 750 g",
                "Oat Flakes, 19% more, €1.90 per kilogram, €0.95 for 500 g",
            ]
        )
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Rolled Oats")

    def test_escape_leaves_the_product_as_it_was(self):
        self.go_to_row("Rolled Oats")
        self.press("F2")
        self.replace("Price", "9")
        self.press("Escape")
        self.assertRows([OATS, ROLLED])
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Rolled Oats")
        self.press("ctrl+n")
        self.assertReads("Price", "")

    def test_delete_removes_and_a_key_brings_back(self):
        self.go_to_row("Oat Flakes")
        self.press("Delete")
        self.assertRows([ROLLED_ALONE])
        self.assertSays("“Oat Flakes” removed")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Rolled Oats")
        self.press("ctrl+z")
        self.assertRows([OATS, ROLLED])
        self.press("ctrl+shift+z")
        self.wait_for(lambda: len(self.rows), 1)

    def test_the_notice_brings_back_what_was_removed(self):
        self.go_to_row("Oat Flakes")
        self.press("Delete")
        self.wait_for(lambda: len(self.rows), 1)
        self.click(self.notice_button("Undo"))
        self.assertRows([OATS, ROLLED])

    def test_several_removals_share_a_notice(self):
        self.go_to_row("Oat Flakes")
        self.press("Delete")
        self.wait_for(lambda: len(self.rows), 1)
        self.press("Delete")
        self.wait_for(lambda: len(self.rows), 0)
        self.assertSays("2 products removed")
        self.click(self.notice_button("Undo"))
        self.assertRows([OATS, ROLLED])

    def test_a_notice_is_gone_once_something_else_is_done(self):
        self.go_to_row("Oat Flakes")
        self.press("Delete")
        self.assertSays("“Oat Flakes” removed")
        self.press("ctrl+n")
        self.enter("Porridge", "1 kg", "2.90")
        self.wait_for(lambda: [n for n in self.words if n.endswith("removed")], [])
        self.wait_for(lambda: len(self.rows), 2)

    def test_the_neighbour_of_a_removed_row_is_one_that_is_found(self):
        self.enter("Corn Flakes", "500 g", "4.00")
        self.find("flakes")
        self.press("Return")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Oat Flakes")
        self.press("Delete")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Corn Flakes")

    def test_a_search_ends_when_it_would_hide_what_was_just_done(self):
        self.find("flakes")
        self.press("ctrl+n")
        self.enter("Porridge", "1 kg", "2.90")
        self.wait_for(lambda: self.item("label", "Porridge").bounds[2] > 0, True)

    def test_a_search_ends_when_the_last_that_it_found_is_removed(self):
        self.find("flakes")
        self.press("Return")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Oat Flakes")
        self.press("Delete")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Rolled Oats")

    def test_escape_in_an_empty_form_goes_to_the_list(self):
        self.press("Escape")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Oat Flakes")
        self.press("ctrl+z")
        self.assertRows([OATS_ALONE])
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Oat Flakes")
        self.press("ctrl+shift+z")
        self.assertRows([OATS, ROLLED])

    def test_a_copy_is_ready_to_be_changed(self):
        self.go_to_row("Rolled Oats")
        self.press("ctrl+u")
        self.assertFocus("Name")
        self.assertReads("Name", "Rolled Oats")
        self.replace("Name", "Rolled Oats, large")
        self.replace("Quantity", "1.5 kg")
        self.press("Return")
        self.wait_for(
            lambda: self.rows[1:2],
            ["Rolled Oats, large, 22% more, €2.33 per kilogram, €3.49 for 1.5 kg"],
        )

    def test_undo_in_a_field_undoes_typing(self):
        self.replace("Name", "Something")
        self.press("ctrl+z")
        self.assertRows([OATS, ROLLED])

    def test_new_product_is_a_key_away(self):
        self.go_to_row("Oat Flakes")
        self.press("ctrl+n")
        self.assertFocus("Name")
