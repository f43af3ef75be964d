import CGtk
import CGtkSupport

extension Widget {
  /// Sets the name that a screen reader says instead of the widget's content.
  public final func setAccessible(label: String) {
    support_accessible_set_label(accessibleTarget.raw, label)
  }

  /// Sets what a screen reader says after the name.
  public final func setAccessible(description: String) {
    let target = accessibleTarget
    // What has not changed leaves an announcement in its place.
    guard target.ownDescription != description else { return }
    target.ownDescription = description
    support_accessible_set_description(target.raw, description)
  }

  /// Says whether what was typed here is wrong.
  public final func setAccessibleInvalid(_ isInvalid: Bool) {
    support_accessible_set_invalid(accessibleTarget.raw, isInvalid.c)
  }

  /// Has screen readers announce something that has happened.
  ///
  /// GTK supports this since 4.14. Before, the text becomes the description of the focused widget, which screen readers
  /// announce when it changes, until the focus leaves it.
  public final func announce(_ text: String) {
    guard !text.isEmpty, support_accessible_announce(accessibleTarget.raw, text) == 0 else {
      return
    }
    let window = root.map { Weak($0) }
    // What has happened may move the focus, too.
    MainLoop.whenIdle { window?.object?.focusedWidget?.describeFocus(as: text) }
  }

  /// Names the widget by another one's text.
  public final func setAccessible(labelledBy label: Widget) {
    support_accessible_set_labelled_by(accessibleTarget.raw, label.raw)
  }

  /// The widget that takes the focus for this one, and that a screen reader therefore reads.
  private var accessibleTarget: Widget { (self as? any AccessibleProxy)?.accessibleWidget ?? self }
}

extension Widget {
  /// The key under which the description is kept, also while an announcement stands in its place.
  private static let descriptionKey = "per-description"

  private var ownDescription: String? {
    get {
      let data = g_object_get_data(cast(), Self.descriptionKey)
      return String.lent(data?.assumingMemoryBound(to: CChar.self))
    }
    set {
      g_object_set_data_full(cast(), Self.descriptionKey, g_strdup(newValue), g_free)
    }
  }

  /// Describes the widget, which has the focus, until that leaves it.
  private func describeFocus(as text: String) {
    // Screen readers know the entry, and not the text inside it that has the focus.
    let isText = g_type_check_instance_is_a(cast(), gtk_text_get_type()) != 0
    let shown = isText ? parent ?? self : self
    support_accessible_set_description(shown.raw, text)
    let described = Weak(shown)
    var connection: SignalConnection?
    connection = root?.onChange(of: "focus-widget") {
      if let shown = described.object {
        guard !shown.containsFocus else { return }
        support_accessible_set_description(shown.raw, shown.ownDescription ?? "")
      }
      connection?.disconnect()
    }
  }
}

/// A widget that leaves the focus to one inside it.
protocol AccessibleProxy: Widget {
  /// The widget inside that gets the accessible name, description and state.
  var accessibleWidget: Widget { get }
}
