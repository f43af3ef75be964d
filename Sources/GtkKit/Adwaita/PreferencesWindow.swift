import CGtk

/// A window of preferences.
public final class PreferencesWindow: Window {
  override class var wrappedType: GType { adw_preferences_window_get_type() }

  /// Makes an empty window.
  public static func make(parent: Window?) -> PreferencesWindow {
    let window = PreferencesWindow(borrowing: adw_preferences_window_new())
    window.transientParent = parent
    window.isModal = parent != nil
    return window
  }

  /// Adds a page.
  public final func add(_ page: PreferencesPage) {
    adw_preferences_window_add(cast(), page.cast())
  }

  /// Whether the rows can be searched.
  public final var isSearchable: Bool {
    get { adw_preferences_window_get_search_enabled(cast()) != 0 }
    set { adw_preferences_window_set_search_enabled(cast(), newValue.c) }
  }
}

/// A page of preferences.
public final class PreferencesPage: Widget {
  override class var wrappedType: GType { adw_preferences_page_get_type() }

  /// Makes an empty page.
  public convenience init() {
    self.init(consuming: adw_preferences_page_new())
  }

  /// Makes an empty page for a window with several.
  public convenience init(title: String, iconName: String) {
    self.init()
    adw_preferences_page_set_title(cast(), title)
    adw_preferences_page_set_icon_name(cast(), iconName)
  }

  /// Adds a group.
  public func add(_ group: PreferencesGroup) {
    adw_preferences_page_add(cast(), group.cast())
  }

  /// Removes a group.
  public func remove(_ group: PreferencesGroup) {
    adw_preferences_page_remove(cast(), group.cast())
  }
}

/// A group of rows with a title.
public final class PreferencesGroup: Widget {
  override class var wrappedType: GType { adw_preferences_group_get_type() }

  /// Makes an empty group.
  public convenience init(title: String) {
    self.init(consuming: adw_preferences_group_new())
    adw_preferences_group_set_title(cast(), title.escapedForMarkup)
  }

  /// A sentence below the title, which is plain text.
  public var summary: String {
    get { String.lent(adw_preferences_group_get_description(cast())) ?? "" }
    set { adw_preferences_group_set_description(cast(), newValue.escapedForMarkup) }
  }

  /// Adds a row.
  public func add(_ row: Widget) {
    adw_preferences_group_add(cast(), row.widget)
  }
}
