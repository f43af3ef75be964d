import CGtk

/// How a stack goes from one page to the next.
public enum StackTransition: UInt32 {
  case none = 0
  case crossfade = 1
  case slideRight = 2
  case slideLeft = 3
  case slideLeftRight = 6
}

/// Pages of which one is shown.
public final class Stack: Widget {
  /// Makes a stack without pages.
  public convenience init() {
    self.init(consuming: gtk_stack_new())
  }

  /// Adds a page.
  public func add(_ child: Widget, name: String) {
    gtk_stack_add_named(cast(), child.widget, name)
  }

  /// Takes a page out.
  public func remove(_ child: Widget) {
    gtk_stack_remove(cast(), child.widget)
  }

  /// The name of the page that is shown.
  public var visibleChildName: String? {
    get { String.lent(gtk_stack_get_visible_child_name(cast())) }
    set { if let newValue { gtk_stack_set_visible_child_name(cast(), newValue) } }
  }

  /// How the stack goes from one page to the next.
  public var transition: StackTransition {
    get { StackTransition(rawValue: gtk_stack_get_transition_type(cast()).rawValue) ?? .none }
    set { gtk_stack_set_transition_type(cast(), GtkStackTransitionType(newValue.rawValue)) }
  }

  /// Calls a handler when another page is shown.
  @discardableResult
  public func onVisibleChildChanged(_ body: @escaping () -> Void) -> SignalConnection {
    onChange(of: "visible-child", body)
  }
}
