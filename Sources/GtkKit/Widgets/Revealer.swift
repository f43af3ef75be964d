import CGtk

/// Shows or hides its child with a movement.
public final class Revealer: Widget {
  /// Makes an empty one.
  public convenience init() {
    self.init(consuming: gtk_revealer_new())
  }

  /// What is shown or hidden.
  public var child: Widget? {
    get { lent(gtk_revealer_get_child(cast())) }
    set { gtk_revealer_set_child(cast(), newValue?.widget) }
  }

  /// Whether the child is shown, or on its way to be.
  public var revealsChild: Bool {
    get { gtk_revealer_get_reveal_child(cast()) != 0 }
    set { gtk_revealer_set_reveal_child(cast(), newValue.c) }
  }
}
