import CGtk

/// A title that shows or hides what is below it.
public final class Expander: Widget {
  /// Makes an expander with a title.
  public convenience init(label: String) {
    self.init(consuming: gtk_expander_new(label))
  }

  /// What is below the title.
  public var child: Widget? {
    get { lent(gtk_expander_get_child(cast())) }
    set { gtk_expander_set_child(cast(), newValue?.widget) }
  }

  /// Whether the child is shown.
  public var isExpanded: Bool {
    get { gtk_expander_get_expanded(cast()) != 0 }
    set { gtk_expander_set_expanded(cast(), newValue.c) }
  }

  /// Calls a handler when the child is shown or hidden.
  @discardableResult
  public func onExpandedChanged(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("notify::expanded") { (expander: Expander) in body(expander.isExpanded) }
  }
}
