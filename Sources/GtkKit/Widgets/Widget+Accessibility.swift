import CGtk
import CGtkSupport

extension Widget {
  /// Sets the name that a screen reader says instead of the widget's content.
  public final func setAccessible(label: String) {
    support_accessible_set_label(accessibleTarget.raw, label)
  }

  /// Sets what a screen reader says after the name.
  public final func setAccessible(description: String) {
    support_accessible_set_description(accessibleTarget.raw, description)
  }

  /// Says whether what was typed here is wrong.
  public final func setAccessibleInvalid(_ isInvalid: Bool) {
    support_accessible_set_invalid(accessibleTarget.raw, isInvalid.c)
  }

  /// Lets a screen reader say something that has happened. Before GTK 4.14 it says nothing.
  public final func announce(_ text: String) {
    _ = support_accessible_announce(accessibleTarget.raw, text)
  }

  /// Names the widget by what another one shows.
  public final func setAccessible(labelledBy label: Widget) {
    support_accessible_set_labelled_by(accessibleTarget.raw, label.raw)
  }

  /// The widget that takes the focus for this one, and that a screen reader therefore reads.
  private var accessibleTarget: Widget { (self as? any AccessibleProxy)?.accessibleWidget ?? self }
}

/// A widget that leaves the focus to one inside it.
protocol AccessibleProxy: Widget {
  /// The widget inside that gets the accessible name, description and state.
  var accessibleWidget: Widget { get }
}
