"""A window of another program, from which something is dragged as from a web page: dragging.py FILE

A file of HTML is a selected part of the page, or a link if it is nothing but one; any other file is a picture. It says
"dragged" when that begins, and "taken" when what is under the pointer would take it.
"""

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


def formats(content):
    address = [
        provider("text/uri-list", f"{ADDRESS}\r\n".encode()), provider("text/plain;charset=utf-8", ADDRESS.encode()),
    ]
    if content.startswith(b"<a "):
        return [*address, provider("text/html", content)]
    if content.startswith(b"<"):
        return [provider("text/html", content), provider("text/plain;charset=utf-8", b"Selected")]
    # Like a browser: the picture, where it is from, and that address as a text
    return [*address, provider("image/png", content)]


def say(word):
    print(word, flush=True)


def follow(source, drag):
    say("dragged")
    drag.connect("notify::selected-action", lambda *_: drag.get_selected_action() and say("taken"))


def show(application, offered):
    source = Gtk.DragSource(content=Gdk.ContentProvider.new_union(offered))
    source.connect("drag-begin", follow)
    label = Gtk.Label(label=TITLE)
    label.add_controller(source)
    Gtk.ApplicationWindow(
        application=application, title=TITLE, child=label, default_width=300, default_height=300
    ).present()


if __name__ == "__main__":
    content = pathlib.Path(sys.argv[1]).read_bytes()
    program = Gtk.Application()
    program.connect("activate", lambda application: show(application, formats(content)))
    program.run(None)
