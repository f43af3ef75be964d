import CGtk

/// A bar that shows a search entry on demand.
public final class SearchBar: Widget {
  override class var wrappedType: GType { gtk_search_bar_get_type() }

  /// Whether the bar is shown.
  public var isSearching: Bool {
    get { gtk_search_bar_get_search_mode(cast()) != 0 }
    set { gtk_search_bar_set_search_mode(cast(), newValue.c) }
  }

  /// Calls a handler when the bar is shown or hidden.
  @discardableResult
  public func onSearchingChanged(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("notify::search-mode-enabled") { (bar: SearchBar) in body(bar.isSearching) }
  }

  /// The entry, which may be deep inside the child.
  public func connect(_ entry: SearchEntry) {
    gtk_search_bar_connect_entry(cast(), entry.cast())
  }

  /// Starts a search when letters are typed in another widget.
  public func setKeyCaptureWidget(_ other: Widget?) {
    gtk_search_bar_set_key_capture_widget(cast(), other?.widget)
  }
}
