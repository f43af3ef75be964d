#!/usr/bin/python3
"""Copies a page as a browser does, as text/html and, with TEXT, as plain text: copy_page.py ADDRESS HTML [TEXT]. Chromium
writes the address of the page besides. Runs until it is ended. Wayland lets only those copy who are used: there it says
"ready", and copies when a key is pressed."""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402


def bytes_as(kind, text):
    return Gdk.ContentProvider.new_for_bytes(kind, GLib.Bytes.new(text.encode()))


def copy(providers):
    Gdk.Display.get_default().get_clipboard().set_content(Gdk.ContentProvider.new_union(providers))


def copy_on_a_key(providers):
    window = Gtk.Window(title="Browser")
    keys = Gtk.EventControllerKey()

    def press(*_):
        copy(providers)
        # What is copied stays. A compositor gives the focus back for a window that is gone, and not for one that hides.
        window.destroy()
        Gdk.Display.get_default().sync()
        print("copied", flush=True)
        return True

    def look(*_):
        if window.is_active():
            print("ready", flush=True)

    keys.connect("key-pressed", press)
    window.add_controller(keys)
    window.connect("notify::is-active", look)
    window.present()


Gtk.init()
address, page, *texts = sys.argv[1:]
offered = [bytes_as("chromium/x-source-url", address), bytes_as("text/html", page)]
offered += [bytes_as("text/plain;charset=utf-8", text) for text in texts]
if "Wayland" in type(Gdk.Display.get_default()).__name__:
    copy_on_a_key(offered)
else:
    copy(offered)
    print("copied", flush=True)
GLib.MainLoop().run()
