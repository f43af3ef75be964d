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

  /// Shows a toast after the ones already waiting.
  public final func add(_ toast: Toast) {
    toast.fit(in: self)
    adw_preferences_window_add_toast(cast(), toast.handedOver())
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

/// A row with a title, in preferences or in a list.
open class PreferencesRow: ListBoxRow {
  override class var wrappedType: GType { adw_preferences_row_get_type() }

  /// The title, which is plain text; an underscore marks the access key if the row has one.
  public final var title: String {
    get { String.lent(adw_preferences_row_get_title(cast())) ?? "" }
    set {
      adw_preferences_row_set_use_markup(cast(), 0)
      adw_preferences_row_set_title(cast(), newValue.inDirectionOfWindows)
    }
  }

  /// Puts what is at the end of the row below the title where both have too little room side by side.
  final func stackWhereNarrow() {
    guard let parts = firstChild, parts.hasCssClass("header") else { return }
    Box(borrowing: parts.raw).stackWhereNarrow(.row)
  }

  /// Whether an underscore in the title marks an access key.
  public final var hasAccessKey: Bool {
    get { adw_preferences_row_get_use_underline(cast()) != 0 }
    set { adw_preferences_row_set_use_underline(cast(), newValue.c) }
  }
}

/// A row with a title, a line below it, and widgets at both ends.
public final class ActionRow: PreferencesRow {
  override class var wrappedType: GType { adw_action_row_get_type() }

  /// Makes a row.
  public convenience init(actionTitle title: String) {
    self.init(consuming: adw_action_row_new())
    self.title = title
    stackWhereNarrow()
  }

  /// The line below the title.
  public var subtitle: String {
    get { String.lent(adw_action_row_get_subtitle(cast())) ?? "" }
    set { adw_action_row_set_subtitle(cast(), newValue.inDirectionOfWindows) }
  }

  /// Adds a widget at the start.
  public func addPrefix(_ child: Widget) {
    adw_action_row_add_prefix(cast(), child.widget)
  }

  /// Adds a widget at the end.
  public func addSuffix(_ child: Widget) {
    adw_action_row_add_suffix(cast(), child.widget)
  }

  /// Adds a switch at the end that is toggled by a click on the row and named by the title.
  public func addSwitch(isActive: Bool = false) -> Switch {
    let toggle = Switch()
    toggle.isActive = isActive
    toggle.verticalAlignment = .center
    addSuffix(toggle)
    setActivatableWidget(toggle)
    return toggle
  }

  /// Sets the widget that a click on the row activates, such as a switch; the title names it.
  public func setActivatableWidget(_ target: Widget?) {
    adw_action_row_set_activatable_widget(cast(), target?.widget)
  }
}
