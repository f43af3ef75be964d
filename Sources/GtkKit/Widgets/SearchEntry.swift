import CGtk

/// A search entry.
public final class SearchEntry: Widget, Editable {
  override class var wrappedType: GType { gtk_search_entry_get_type() }

  /// Makes an empty entry.
  public convenience init() {
    self.init(consuming: gtk_search_entry_new())
  }

  /// The text shown, dimmed, while the entry is empty.
  public var placeholder: String? {
    get { textProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// Sends letters typed in another widget, usually the window, to the entry.
  public func setKeyCaptureWidget(_ other: Widget?) {
    gtk_search_entry_set_key_capture_widget(cast(), other?.widget)
  }

  /// Calls a handler after a short pause in the typing, with the text.
  @discardableResult
  public func onSearchChanged(_ body: @escaping (String) -> Void) -> SignalConnection {
    onSelf("search-changed") { (entry: SearchEntry) in body(entry.text) }
  }

  /// Calls a handler when Return is pressed.
  @discardableResult
  public func onActivate(_ body: @escaping () -> Void) -> SignalConnection {
    on("activate") { _ in body() }
  }

  /// Calls a handler when Escape is pressed.
  @discardableResult
  public func onStopSearch(_ body: @escaping () -> Void) -> SignalConnection {
    on("stop-search") { _ in body() }
  }
}

extension SearchEntry: PlaceholderEntry {}
