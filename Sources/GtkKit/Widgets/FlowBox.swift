import CGtk

/// Widgets that follow each other like words.
public final class FlowBox: Widget {
  /// Makes an empty box.
  public convenience init() {
    self.init(consuming: gtk_flow_box_new())
  }

  /// Adds a widget at the end.
  public func append(_ child: Widget) {
    gtk_flow_box_append(cast(), child.widget)
  }

  /// Takes a widget out.
  public func remove(_ child: Widget) {
    gtk_flow_box_remove(cast(), child.widget)
  }

  /// Takes every widget out.
  public func removeAll() {
    while let child = gtk_flow_box_get_child_at_index(cast(), 0) {
      gtk_flow_box_remove(
        cast(), UnsafeMutableRawPointer(child).assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// How many widgets can be selected.
  public var selectionMode: SelectionMode {
    get { SelectionMode(rawValue: gtk_flow_box_get_selection_mode(cast()).rawValue) ?? .none }
    set { gtk_flow_box_set_selection_mode(cast(), GtkSelectionMode(newValue.rawValue)) }
  }

  /// How many widgets at most stand in a line.
  public var maximumPerLine: Int {
    get { Int(gtk_flow_box_get_max_children_per_line(cast())) }
    set { gtk_flow_box_set_max_children_per_line(cast(), guint(newValue)) }
  }

  /// Calls a handler with the place of the widget that was activated.
  @discardableResult
  public func onChildActivated(_ body: @escaping (FlowBoxChild) -> Void) -> SignalConnection {
    on("child-activated") { event in
      if let child = event.object(0, as: FlowBoxChild.self) { body(child) }
    }
  }
}
