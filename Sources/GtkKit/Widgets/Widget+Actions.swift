import CGtk
import CGtkSupport

extension Widget {
  /// Lets names that begin with a prefix and a point mean the actions of a group, in this widget
  /// and within it. No group takes the prefix away.
  public final func insertActionGroup(_ prefix: String, _ group: ActionGroup?) {
    gtk_widget_insert_action_group(widget, prefix, group?.cast())
  }

  /// Does what a named action does, as seen from this widget.
  /// - Returns: whether the action was found and is enabled.
  @discardableResult
  public final func activateAction(_ name: String, _ parameter: ActionParameter = .none) -> Bool {
    gtk_widget_activate_action_variant(widget, name, parameter.variant) != 0
  }

  /// Does what a click on the widget does.
  @discardableResult
  public final func activate() -> Bool {
    gtk_widget_activate(widget) != 0
  }

  /// Has the widget react to keys, clicks or drops. The widget keeps the controller.
  public final func addController(_ controller: EventController) {
    gtk_widget_add_controller(widget, controller.handedOver())
  }

  /// Lets go of a controller.
  public final func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(widget, controller.cast())
  }
}
