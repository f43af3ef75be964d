import CGtk

extension Widget {
  /// Moves the keyboard focus to the widget.
  /// - Returns: whether it moved there.
  @discardableResult
  public final func grabFocus() -> Bool {
    gtk_widget_grab_focus(widget) != 0
  }

  /// Whether the widget or one within it has the keyboard focus in its window.
  public final var containsFocus: Bool {
    guard let focus = root?.focusedWidget else { return false }
    return focus == self || focus.isWithin(self)
  }

  /// Whether text is typed into the widget, which has an undo of its own.
  public final var isTyped: Bool {
    g_type_is_a(gobjectType, gtk_text_get_type()) != 0
      || g_type_is_a(gobjectType, gtk_text_view_get_type()) != 0
  }

  /// Whether the widget itself can take the focus.
  public final var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue.c) }
  }

  /// Whether the focus may enter the widget or anything within it.
  public final var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue.c) }
  }

  /// The labels whose access keys focus the widget.
  final var mnemonicLabels: [Widget] {
    let list = gtk_widget_list_mnemonic_labels(widget)
    defer { g_list_free(list) }
    return widgets(in: list)
  }

  /// Sounds or flashes the desktop's signal for a key that does nothing here.
  public final func errorBell() {
    gtk_widget_error_bell(widget)
  }

  /// Moves the focus to what comes after or before the widget, as Tab does; at the end of the window it
  /// starts again at the other.
  ///
  /// - Returns: whether it moved.
  @discardableResult
  public final func passFocus(forward: Bool) -> Bool {
    let direction = forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
    /// The widgets on one side of a widget among those beside it, in the order of the focus.
    func others(_ inside: Widget, isAfter: Bool) -> [Widget] {
      let all = inside.parent?.children ?? []
      guard let place = all.firstIndex(of: inside) else { return [] }
      let some = Array(isAfter ? all[(place + 1)...] : all[..<place])
      return forward ? some : some.reversed()
    }
    let path = Array(sequence(first: self as Widget) { $0.parent })
    let ahead = path.lazy.flatMap { others($0, isAfter: forward) }
    let around = path.reversed().lazy.flatMap { others($0, isAfter: !forward) }
    for widgets in [AnySequence(ahead), AnySequence(around)] {
      for widget in widgets where widget.isMapped {
        if gtk_widget_child_focus(widget.widget, direction) != 0 { return true }
      }
    }
    return false
  }
}
