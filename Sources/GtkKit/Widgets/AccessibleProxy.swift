import CGtk

/// A widget that leaves the focus to one inside it.
protocol AccessibleProxy: Widget {
  /// The widget inside that gets the accessible name, description and state.
  var accessibleWidget: Widget { get }
}
