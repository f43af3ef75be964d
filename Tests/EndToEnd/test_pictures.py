"""Pictures of products, from a file and back."""

import pathlib
import struct
import subprocess
import sys
import zlib

from window import WindowTest, xdotool


def png(width, height):
    """A green picture."""

    def chunk(kind, content):
        body = kind + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = (b"\0" + b"\x20\xc0\x40" * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


class PictureTest(WindowTest):
    # Tall enough for the whole form
    size = (1040, 1150)

    def file(self, name, content):
        path = pathlib.Path(self.home) / name
        path.write_bytes(content)
        return str(path)

    @property
    def can_remove(self):
        return bool(self.items("push button", "Remove Picture"))

    def choose_for_a_row(self, file):
        """Adds a product, and chooses a file in the menu of its row."""
        self.enter("Cola", "2 l", "2.29")
        self.click(self.row_items[0])
        self.press("Menu")
        self.eventually(lambda: self.items("menu item", "Choose Picture…"), "the menu")
        for _ in range(20):
            if self.focus == "Choose Picture…":
                break
            self.press("Down")
        self.press("Return")
        self.choose_file(file)

    def test_a_picture_is_chosen_in_the_form_and_taken_away_again(self):
        self.enter("Cola", "2 l", "2.29")
        self.press("ctrl+f", "Escape")
        self.click(self.row_items[0])
        self.press("Return")
        self.assertFocus("Name")
        self.open("About It")
        self.assertFalse(self.can_remove)
        self.press("alt+f")
        self.choose_file(self.file("green.png", png(300, 150)))
        self.eventually(lambda: self.can_remove, "the picture")
        self.settle()
        self.click(self.item("push button", "Remove Picture"))
        self.wait_for(lambda: self.can_remove, False)

    def test_a_file_that_is_not_a_picture_is_refused_in_one_sentence(self):
        self.choose_for_a_row(self.file("text.png", b"This is a text."))
        self.assertSays("This file is not a picture Per can read.")

    def test_a_drawing_that_would_take_forever_is_refused_in_one_sentence(self):
        noise = '<feTurbulence numOctaves="9" baseFrequency="0.5"/>' * 2000
        bomb = (
            '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">'
            f'<filter id="noise">{noise}</filter>'
            '<rect width="2000" height="2000" filter="url(#noise)"/></svg>'
        )
        self.choose_for_a_row(self.file("bomb.svg", bomb.encode()))
        self.assertSays("Reading this picture takes too much time or memory.")

    def test_a_picture_of_a_web_page_is_dropped_on_a_row(self):
        self.enter("Cola", "2 l", "2.29")
        self.drag(self.file("green.png", png(300, 150)))
        self.eventually(lambda: '"picture"' in self.per_cli("export", "--format", "json"), "the picture")

    def test_what_is_selected_in_a_web_page_is_dropped_as_a_page(self):
        self.enter("Cola", "2 l", "2.29")
        cards = "".join(
            f"<li class=card><h3>{name}</h3><p>1 l</p><p>€{price}</p><p>€{price}/l</p></li>"
            for name, price in [("Juice", "1.50"), ("Lemonade", "0.90"), ("Water", "0.40")]
        )
        self.drag(self.file("page.html", f"<ul>{cards}</ul>".encode()))
        self.eventually(lambda: self.items("label", "Lemonade"), "the offers")

    def test_a_link_that_is_dropped_is_kept_with_the_selected_product(self):
        self.enter("Cola", "2 l", "2.29")
        self.press("Escape", "Down")
        self.drag(self.file("link.html", b"<a href='https://example.org/picture.png'>Cola</a>"))
        self.eventually(lambda: "https://example.org/" in self.per_cli("export", "--format", "json"), "the link")

    def drag(self, file):
        """Drags what another program has read from a file to the first row."""
        program = pathlib.Path(__file__).with_name("dragging.py")
        said = pathlib.Path(self.file("said.txt", b""))
        with said.open("w") as output:
            page = subprocess.Popen([sys.executable, program, file], stdout=output)
        self.addCleanup(page.wait)
        self.addCleanup(page.kill)
        find = ["xdotool", "search", "--onlyvisible", "--name", "A web page"]
        window = self.eventually(
            lambda: subprocess.run(find, capture_output=True, text=True).stdout.strip(), "the page"
        )
        xdotool("windowmove", "--sync", window, 1500, 20)
        left, top, width, height = self.row_items[0].bounds
        self.settle()
        xdotool("mousemove", "--window", window, 150, 200)
        xdotool("mousedown", 1)

        def is_dragged():
            # What moves before the press has been seen begins nothing
            xdotool("mousemove_relative", "--", -4, 4)
            return "dragged" in said.read_text()

        self.eventually(is_dragged, "the begin of the drag")
        origin_left, origin_top, *_ = self.content.bounds
        place = (left - origin_left + width // 3, top - origin_top + (height + self.border) // 2)
        xdotool("mousemove", "--window", self.identifier, *place)
        # The pointer has to be seen there before it lets go, by both programs
        self.settle()
        xdotool("mousemove_relative", "--", 3, 3)
        self.eventually(lambda: "taken" in said.read_text(), "somebody who takes it")
        self.settle()
        xdotool("mouseup", 1)
