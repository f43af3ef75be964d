import CGtk

/// A controller that makes a widget react to keys, clicks, drops or the focus.
open class EventController: Object {
  override class var wrappedType: GType { gtk_event_controller_get_type() }

  /// When the controller sees an event.
  public final var phase: PropagationPhase {
    get {
      PropagationPhase(rawValue: gtk_event_controller_get_propagation_phase(cast()).rawValue)
        ?? .bubble
    }
    set {
      gtk_event_controller_set_propagation_phase(cast(), GtkPropagationPhase(newValue.rawValue))
    }
  }
}
