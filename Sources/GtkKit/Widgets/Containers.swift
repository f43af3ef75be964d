import CGtk

/// The direction of a row or column.
public enum Orientation: UInt32 {
  case horizontal = 0
  case vertical
}

/// Widgets in a row or a column.
open class Box: Widget {
  override class var wrappedType: GType { gtk_box_get_type() }

  /// Makes an empty box; the spacing between its widgets is in pixels.
  public convenience init(_ orientation: Orientation, spacing: Int = 0) {
    self.init(consuming: gtk_box_new(GtkOrientation(orientation.rawValue), gint(spacing)))
  }

  /// Adds a widget at the end.
  public final func append(_ child: Widget) {
    gtk_box_append(cast(), child.widget)
  }

  /// Removes a widget.
  public final func remove(_ child: Widget) {
    gtk_box_remove(cast(), child.widget)
  }

  /// Removes every widget.
  public final func removeAll() {
    for child in children { remove(child) }
  }
}

/// Widgets in rows and columns.
public final class Grid: Widget {
  override class var wrappedType: GType { gtk_grid_get_type() }

  /// Makes an empty grid.
  public convenience init() {
    self.init(consuming: gtk_grid_new())
  }

  /// Puts a widget into a cell, or over several.
  public func attach(
    _ child: Widget, column: Int, row: Int, columnSpan: Int = 1, rowSpan: Int = 1
  ) {
    gtk_grid_attach(
      cast(), child.widget, gint(column), gint(row), gint(columnSpan), gint(rowSpan))
  }

  /// Removes a widget.
  public func remove(_ child: Widget) {
    gtk_grid_remove(cast(), child.widget)
  }

  /// Removes every widget.
  public func removeAll() {
    for child in children { remove(child) }
  }

  /// Sets the space between rows and between columns, in pixels.
  public func setSpacing(row: Int, column: Int) {
    gtk_grid_set_row_spacing(cast(), guint(row))
    gtk_grid_set_column_spacing(cast(), guint(column))
  }
}

/// A container for one widget; the usual parent of a template widget.
open class Bin: Widget {
  override class var wrappedType: GType { adw_bin_get_type() }

  /// What it contains.
  public final var child: Widget? {
    get { lent(adw_bin_get_child(cast())) }
    set { adw_bin_set_child(cast(), newValue?.widget) }
  }

  /// Asks for no more width than the child needs, however much it would like and however high it is: the
  /// widget's neighbours stay in place while the child changes.
  public final func keepToNeededWidth() {
    setLayout { widget, orientation, size, minimum, natural, _, _ in
      Bin.measureChild(of: widget, orientation, size, minimum, natural)
      if orientation == GTK_ORIENTATION_HORIZONTAL, let minimum {
        natural?.pointee = minimum.pointee
      }
    }
  }

  /// Asks for no more height than the child needs with unlimited width, as long as its width is not known. A
  /// wrapping label would ask for the height of its narrowest width, and GTK 4.10 complains if a window is lower
  /// for some width than for none.
  public final func keepToNeededHeight() {
    setLayout { widget, orientation, size, minimum, natural, _, _ in
      Bin.measureChild(of: widget, orientation, size, minimum, natural)
    }
  }

  private typealias Measure =
    @convention(c) (
      UnsafeMutablePointer<GtkWidget>?, GtkOrientation, gint, UnsafeMutablePointer<gint>?,
      UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
    ) -> Void

  private func setLayout(_ measure: Measure) {
    let layout = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }, measure,
      { widget, width, height, baseline in
        guard let child = gtk_widget_get_first_child(widget) else { return }
        gtk_widget_allocate(child, width, height, baseline, nil)
      })
    gtk_widget_set_layout_manager(widget, layout)
  }

  private nonisolated static let widerThanAnyScreen: gint = 20_000

  /// The height for a width, and the width for any height; both pointers may be `nil`.
  private nonisolated static func measureChild(
    of widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: gint,
    _ minimum: UnsafeMutablePointer<gint>?, _ natural: UnsafeMutablePointer<gint>?
  ) {
    guard let child = gtk_widget_get_first_child(widget) else { return }
    let width: gint =
      orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : size < 0 ? widerThanAnyScreen : size
    gtk_widget_measure(child, orientation, width, minimum, natural, nil, nil)
  }
}

/// Pages, one shown at a time.
public final class Stack: Widget {
  override class var wrappedType: GType { gtk_stack_get_type() }

  /// The name of the page that is shown.
  public var visibleChildName: String? {
    get { String.lent(gtk_stack_get_visible_child_name(cast())) }
    set { if let newValue { gtk_stack_set_visible_child_name(cast(), newValue) } }
  }

  /// Adds a page.
  public func add(_ page: Widget, named name: String) {
    gtk_stack_add_named(cast(), page.widget, name)
  }

  /// Removes a page.
  public func remove(_ page: Widget) {
    gtk_stack_remove(cast(), page.widget)
  }
}

/// Pages side by side, or one at a time where there is not enough room.
public final class Leaflet: Widget {
  override class var wrappedType: GType { adw_leaflet_get_type() }

  /// Whether only one page is shown.
  public var isFolded: Bool { adw_leaflet_get_folded(cast()) != 0 }

  /// The name of the visible page.
  public var visibleChildName: String? {
    get { String.lent(adw_leaflet_get_visible_child_name(cast())) }
    set { if let newValue { adw_leaflet_set_visible_child_name(cast(), newValue) } }
  }

  /// Calls a handler when the leaflet folds or unfolds.
  @discardableResult
  public func onFoldedChanged(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("notify::folded") { (leaflet: Leaflet) in body(leaflet.isFolded) }
  }

  /// Calls a handler when another page becomes visible, including after a swipe.
  @discardableResult
  public func onVisibleChildChanged(_ body: @escaping () -> Void) -> SignalConnection {
    onChange(of: "visible-child", body)
  }
}

/// A bar that is filled in part. Give it the role "presentation" in markup if a text says the same.
public final class LevelBar: Widget {
  override class var wrappedType: GType { gtk_level_bar_get_type() }

  /// How full the bar is, from 0 to 1.
  public var value: Double {
    get { gtk_level_bar_get_value(cast()) }
    set { gtk_level_bar_set_value(cast(), newValue) }
  }

  /// Removes the values at which the bar changes its colour.
  public func removeOffsets() {
    for name in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(cast(), name) }
  }
}

/// A bar that shows progress.
public final class ProgressBar: Widget {
  override class var wrappedType: GType { gtk_progress_bar_get_type() }

  /// Makes an empty bar.
  public convenience init() {
    self.init(consuming: gtk_progress_bar_new())
  }

  /// The progress, from 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(cast()) }
    set { gtk_progress_bar_set_fraction(cast(), newValue) }
  }

  /// Moves a block to show that something is going on.
  public func pulse() {
    gtk_progress_bar_pulse(cast())
  }
}
