"""The window as a whole: empty, narrow, started twice, idle, left."""

import time

from window import WindowTest

EMPTY = "Which Gives More for the Money?"
PRICES = ["€1.90/kg", "€4.65/kg"]


class FirstRun(WindowTest):
    def test_an_example_shows_what_it_is_about(self):
        self.click(self.item("push button", "Try an Example"))
        self.eventually(lambda: len(self.rows) > 1, "an example")
        self.assertIn("best value", self.rows[0])

    def test_there_is_one_button_to_add(self):
        self.item("push button", "Try an Example")
        self.assertEqual(len([b for b in self.items("push button", "Add Product")]), 1)


class Narrow(WindowTest):
    size = (360, 640)

    def setUp(self):
        super().setUp()
        self.wait_for(lambda: self.content.bounds[2:], self.size)

    def test_the_empty_list_leads_to_the_form(self):
        page = self.item("panel", EMPTY)
        self.click(next(i for i in page.everything() if i.role == "push button"))
        self.assertFocus("Name")

    def test_what_is_typed_over_the_empty_list_begins_a_product(self):
        self.assertFocus("Add Product")
        self.type("Oat Flakes")
        self.assertFocus("Name")
        self.assertReads("Name", "Oat Flakes")

    @property
    def labels(self):
        """The labels of the rows; the form shows the figures of the selected one, too."""
        return [i for row in self.row_items for i in row.shown() if i.role == "label"]

    def test_list_and_form_are_pages(self):
        self.press("ctrl+n")
        self.assertFocus("Name")
        self.enter("Oat Flakes", "500 g", "0.95")
        self.enter("Rolled Oats from the mill down by the river, stone ground", "750 g", "3.49")
        self.press("Escape")
        self.eventually(lambda: self.fits(self.row_items), "the rows inside the window")
        prices = [i for i in self.labels if i.name in PRICES]
        self.assertEqual([price.name for price in prices], PRICES)
        self.assertTrue(self.fits(prices))
        self.assertEqual(self.content.bounds[2:], self.size)

    def test_a_cleared_list_comes_back_with_a_key(self):
        self.click(self.item("push button", "Try an Example"))
        self.eventually(lambda: self.rows, "the example")
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Comparison"), "the menu")
        self.press("Return")
        self.eventually(lambda: self.items("menu item", "Clear List"), "the submenu")
        while self.focus != "Clear List":
            self.press("Down")
            self.settle()
        self.press("Return")
        self.assertFocus("Add Product")
        self.press("ctrl+z")
        self.eventually(lambda: self.rows, "the products")

    def test_a_long_unit_price_leaves_room_for_the_name(self):
        self.press("ctrl+n")
        self.enter("Saffron threads", "0.1 g", "123456.78")
        self.press("Escape")
        name = self.eventually(
            lambda: next((i for i in self.labels if i.name == "Saffron threads"), None), "the name"
        )
        self.wait_for(lambda: name.bounds[2] > 100, True)
        self.eventually(lambda: self.fits(self.row_items), "the row inside the window")

    def test_a_search_on_the_page_of_the_form_shows_the_list(self):
        self.press("ctrl+n")
        self.enter("Oat Flakes", "500 g", "0.95")
        self.enter("Rolled Oats", "750 g", "3.49")
        self.find("rolled")
        self.press("Return")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Rolled Oats")
        self.press("Delete")
        self.assertSays("“Rolled Oats” removed")

    def fits(self, items):
        start, _, width, _ = self.content.bounds
        lefts = [(left - start, across) for left, _, across, _ in (i.bounds for i in items)]
        spans = [(left, left + across) for left, across in lefts]
        return bool(spans) and all(0 <= left < right <= width for left, right in spans)


class Running(WindowTest):
    def test_a_second_start_raises_the_window(self):
        self.assertEqual(self.program.run_again(), 0)
        self.assertEqual(len([c for c in self.app.children if c.role == "frame"]), 1)

    def test_the_keys_are_listed(self):
        self.press("ctrl+question")
        self.assertSays("New Product")

    def test_a_key_quits(self):
        self.assertEqual(self.quit(), 0)

    def test_nothing_happens_while_nothing_is_done(self):
        self.enter("Oat Flakes", "500 g", "0.95")

        def rests():
            before = (self.program.wakeups, self.program.processor_ticks)
            # Nothing can be waited for: what it did in each frame, or ten times a second, would show by now.
            time.sleep(1)
            return (self.program.wakeups, self.program.processor_ticks) == before

        # Some things happen once, seconds later: a message goes, the file is looked over
        self.eventually(rests, "a second without work")

    def test_nothing_is_made_ready_that_does_not_draw(self):
        # The window is drawn with cairo here, so that OpenGL would only take time and memory.
        self.assertNotRegex(self.program.libraries, "libGLX|libEGL_|libLLVM|_dri.so")

    def test_the_size_of_the_window_is_kept(self):
        self.resize(900, 600)
        self.wait_for(lambda: self.content.bounds[2:], (900, 600))
        self.quit()
        self.restart()
        self.wait_for(lambda: self.content.bounds[2:], (900, 600))


class NarrowInArabic(WindowTest):
    environment = {"LC_ALL": "ar_EG.UTF-8"}

    def test_a_window_with_products_is_as_narrow_as_a_telephone(self):
        self.click(self.item("push button", "Try an Example"))
        self.wait_for(lambda: len(self.rows), 5)
        self.resize(360, 640)
        self.press("ctrl+l")
        self.type("6x330ml 4.99 Cola @ Aldi")
        self.settle()
        self.assertEqual(self.content.bounds[2:], (360, 640))
