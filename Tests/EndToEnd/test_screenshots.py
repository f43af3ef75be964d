"""The pictures that the repository keeps are those of the program."""

import ctypes
import pathlib
import subprocess

import screenshots

KEPT = pathlib.Path(__file__).resolve().parents[2] / "data" / "screenshots"
# The libadwaita with which the pictures were taken; others draw other headers and corners.
IS_SAME_STYLE = ctypes.CDLL("libadwaita-1.so.0").adw_get_minor_version() == 2
# Fonts are drawn a little differently everywhere; one more line of text is less than this.
TOLERANCE = 0.02


def run(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


class Comparing:
    """Takes the pictures elsewhere, and compares where something is drawn: not bytes."""

    def take(self, name, title=None):
        self.folder = pathlib.Path(self.home)
        super().take(name, title)
        sizes, reduced = [], []
        for folder in (KEPT, self.folder):
            path = folder / f"{name}.png"
            sizes.append(run("identify", "-format", "%w %h", str(path)))
            small = pathlib.Path(self.home) / f"{name}-{len(sizes)}.pgm"
            look = ["-background", "gray", "-alpha", "remove", "-colorspace", "gray"]
            run("convert", str(path), *look, "-resize", "12.5%", str(small))
            reduced.append(str(small))
        self.assertEqual(sizes[1], sizes[0], f"{name}: run scripts/screenshot")
        if IS_SAME_STYLE:
            compared = subprocess.run(
                ["compare", "-metric", "AE", "-fuzz", "20%", *reduced, "null:"],
                capture_output=True, text=True,
            )
            width, height = map(int, sizes[0].split())
            share = float(compared.stderr) / (width * height / 64)
            self.assertLess(share, TOLERANCE, f"{name}: run scripts/screenshot")


# The classes themselves stay out of this module, in which a loader would find them.
for kept in screenshots.Kept.__subclasses__():
    globals()[kept.__name__] = type(kept.__name__, (Comparing, kept), {"__module__": __name__})
del kept
