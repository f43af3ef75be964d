import CGtk

/// When a controller sees an event that goes from the window to a widget and back.
public enum PropagationPhase: UInt32 {
  /// On the way from the window to the widget.
  case capture = 1
  /// On the way back.
  case bubble
}
