"""A window of another program, from which a picture is dragged as from a web page: dragging.py FILE"""

import pathlib
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

TITLE = "A web page"
ADDRESS = "https://example.org/picture.png"


def provider(kind, content):
    return Gdk.ContentProvider.new_for_bytes(kind, GLib.Bytes.new(content))


def show(application, picture):
    # Like a browser: the picture, where it is from, and that address as a text
    offered = [
        provider("text/uri-list", f"{ADDRESS}\r\n".encode()),
        provider("text/plain;charset=utf-8", ADDRESS.encode()),
        provider("image/png", picture),
    ]
    source = Gtk.DragSource(content=Gdk.ContentProvider.new_union(offered))
    label = Gtk.Label(label=TITLE)
    label.add_controller(source)
    Gtk.ApplicationWindow(
        application=application, title=TITLE, child=label, default_width=300, default_height=300
    ).present()


if __name__ == "__main__":
    content = pathlib.Path(sys.argv[1]).read_bytes()
    program = Gtk.Application()
    program.connect("activate", lambda application: show(application, content))
    program.run(None)
