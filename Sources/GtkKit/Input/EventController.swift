import CGtk

/// When a controller sees an event that goes from the window to a widget and back.
public enum PropagationPhase: UInt32 {
  case none = 0
  /// On the way from the window to the widget.
  case capture
  /// On the way back.
  case bubble
  /// At the widget only.
  case target
}

/// What makes a widget react to keys, clicks, drops and the focus.
open class EventController: Object {
  /// When the controller sees an event.
  public final var phase: PropagationPhase {
    get {
      PropagationPhase(rawValue: gtk_event_controller_get_propagation_phase(cast()).rawValue)
        ?? .none
    }
    set {
      gtk_event_controller_set_propagation_phase(cast(), GtkPropagationPhase(newValue.rawValue))
    }
  }

  /// The widget that the controller belongs to.
  public final var widget: Widget? { lent(gtk_event_controller_get_widget(cast())) }
}
