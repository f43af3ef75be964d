"""Measures the window as a user sees it; scripts/bench runs this on a display of its own.

    window.py frames PROGRAM FILE...               seconds from the start to the first frame, one line per file
    window.py starts PROGRAM ROUNDS FILE OTHER...  each in turn, as lines of JSON: see measure_starts
    window.py show PROGRAM FILE...                 shows each file and quits, as before any later start
    window.py memory PROGRAM FILE...               resident bytes at rest, and with the price book open, one line per file
    window.py adds PROGRAM FILE OTHER ROWS         seconds of the processor for a row that is added: ours and the other's
    window.py turns PROGRAM FILE                   longest pauses of the window: seconds, what was done
    window.py page PROGRAM FILE PAGE               longest pause while a page is read and its offers are shown: seconds
    window.py pause PROGRAM FILE CLI ROWS ID       longest pause while CLI imports ROWS into a comparison: seconds
    window.py sharing PROGRAM FILE CLI ROWS ID     longest add by CLI to a comparison while the window imports ROWS,
                                                   and while it undoes that: seconds, what the window did

The first frame has appeared when the screen shows more than one colour where the window is. Pauses are measured
over the bus, a thousand times a second, by the answers of the loop that also draws and takes keys.
"""
import contextlib
import ctypes
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

TIMEOUT = 120
# Seconds after the first frame within which all that was put off has been done
PUT_OFF = 4


class Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = [(name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")]
    _fields_ += [("data", ctypes.POINTER(ctypes.c_char))]
    _fields_ += [(name, ctypes.c_int) for name in (
        "byte_order", "bitmap_unit", "bitmap_bit_order", "bitmap_pad", "depth", "bytes_per_line")]


class Screen:
    """Looks at a few lines across the screen, which takes next to no time."""

    def __init__(self):
        self.xlib = ctypes.CDLL("libX11.so.6")
        self.xlib.XOpenDisplay.restype = ctypes.c_void_p
        self.xlib.XDefaultRootWindow.restype = ctypes.c_ulong
        self.xlib.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self.xlib.XGetImage.restype = ctypes.POINTER(Image)
        self.xlib.XGetImage.argtypes = (
            [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_int] * 2 + [ctypes.c_uint] * 2
            + [ctypes.c_ulong, ctypes.c_int])
        self.xlib.XDestroyImage.argtypes = [ctypes.POINTER(Image)]
        self.display = self.xlib.XOpenDisplay(None)
        self.root = self.xlib.XDefaultRootWindow(self.display)

    def line(self, height):
        image = self.xlib.XGetImage(self.display, self.root, 0, height, 1920, 1, 0xFFFFFFFF, 2)
        pixels = ctypes.string_at(image.contents.data, image.contents.bytes_per_line)
        self.xlib.XDestroyImage(image)
        return pixels

    def has_window(self):
        return any(len(set(zip(*[iter(self.line(height))] * 4))) > 4 for height in (400, 550, 700))


class Program:
    """The running window, Per's on a copy of a file."""

    def __init__(self, program, file, screen, *words):
        self.folder = tempfile.mkdtemp()
        self.program = program
        # Not with --database, which makes each start a program of its own, off the bus.
        self.environment = dict(os.environ, XDG_DATA_HOME=self.folder)
        self.copy = os.path.join(self.folder, "io.github.perapp.Per", "per.sqlite")
        os.mkdir(os.path.dirname(self.copy), 0o700)
        # A program that has just been killed or has ended without closing the file leaves a part of it beside it.
        for part in ("", "-wal") if file else ():
            if os.path.exists(file + part):
                shutil.copy(file + part, self.copy + part)
        while screen.has_window():
            time.sleep(0.01)
        start = time.perf_counter()
        self.process = subprocess.Popen(
            [program, *words], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not screen.has_window():
            if time.perf_counter() - start > TIMEOUT:
                sys.exit("the window never appeared")
            time.sleep(0.0005)
        self.seconds = time.perf_counter() - start

    def open(self, file):
        """Opens a file in the running window, as a file manager does."""
        subprocess.run([self.program, file], env=self.environment, check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)

    def focus(self):
        """Lets the window take keys."""
        window = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
            capture_output=True, text=True, check=True).stdout.split()[-1]
        xdotool("windowfocus", window)

    def products(self):
        """How many products there are in the file, without those that an import or an undo hides."""
        with contextlib.closing(sqlite3.connect(f"file:{self.copy}?mode=ro", uri=True)) as file:
            return file.execute("""
                SELECT count(*) FROM product WHERE NOT EXISTS (
                    SELECT 1 FROM hidden WHERE hidden.comparison = product.comparison
                    AND product.key BETWEEN hidden.first AND hidden.last)
                """).fetchone()[0]

    def wait_for_rest(self):
        """Waits until the window has not worked for a second."""
        before, since = None, time.perf_counter()
        while time.perf_counter() - since < 1:
            if (ticks := self.ticks()) != before:
                before, since = ticks, time.perf_counter()
            time.sleep(0.05)

    def processor(self):
        """Seconds of the processor so far, also of threads that have ended."""
        return time.clock_gettime(~self.process.pid << 3 | 2)

    def ticks(self):
        """Hundredths of a second of the processor, as the system counts them."""
        with open(f"/proc/{self.process.pid}/stat") as stat:
            return sum(map(int, stat.read().rsplit(")", 1)[1].split()[11:13]))

    def resident(self):
        """Bytes of memory."""
        with open(f"/proc/{self.process.pid}/statm") as pages:
            return int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def end(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder)


class Watchdog:
    """Asks the window again and again, and measures how long the longest answer took."""

    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def ask(self):
        start = time.perf_counter()
        self.bus.call_sync(
            "io.github.perapp.per", "/io/github/perapp/per", "org.gtk.Actions", "Describe",
            GLib.Variant("(s)", ("about",)), None, Gio.DBusCallFlags.NO_AUTO_START,
            TIMEOUT * 1000, None)
        return time.perf_counter() - start

    def longest(self, work, rest):
        """Seconds of the longest answer during `work` and for `rest` seconds after it."""
        worker = threading.Thread(target=work)
        worker.start()
        longest, end = 0, None
        while end is None or time.perf_counter() < end:
            longest = max(longest, self.ask())
            time.sleep(0.001)
            if end is None and not worker.is_alive():
                end = time.perf_counter() + rest
        worker.join()
        return longest


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True, stdout=subprocess.DEVNULL)


def keys(*names):
    return lambda: xdotool("key", "--delay", "40", *names)


def text(letters):
    return lambda: xdotool("type", "--delay", "40", "--", letters)


# What a user does after the window has had time to settle
DEEDS = [
    ("opening", lambda: time.sleep(1)),
    ("typing a quick line", lambda: (keys("ctrl+l")(), text("100 g 0.01 The best")())),
    ("adding it", keys("Return")),
    ("typing into the form", lambda: (keys("ctrl+n")(), text("Cola")(), keys("Tab")(), text("500")())),
    ("searching", lambda: (keys("ctrl+f")(), text("cola 99")())),
    ("going to what was found", keys("Return")),
    ("leaving the search", keys("Escape")),
    ("going to the end", keys("End", "Up", "Up")),
    ("turning pages", keys(*["Page_Up"] * 8)),
    ("going to the start", keys("Home", "Down", "Down")),
    ("removing", keys("Delete")),
    ("undoing", keys("ctrl+z")),
    ("undoing again", keys("ctrl+z")),
]


def measure_frames(program, screen, *files):
    for file in files:
        running = Program(program, file, screen)
        print(running.seconds)
        running.end()


def measure_starts(program, screen, rounds, file, *others):
    """Of Per and of the others: seconds to the first frame, seconds of the processor from there to rest, bytes at
    rest, and ticks in two seconds of it."""
    for _ in range(int(rounds)):
        for name, kept in [(program, file), *((other, None) for other in others)]:
            running = Program(name, kept, screen)
            before, shown = running.processor(), time.perf_counter()
            running.wait_for_rest()
            processor = running.processor() - before
            # What a program puts off until it is likely to be idle belongs to its start.
            time.sleep(max(0, shown + PUT_OFF - time.perf_counter()))
            ticks = running.ticks()
            time.sleep(2)
            print(json.dumps([name, running.seconds, processor, running.resident(), running.ticks() - ticks]))
            running.end()


def measure_memory(program, screen, *files):
    for file in files:
        running = Program(program, file, screen)
        running.wait_for_rest()
        before = running.resident()
        running.focus()
        keys("ctrl+b")()
        running.wait_for_rest()
        print(before, running.resident())
        running.end()


def measure_adds(program, screen, file, other, rows):
    generator = random.Random(1)
    for name, kept, *words in ((program, file), (other, None, rows)):
        running = Program(name, kept, screen, *words)
        running.wait_for_rest()
        running.focus()
        for number in range(10):
            if kept:
                keys("ctrl+l")()
                text(f"100 ml {generator.randint(1, 99)}.{number:02} Tea {number}")()
                running.wait_for_rest()
            before = running.processor()
            keys("Return")()
            running.wait_for_rest()
            print(running.processor() - before)
        running.end()


def measure_turns(program, screen, file):
    running = Program(program, file, screen)
    watchdog = Watchdog()
    first = watchdog.longest(*[DEEDS[0][1], 0.5])
    print(f"{first} {DEEDS[0][0]}")
    running.focus()
    for name, work in DEEDS[1:]:
        print(f"{watchdog.longest(work, 0.7)} {name}")
    running.end()


def measure_page(program, screen, file, page):
    running = Program(program, file, screen)
    watchdog = Watchdog()
    watchdog.longest(lambda: time.sleep(1), 0.5)
    before = running.processor()
    # The watchdog's own questions keep the window at work, so it never comes to rest: a page takes one of these seconds.
    print(watchdog.longest(lambda: (running.open(page), time.sleep(4)), 0.5))
    assert running.processor() - before > 0.1, "no offers were shown"
    running.end()


def measure_pause(program, screen, file, cli, rows, comparison):
    running = Program(program, file, screen)
    watchdog = Watchdog()
    watchdog.longest(lambda: time.sleep(1), 0.5)
    before = running.products()
    words = [cli, "--database", running.copy, "import", "--comparison", comparison, rows]
    print(watchdog.longest(lambda: subprocess.run(words, check=True, stdout=subprocess.DEVNULL), 2))
    assert running.products() > before, "nothing was imported"
    running.end()


def longest_add(running, cli, comparison, is_done):
    """Seconds that the slowest add by another program takes until something is done, and one add after it."""
    words = [cli, "--database", running.copy, "add", "--comparison", comparison, "100 g 1.00 Another"]
    longest, start, is_last = 0, time.perf_counter(), False
    while True:
        before = time.perf_counter()
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        longest = max(longest, time.perf_counter() - before)
        if is_last:
            return longest
        is_last = is_done()
        if time.perf_counter() - start > TIMEOUT:
            sys.exit("the window never finished")


def measure_sharing(program, screen, file, cli, rows, comparison):
    running = Program(program, file, screen)
    watchdog = Watchdog()
    watchdog.longest(lambda: time.sleep(1), 0.5)
    with open(rows) as lines:
        count = sum(1 for _ in lines)
    running.open(rows)
    print(longest_add(running, cli, comparison, lambda: running.products() >= count), "importing")
    # The undo is for the list, which has to show what was imported first.
    running.wait_for_rest()
    running.focus()
    keys("ctrl+z")()
    print(longest_add(running, cli, comparison, lambda: running.products() < count), "undoing")
    running.end()


def main():
    command, program, *words = sys.argv[1:]
    measures = {"frames": measure_frames, "starts": measure_starts, "memory": measure_memory,
                "adds": measure_adds, "turns": measure_turns, "page": measure_page, "pause": measure_pause,
                "sharing": measure_sharing}
    measures[command](program, Screen(), *words)


if __name__ == "__main__":
    main()
