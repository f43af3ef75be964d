import CGtk

/// A small surface over the window that closes when it is left.
open class Popover: Widget {
  override class var wrappedType: GType { gtk_popover_get_type() }

  /// Makes an empty popover.
  public convenience init() {
    self.init(consuming: gtk_popover_new())
  }

  /// What the popover shows.
  public final var child: Widget? {
    get { lent(gtk_popover_get_child(cast())) }
    set { gtk_popover_set_child(cast(), newValue?.widget) }
  }

  /// Attaches the popover to a template widget, which lets go of it when it is destroyed. Other
  /// widgets do not: a `GtkListBox` with a popover would never finish being destroyed.
  public final func setParent(_ parent: some TemplateWidget) {
    gtk_widget_set_parent(widget, parent.widget)
  }

  /// Detaches the popover.
  final func removeFromParent() {
    guard gtk_widget_get_parent(widget) != nil else { return }
    // A popover that is open when it loses its parent is never freed.
    isVisible = false
    gtk_widget_unparent(widget)
  }

  /// Points at a place in the parent, or at the part of the window that is nearest to it. A row that was just made has
  /// no size yet, and one that was scrolled away may lie beyond the screen: GTK 4.8 complains of both.
  public final func point(to place: Rectangle) {
    var rectangle = place.c
    if let parent, let window = parent.root {
      let bounds = parent.bounds(in: window) ?? Rectangle(x: 0, y: 0)
      rectangle = place.moved(into: window, from: bounds).c
    }
    gtk_popover_set_pointing_to(cast(), &rectangle)
  }

  /// Whether an arrow points at the place.
  public final var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(cast()) != 0 }
    set { gtk_popover_set_has_arrow(cast(), newValue.c) }
  }

  /// Whether it takes the focus and all clicks while it is open, and closes with the first click outside.
  public final var closesByItself: Bool {
    get { gtk_popover_get_autohide(cast()) != 0 }
    set { gtk_popover_set_autohide(cast(), newValue.c) }
  }

  /// Opens the popover, if its parent is on the screen; GTK crashes otherwise.
  public final func popUp() {
    guard parent?.isMapped == true else { return }
    gtk_popover_popup(cast())
  }

  /// Closes the popover.
  public final func popDown() {
    gtk_popover_popdown(cast())
  }

  /// Calls a handler when the popover has closed.
  @discardableResult
  public final func onClosed(_ body: @escaping () -> Void) -> SignalConnection {
    on("closed") { _ in body() }
  }
}

extension Rectangle {
  /// What of the rectangle lies within a window, or the pixel there that is nearest, if the rectangle is in a widget
  /// with these bounds in the window.
  fileprivate func moved(into window: Window, from bounds: Rectangle) -> Rectangle {
    func overlap(_ start: Int, _ length: Int, _ whole: Int) -> (start: Int, length: Int) {
      let first = min(max(start, 0), max(whole - 1, 0))
      return (first, max(min(start + length, whole) - first, 1))
    }
    let across = overlap(bounds.x + x, width, window.allocatedWidth)
    let down = overlap(bounds.y + y, height, window.allocatedHeight)
    return Rectangle(
      x: across.start - bounds.x, y: down.start - bounds.y, width: across.length,
      height: down.length)
  }
}

extension Popover {
  /// Gives the focus to the button that opened the popover, unless it went elsewhere. GTK 4.8 leaves it
  /// in a submenu that is no longer seen, where keys reach nothing.
  func returnFocus() {
    guard !isGone, !isVisible, let root else { return }
    if root.focusedWidget?.isWithin(self) ?? true { parent?.grabFocus() }
  }

  /// Names the entries of a menu for screen readers. Newer GTK says that each is named by its label,
  /// and that the label is decoration, which names nothing.
  func nameEntries() {
    var widgets: [Widget] = [self]
    while let widget = widgets.popLast() {
      let children = widget.children
      widgets += children
      guard widget.typeName == "GtkModelButton",
        let label = children.first(where: { $0.typeName == "GtkLabel" })
      else { continue }
      gtk_accessible_reset_relation(widget.cast(), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      widget.setAccessible(label: Label(borrowing: label.raw).text)
    }
  }
}
