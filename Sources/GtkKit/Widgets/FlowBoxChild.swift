import CGtk

/// A place in a ``FlowBox``.
open class FlowBoxChild: Widget {
  /// Makes an empty place.
  public convenience init() {
    self.init(consuming: gtk_flow_box_child_new())
  }

  /// How many others come before this one; -1 if it is in no box.
  public final var index: Int { Int(gtk_flow_box_child_get_index(cast())) }

  /// What stands in the place.
  public final var child: Widget? {
    get { lent(gtk_flow_box_child_get_child(cast())) }
    set { gtk_flow_box_child_set_child(cast(), newValue?.widget) }
  }
}
