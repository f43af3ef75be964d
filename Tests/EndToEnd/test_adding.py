"""From an empty window to a ranking, with the keyboard alone."""

from window import WindowTest


class Adding(WindowTest):
    def test_typing_starts_at_once(self):
        self.assertFocus("Name")
        self.type("Oat Flakes")
        self.assertReads("Name", "Oat Flakes")

    def test_three_offers_are_ranked_with_the_keyboard_alone(self):
        self.type("Rolled Oats")
        self.press("Tab")
        self.type("750 g")
        self.press("Tab", "Tab")
        self.assertFocus("Price")
        self.type("3.49")
        self.press("Return")
        self.assertRows(["Rolled Oats, €4.65 per kilogram, €3.49 for 750 g"])
        self.assertFocus("Name")
        self.wait_for(lambda: self.unit, "g")

        self.type("Oat Flakes")
        self.press("Tab")
        self.type("500")
        self.press("Tab", "Tab")
        self.type("0.95")
        self.press("Return")
        self.assertFocus("Name")
        self.assertSpoken("Added: 1st of 2")

        self.enter("Porridge Oats", "1.5 kg", "4.35")
        self.assertRows(
            [
                "Oat Flakes, best value, €1.90 per kilogram, €0.95 for 500 g",
                "Porridge Oats, 53% more, €2.90 per kilogram, €4.35 for 1.5 kg",
                "Rolled Oats, 145% more, €4.65 per kilogram, €3.49 for 750 g",
            ]
        )

    def test_the_result_shows_while_typing(self):
        self.enter("Oat Flakes", "500 g", "0.95")
        place = self.entry("Price").bounds
        self.replace("Quantity", "750 g")
        self.replace("Price", "3.4")
        self.assertSays("€4.53/kg")
        # A result moves no entry.
        self.assertEqual(self.entry("Price").bounds, place)
        self.type("9")
        self.assertSays("€4.65/kg")
        self.assertSays("2nd of 2 · 145% more than the best value")
        self.wait_for(lambda: "€4.65 per kilogram" in self.entry("Price").description, True)

    def test_a_unit_that_is_typed_is_chosen(self):
        self.replace("Quantity", "907 g")
        self.wait_for(lambda: self.unit, "g")
        self.replace("Quantity", "1 lb")
        self.wait_for(lambda: self.unit, "lb")

    def test_units_of_all_kinds_are_compared_exactly(self):
        self.enter("Tin", "3 l", "32.99")
        self.enter("Bottle", "25.5 fl oz", "11.49")
        self.enter("Small bottle", "50 cl", "6.79")
        names = [row.split(",")[0] for row in self.rows]
        self.assertEqual(names, ["Tin", "Small bottle", "Bottle"])

    def test_packs_count_as_they_are_sold(self):
        self.enter("Six cans", "6x330ml", "1.99")
        self.enter("Bottle", "2 l", "2.29")
        self.assertRows(
            [
                "Six cans, best value, €1.01 per litre, €1.99 for 6 × 330 ml",
                "Bottle, 14% more, €1.15 per litre, €2.29 for 2 l",
            ]
        )

    def test_a_tie_has_two_winners(self):
        self.enter("Half", "500 g", "1.00")
        self.enter("Whole", "1 kg", "2.00")
        self.enter("Dear", "1 kg", "3.00")
        self.assertRows(
            [
                "Half, best value, €2.00 per kilogram, €1.00 for 500 g",
                "Whole, best value, €2.00 per kilogram, €2.00 for 1 kg",
                "Dear, 50% more, €3.00 per kilogram, €3.00 for 1 kg",
            ]
        )

    def test_a_name_is_not_needed(self):
        self.replace("Quantity", "500 g")
        self.replace("Price", "1")
        self.press("Return")
        self.assertRows(["Unnamed product, €2.00 per kilogram, €1.00 for 500 g"])


class AddingInTheUnitedStates(WindowTest):
    environment = {"LC_ALL": "en_US.UTF-8"}

    def test_carrots_by_the_pound_against_a_metric_bag(self):
        self.enter("Loose carrots", "1 lb", "1.09")
        self.enter("Bagged carrots", "907 g", "1.99")
        self.assertRows(
            [
                "Bagged carrots, best value, $0.995 per pound, $1.99 for 907 g",
                "Loose carrots, 9.5% more, $1.09 per pound, $1.09 for 1 lb",
            ]
        )


class AddingWithoutALocale(WindowTest):
    environment = {"LC_ALL": "C.UTF-8"}

    def test_prices_are_in_dollars(self):
        self.enter("Flour", "1 kg", "0.99")
        self.wait_for(lambda: "$0.99" in self.rows[0], True)


class AddingInGermany(WindowTest):
    environment = {"LC_ALL": "de_DE.UTF-8"}

    def test_a_comma_is_the_decimal_mark(self):
        self.enter("Haferflocken", "500 g", "0,95")
        self.wait_for(lambda: "1,90" in self.rows[0], True)
