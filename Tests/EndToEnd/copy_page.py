#!/usr/bin/python3
"""Copies a page as a browser does, as text/html and, with TEXT, as plain text: copy_page.py ADDRESS HTML [TEXT]. Chromium
writes the address of the page besides. Runs until it is ended."""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402


def bytes_as(kind, text):
    return Gdk.ContentProvider.new_for_bytes(kind, GLib.Bytes.new(text.encode()))


Gtk.init()
address, page, *texts = sys.argv[1:]
providers = [bytes_as("chromium/x-source-url", address), bytes_as("text/html", page)]
providers += [bytes_as("text/plain;charset=utf-8", text) for text in texts]
Gdk.Display.get_default().get_clipboard().set_content(Gdk.ContentProvider.new_union(providers))
print("copied", flush=True)
GLib.MainLoop().run()
