"""Builds what is measured, and measures how long programs take."""

import functools
import os
import subprocess
import sys
import time
import venv

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PLACE = os.path.join(HERE, ".build", "bench")


def run_quietly(*words):
    subprocess.run(words, check=True, cwd=HERE, stdout=subprocess.DEVNULL)


def output(*words):
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout


@functools.cache
def built_cli(name="per-cli"):
    """per-cli or per-sync as it will be installed."""
    return os.path.join(installed(), "bin", name)


@functools.cache
def built_measure(name):
    """One of the programs in Benchmarks."""
    run_quietly("swift", "build", "--configuration", "release", "--static-swift-stdlib", "--product", name,
                "--package-path", "Benchmarks", "--scratch-path", os.path.join(PLACE, "measure"))
    return os.path.join(PLACE, "measure", "release", name)


@functools.cache
def built_c(name, *packages):
    """A C program of Benchmarks, by the compiler that comes with Swift."""
    program = os.path.join(PLACE, name)
    flags = output("pkg-config", "--cflags", "--libs", *packages).split()
    run_quietly("clang", "-O2", "-o", program, os.path.join(HERE, "Benchmarks", f"{name}.c"), *flags)
    return program


@functools.cache
def python_with_price_parser():
    python = os.path.join(PLACE, "venv", "bin", "python")
    if not os.path.exists(python):
        venv.create(os.path.join(PLACE, "venv"), with_pip=True)
        run_quietly(python, "-m", "pip", "install", "--quiet", "price-parser==0.5.1")
    return python


@functools.cache
def installed():
    """The folder with bin and share of everything as it will be installed."""
    build, place = os.path.join(PLACE, "meson"), os.path.join(PLACE, "installed")
    if not os.path.exists(os.path.join(build, "build.ninja")):
        run_quietly("meson", "setup", "--prefix=/usr", build)
    subprocess.run(["meson", "install", "-C", build], check=True, stdout=subprocess.DEVNULL,
                   env=dict(os.environ, DESTDIR=place))
    run_quietly("glib-compile-schemas", os.path.join(place, "usr", "share", "glib-2.0", "schemas"))
    return os.path.join(place, "usr")


def inner(*words):
    """Seconds for one piece of work, as the program itself measured them."""
    answer = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
    assert int(answer[1]) > 0, "nothing was understood"
    return int(answer[0]) / 1e9 / int(words[-1])


def outer(words, source=None):
    """Seconds from start to end, as its caller sees them."""
    with open(source or os.devnull) as standard_input:
        start = time.perf_counter()
        subprocess.run(words, check=True, stdin=standard_input, stdout=subprocess.DEVNULL)
        return time.perf_counter() - start


def most_memory(words):
    """The most megabytes that a program has had in memory."""
    child = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0, words
    return usage.ru_maxrss * 1024 / 1e6


def run_window(command, *words):
    """What Benchmarks/window.py prints about the window, on a display of its own."""
    share = os.path.join(installed(), "share")
    environment = dict(
        os.environ, XDG_DATA_DIRS=f"{share}:/usr/local/share:/usr/share", PER_SCREEN="1920x1200x24")
    return subprocess.run(
        [os.path.join(HERE, "scripts", "headless"), "/usr/bin/python3",
         os.path.join(HERE, "Benchmarks", "window.py"), command, os.path.join(installed(), "bin", "per"), *words],
        check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout.splitlines()


def frames(figures, name, limit, filled, empty):
    """The time to the first frame with a file, by that with another; the very first start fills the system's caches."""
    seconds = [float(line) * 1e3 for line in run_window("frames", empty, *[empty, filled] * 15)][1:]
    figures.ratio(name, limit, seconds[1::2], seconds[::2], "ms")


def setup():
    os.makedirs(PLACE, exist_ok=True)
    os.environ.update(LC_ALL="C.UTF-8")
    subprocess.run([os.path.join(HERE, "scripts", "setup"), "build", "bench"], check=True, stdout=sys.stderr)
