"""Pictures of labels, drawn by ImageMagick: what people photograph or copy off the screen."""

import pathlib
import subprocess

# Debian 12 has a file for each weight, Debian 13 one for all.
FONTS = pathlib.Path("/usr/share/fonts/opentype/cantarell")
FONT = next((str(FONTS / name) for name in ("Cantarell-Regular.otf", "Cantarell-VF.otf") if (FONTS / name).exists()), "")
# Width and height of a label, in pixels
WIDTH, HEIGHT = 620, 260


def leaflet(path, labels, columns=2, paper="white", ink="black"):
    """Draws labels of name, size, unit price and price in columns into a file; the size of the picture."""
    rows = -(-len(labels) // columns)
    size = (WIDTH * columns, HEIGHT * rows)
    command = ["convert", "-size", "{}x{}".format(*size), f"xc:{paper}", "-font", FONT, "-fill", ink]
    for number, (name, quantity, unit_price, price) in enumerate(labels):
        left, top = number % columns * WIDTH, number // columns * HEIGHT
        for text, across, down, height in (
            (name, 40, 60, 30), (quantity, 40, 104, 24), (unit_price, 40, 140, 24), (price, 340, 150, 100),
        ):
            command += ["-pointsize", str(height), "-annotate", f"+{left + across}+{top + down}", text]
    subprocess.run([*command, str(path)], check=True)
    return size
