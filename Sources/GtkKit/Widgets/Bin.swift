import CGtk

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
