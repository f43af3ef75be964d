"""Texts stand out from what is behind them: WCAG 2.1, 1.4.3 and 1.4.6, measured on the screen."""

import subprocess

from window import WindowTest


def luminance(color):
    """The relative luminance of a colour: https://www.w3.org/TR/WCAG21/#dfn-relative-luminance"""
    parts = [part / 255 for part in color]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


class Contrast(WindowTest):
    # Strokes are wide enough that some pixels have nothing of the background mixed in
    text_scale = 2
    size = (1300, 1000)
    environment = {**WindowTest.environment, "ADW_DEBUG_COLOR_SCHEME": "prefer-light"}
    least = 4.5

    def page(self, item, besides):
        """All that holds one item, up to the side of the window, and not an item of that role and name: where GTK says of
        a page that nobody sees that it is visible."""
        everything = (x for child in self.app.children for x in child.everything())
        other = next((x for x in everything if (x.role, x.name) == besides), None)
        _, _, whole, _ = self.content.bounds
        while item.parent.bounds[2] < whole * 0.9 and (not other or other not in item.parent.everything()):
            item = item.parent
        return item

    def contrasts(self, page):
        """What each text there has, by its words."""
        # The shadow of the focus and of what the pointer is over has faded
        self.point_away()
        self.settle()
        width, height = [int(part) for part in self.screen("identify", "-format", "%w %h").split()]
        pixels = self.screen("convert", "-depth", "8", to=["rgb:-"])
        origin_left, origin_top, *_ = self.content.bounds
        found = {}
        for item in page.shown():
            if item.role not in ("label", "text") or not item.is_sensitive:
                continue
            words = item.name if item.role == "label" else item.text or item.placeholder
            left, top, across, down = item.bounds
            left += self.border // 2 - origin_left
            top += self.border // 2 - origin_top
            if not words or across <= 0 or down <= 0:
                continue
            counts = {}
            for row in range(max(top, 0), min(top + down, height)):
                start = 3 * (row * width + max(left, 0))
                end = 3 * (row * width + min(left + across, width))
                for place in range(start, end, 3):
                    color = pixels[place:place + 3]
                    counts[color] = counts.get(color, 0) + 1
            if len(counts) < 2:
                continue
            background = max(counts, key=counts.get)
            found[words] = round(max(contrast(background, color) for color in counts), 2)
        return found

    def screen(self, command, *options, to=()):
        """What a command of ImageMagick says about the window."""
        picture = subprocess.run(
            ["import", "-window", self.identifier, "png:-"], check=True, capture_output=True).stdout
        return subprocess.run(
            [command, *options, "png:-", *to], input=picture, check=True, capture_output=True).stdout

    def test_texts_of_the_window_stand_out(self):
        self.click(self.item("push button", "Try an Example"))
        self.wait_for(lambda: len(self.rows), 5)
        self.press("ctrl+n")
        self.assertFocus("Name")
        self.replace("Quantity", "14 oz")
        self.replace("Price", "1.29")
        self.wait_for(lambda: self.add_button.is_sensitive, True)
        self.assertStandOut(self.contrasts(self.page(self.entry("Name"), ("label", "In the Basket"))), 10)
        self.assertStandOut(self.contrasts(self.page(self.row_items[0], ("text", "Name"))), 15)

    def test_texts_of_the_details_stand_out(self):
        self.click(self.item("push button", "Try an Example"))
        self.wait_for(lambda: len(self.rows), 5)
        self.press("ctrl+n", "Escape")
        self.eventually(lambda: "list item" in self.focused().role, "a row with the focus")
        self.press("Home", "ctrl+d")
        self.eventually(lambda: self.items("label", "Details"), "the details")
        self.assertStandOut(self.contrasts(self.page(self.item("label", "In the Basket"), ("text", "Name"))), 7)

    def assertStandOut(self, contrasts, count):
        self.assertGreater(len(contrasts), count, contrasts)
        self.assertEqual({words: ratio for words, ratio in contrasts.items() if ratio < self.least}, {})


class DarkContrast(Contrast):
    environment = {**WindowTest.environment, "ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}


class HighContrast(Contrast):
    environment = {**Contrast.environment, "ADW_DEBUG_HIGH_CONTRAST": "1"}
    least = 7


class DarkHighContrast(DarkContrast):
    environment = {**DarkContrast.environment, "ADW_DEBUG_HIGH_CONTRAST": "1"}
    least = 7
