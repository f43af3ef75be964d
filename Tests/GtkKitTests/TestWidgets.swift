import CGtk

@testable import GtkKit

extension Window {
  /// Makes a window, which belongs to GTK until it is closed.
  static func plain() -> Window { Window(borrowing: gtk_window_new()) }

  /// What the window shows.
  func setChild(_ child: Widget?) { gtk_window_set_child(window, child?.widget) }

  /// Every window that GTK keeps, in the order of their making.
  static var all: [Window] {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    return widgets(in: list)
  }
}

extension Button {
  /// Makes a button with a text.
  convenience init(label: String) { self.init(consuming: gtk_button_new_with_label(label)) }
}

extension LevelBar {
  /// Makes a bar whose full value is 1.
  convenience init() { self.init(consuming: gtk_level_bar_new()) }
}

extension DrawingArea {
  /// Makes an empty area.
  convenience init() { self.init(consuming: gtk_drawing_area_new()) }
}

extension ListBoxRow {
  /// The title above the row.
  var headerTitle: String? {
    lent(gtk_list_box_row_get_header(cast()), as: Label.self)?.text
  }
}

extension Key {
  /// The space bar.
  static let space = Key(named: "space")

  /// A key by GDK's name, such as "Return" or "a".
  init(named name: String) { self.init(value: gdk_keyval_from_name(name)) }
}

extension Editable {
  /// The widget inside that has the focus while this one is typed in.
  var focusWidget: Widget? {
    lent(gtk_editable_get_delegate(cast()).map { UnsafeMutableRawPointer($0) })
  }
}
