import CGtk
import CGtkSupport

/// Anything that can be seen in a window.
open class Widget: Object {
  override class var wrappedType: GType { gtk_widget_get_type() }

  /// The widget as C sees it.
  final var widget: UnsafeMutablePointer<GtkWidget> { cast() }

  /// Whether the widget is shown if its ancestors are.
  public final var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue.c) }
  }

  /// Whether the widget itself is enabled; its ancestors may still be disabled.
  public final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue.c) }
  }

  /// The text that appears when the pointer rests on the widget; also its accessible description.
  public final var tooltip: String? {
    get { String.lent(gtk_widget_get_tooltip_text(widget)) }
    set {
      // GTK asks the display where the pointer is each time, even if nothing changes.
      if newValue != tooltip { gtk_widget_set_tooltip_text(widget, newValue) }
    }
  }

  /// Whether start is right and end is left.
  public final var isRightToLeft: Bool {
    gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  }

  /// Whether start is right for all widgets that do not say otherwise.
  public static var isRightToLeftByDefault: Bool {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
  }

  /// Whether the parent shows the widget; a list does not show rows that its filter leaves out.
  public final var isChildVisible: Bool { gtk_widget_get_child_visible(widget) != 0 }

  /// Whether the widget and all its ancestors are shown in a window on the screen.
  public final var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Calls a handler when the widget appears on the screen.
  @discardableResult
  public final func onMap(_ body: @escaping () -> Void) -> SignalConnection {
    on("map") { _ in body() }
  }

  /// Calls a closure once, after the next frame with the widget has been drawn.
  public final func afterNextFrame(_ body: @escaping () -> Void) {
    let box = Unmanaged<AnswerBox>.giving(
      AnswerBox {
        // The frame is drawn in this turn of the loop.
        MainLoop.whenIdle(body)
        return false
      })
    gtk_widget_add_tick_callback(
      widget,
      { _, _, box in
        MainActor.assumeIsolated { Unmanaged<AnswerBox>.lent(by: box).body().c }
      }, box, releaseOwned)
  }

  /// Waits until the next frame with the widget has been drawn.
  public final func nextFrame() async {
    await withCheckedContinuation { continuation in afterNextFrame { continuation.resume() } }
  }
}

extension Widget {
  /// Adds a style class.
  public final func addCssClass(_ name: String) {
    gtk_widget_add_css_class(widget, name)
  }

  /// Removes a style class.
  public final func removeCssClass(_ name: String) {
    gtk_widget_remove_css_class(widget, name)
  }

  /// Whether the widget has a style class.
  public final func hasCssClass(_ name: String) -> Bool {
    gtk_widget_has_css_class(widget, name) != 0
  }

  /// Adds or removes a style class.
  public final func setCssClass(_ name: String, _ isPresent: Bool) {
    if isPresent { addCssClass(name) } else { removeCssClass(name) }
  }
}

extension Widget {
  /// How wide a text is in the widget's font, in pixels.
  public final func textWidth(of text: String) -> Int {
    guard let layout = gtk_widget_create_pango_layout(widget, text) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var width: gint = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    return Int(width)
  }
}

extension Widget {
  /// Makes the actions of a group available under a prefix, in this widget and within it. `nil`
  /// removes the prefix.
  public final func insertActionGroup(_ prefix: String, _ group: ActionGroup?) {
    gtk_widget_insert_action_group(widget, prefix, group?.cast())
  }

  /// Activates the action of a name, as seen from this widget.
  /// - Returns: whether the action was found and is enabled.
  @discardableResult
  public final func activateAction(_ name: String, _ parameter: ActionParameter = .none) -> Bool {
    gtk_widget_activate_action_variant(widget, name, parameter.variant) != 0
  }

  /// Adds a controller that reacts to keys, clicks or drops. The widget keeps it.
  public final func addController(_ controller: EventController) {
    gtk_widget_add_controller(widget, controller.handedOver())
  }
}

extension Widget {
  /// The widget that holds this one.
  public final var parent: Widget? { lent(gtk_widget_get_parent(widget)) }

  /// The window that holds this widget.
  public final var root: Window? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    return lent(UnsafeMutableRawPointer(root))
  }

  /// The first widget within this one.
  public final var firstChild: Widget? { lent(gtk_widget_get_first_child(widget)) }

  /// The widget after this one in its parent.
  public final var nextSibling: Widget? { lent(gtk_widget_get_next_sibling(widget)) }

  /// The widgets within this one, in order.
  public final var children: [Widget] {
    Array(
      sequence(state: firstChild) { next in
        defer { next = next?.nextSibling }
        return next
      })
  }

  /// Whether this widget is inside another one.
  public final func isWithin(_ ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(widget, ancestor.widget) != 0
  }

  /// The name of the widget's type in C, for tests and diagnostics.
  public final var typeName: String { String(cString: g_type_name(gobjectType)) }
}

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
