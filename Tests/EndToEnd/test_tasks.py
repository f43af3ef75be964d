"""What shoppers come for, done by keys alone, and how many keys that takes."""

import datetime

from window import WindowTest

# For a product, from its first key to its place in the list
MOST_KEYS = 34


class Tasks(WindowTest):
    def setUp(self):
        self.keys = 0
        super().setUp()

    def press(self, *keys):
        self.keys += len(keys)
        super().press(*keys)

    def type(self, text):
        self.keys += len(text)
        super().type(text)

    def note(self, days, text):
        day = datetime.date.today() - datetime.timedelta(days=days)
        self.per_cli("book", "add", "--date", str(day), text)

    def test_whether_an_offer_is_cheap(self):
        for days, price in [(45, 5.2), (21, 4.8), (14, 5)]:
            self.note(days, f"Coffee 500 g {price:.2f} @Lidl")
        self.assertFocus("Name")
        self.type("Coffee")
        self.press("Tab")
        self.type("500 g")
        self.press("Tab", "Tab")
        self.type("3.99")
        self.assertSays("Low price: 20% under the usual €10.00/kg")
        self.assertLessEqual(self.keys, MOST_KEYS)

    def test_eight_things_in_two_stores(self):
        for text in [
            "Carrots 2 kg 1.99 @Lidl", "Milk 1 l 0.99 @Aldi", "Butter 250 g 1.99 @Lidl", "Eggs 10 pack 2.19 @Aldi",
            "Bread 750 g 1.79 @Lidl", "Flour 1 kg 0.89 @Aldi", "Coffee 500 g 4.99 @Lidl", "Rice 1 kg 1.59 @Aldi",
        ]:
            self.note(1, text)
        self.press("alt+3")
        self.assertFocus("Add to the Shopping List")
        for thing in ["2 kg carrots", "6 l milk", "butter", "20 eggs", "bread", "flour", "2 coffee", "1 kg rice"]:
            before = self.keys
            self.type(thing)
            self.press("Return")
            self.assertReads("Add to the Shopping List", "")
            self.assertLessEqual(self.keys - before, MOST_KEYS)
        self.assertSays("€28.55 · Aldi, Lidl")

    def test_detergents_by_wash(self):
        self.press("ctrl+l")
        for text in ["Ariel 2 l 50 washes 9.99", "Persil 1 l 20 washes 6.00", "Tide 1.5 l 40 washes 7.20"]:
            before = self.keys
            self.type(text)
            self.press("Return")
            self.assertReads("Quick Line", "")
            self.assertLessEqual(self.keys - before, MOST_KEYS)
        self.wait_for(lambda: len(self.rows), 3)
        self.press_tab_until(lambda item: item.name == "Compare by This", "the offer")
        self.press("space")
        self.wait_for(lambda: [row.split(",")[0] for row in self.rows], ["Tide", "Ariel", "Persil"])
