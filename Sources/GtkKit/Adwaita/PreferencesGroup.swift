import CGtk

/// A group of rows with a title.
public final class PreferencesGroup: Widget {
  override class var wrappedType: GType { adw_preferences_group_get_type() }

  /// Makes an empty group.
  public convenience init(title: String) {
    self.init(consuming: adw_preferences_group_new())
    adw_preferences_group_set_title(cast(), title.escapedForMarkup.inDirectionOfWindows)
    letTitleWrap()
  }

  /// Continues the title on a further line, where libadwaita would shorten it.
  private func letTitleWrap() {
    var parts: [Widget] = [self]
    while let part = parts.popLast() {
      if part.typeName == "GtkLabel" {
        let label = Label(borrowing: part.raw)
        label.ellipsis = .none
        label.wraps = true
      }
      parts += part.children
    }
  }

  /// A sentence below the title, which is plain text.
  public var summary: String {
    get { String.lent(adw_preferences_group_get_description(cast())) ?? "" }
    set {
      adw_preferences_group_set_description(
        cast(), newValue.escapedForMarkup.inDirectionOfWindows)
    }
  }

  /// Adds a row.
  public func add(_ row: Widget) {
    adw_preferences_group_add(cast(), row.widget)
  }

  /// Removes a row of its own.
  public func remove(_ row: Widget) {
    adw_preferences_group_remove(cast(), row.widget)
  }
}
