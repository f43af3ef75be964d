import CGtk

/// A bar that shows a search entry when it is wanted.
public final class SearchBar: Widget {
  /// Makes a bar without an entry.
  public convenience init() {
    self.init(consuming: gtk_search_bar_new())
  }

  /// Whether the bar is shown.
  public var isSearching: Bool {
    get { gtk_search_bar_get_search_mode(cast()) != 0 }
    set { gtk_search_bar_set_search_mode(cast(), newValue.c) }
  }

  /// Puts a widget into the bar.
  public func setChild(_ child: Widget?) {
    gtk_search_bar_set_child(cast(), child?.widget)
  }

  /// The entry, which may be deep inside the child.
  public func connect(_ entry: SearchEntry) {
    gtk_search_bar_connect_entry(cast(), entry.cast())
  }

  /// Lets letters that are typed in another widget begin a search.
  public func setKeyCaptureWidget(_ other: Widget?) {
    gtk_search_bar_set_key_capture_widget(cast(), other?.widget)
  }

  /// Calls a handler when the bar is shown or hidden.
  @discardableResult
  public func onSearchingChanged(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("notify::search-mode-enabled") { (bar: SearchBar) in body(bar.isSearching) }
  }
}
