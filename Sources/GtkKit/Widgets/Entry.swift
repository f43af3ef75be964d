import CGtk

/// A field for one line of text.
public final class Entry: Widget, Editable {
  override class var wrappedType: GType { gtk_entry_get_type() }

  /// Makes an empty entry.
  public convenience init() {
    self.init(consuming: gtk_entry_new())
  }

  /// The text shown, dimmed, while the entry is empty.
  public var placeholder: String? {
    get { String.lent(gtk_entry_get_placeholder_text(cast())) }
    set { gtk_entry_set_placeholder_text(cast(), newValue) }
  }

  /// The largest number of characters; 0 is any.
  public var maximumLength: Int {
    get { Int(gtk_entry_get_max_length(cast())) }
    set { gtk_entry_set_max_length(cast(), gint(newValue)) }
  }

  /// Whether Return activates the window's default button.
  public var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(cast()) != 0 }
    set { gtk_entry_set_activates_default(cast(), newValue.c) }
  }

  /// Calls a handler when Return is pressed.
  @discardableResult
  public func onActivate(_ body: @escaping () -> Void) -> SignalConnection {
    on("activate") { _ in body() }
  }
}

extension Entry {
  /// Underlines parts of the text as wrong. Ranges count UTF-8 bytes.
  public func underline(_ ranges: [Range<Int>]) {
    let attributes = underlined(ranges)
    defer { pango_attr_list_unref(attributes) }
    gtk_entry_set_attributes(cast(), attributes)
  }
}

/// Attributes that underline parts of a text as wrong or doubtful; the caller owns them.
func underlined(_ ranges: [Range<Int>]) -> OpaquePointer? {
  let attributes = pango_attr_list_new()
  for range in ranges {
    guard let attribute = pango_attr_underline_new(PANGO_UNDERLINE_ERROR) else { continue }
    attribute.pointee.start_index = guint(range.lowerBound)
    attribute.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(attributes, attribute)
  }
  return attributes
}

/// An entry whose text is not shown, unless one asks to see it.
public final class PasswordEntry: Widget, Editable {
  override class var wrappedType: GType { gtk_password_entry_get_type() }

  /// Makes an empty entry.
  public convenience init() {
    self.init(consuming: gtk_password_entry_new())
    gtk_password_entry_set_show_peek_icon(cast(), 1)
  }

  /// Calls a handler when Return is pressed.
  @discardableResult
  public func onActivate(_ body: @escaping () -> Void) -> SignalConnection {
    on("activate") { _ in body() }
  }
}

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

/// A widget with one line of text that can be changed.
public protocol Editable: Widget {}

extension Widget {
  /// The text of a widget that one line is typed into; `nil` for others. Setting it calls the handlers of a change.
  public final var typedText: String? {
    get {
      guard g_type_is_a(gobjectType, gtk_editable_get_type()) != 0 else { return nil }
      return String.lent(gtk_editable_get_text(cast())) ?? ""
    }
    set {
      guard let newValue, typedText != nil, typedText != newValue else { return }
      gtk_editable_set_text(cast(), newValue)
      gtk_editable_set_position(cast(), -1)
    }
  }
}

extension Editable {
  private var editable: OpaquePointer { cast() }

  /// The text. Setting it to the same text changes nothing and calls no handler.
  public var text: String {
    get { String.lent(gtk_editable_get_text(editable)) ?? "" }
    set { if newValue != text { gtk_editable_set_text(editable, newValue) } }
  }

  /// The alignment of the text, from 0 for the start to 1 for the end.
  public var alignment: Float {
    get { gtk_editable_get_alignment(editable) }
    set { gtk_editable_set_alignment(editable, newValue) }
  }

  /// Whether the next character is typed at the end of the text.
  public var isCursorAtEnd: Bool {
    gtk_editable_get_position(editable) == text.unicodeScalars.count
  }

  /// Replaces the selection with the copied text, as Ctrl+V does.
  public func paste() {
    let typed = gtk_editable_get_delegate(editable)
    gtk_widget_activate_action_variant(
      UnsafeMutableRawPointer(typed)?.assumingMemoryBound(to: GtkWidget.self), "clipboard.paste",
      nil)
  }

  /// Forgets what was typed so far: Ctrl+Z brings none of it back.
  public func forgetUndo() {
    gtk_editable_set_enable_undo(editable, 0)
    gtk_editable_set_enable_undo(editable, 1)
  }

  /// Calls a handler when the text has changed, with the new text.
  @discardableResult
  public func onChanged(_ body: @escaping (String) -> Void) -> SignalConnection {
    onSelf("changed") { (entry: Self) in body(entry.text) }
  }
}

extension Editable {
  /// Replaces the whole text as if the new one had been typed: Ctrl+Z brings the old one back,
  /// which it would not after setting `text`.
  public func replaceText(_ text: String) {
    let editable: OpaquePointer = cast()
    gtk_editable_delete_text(editable, 0, -1)
    var position: gint = 0
    gtk_editable_insert_text(editable, text, -1, &position)
    gtk_editable_set_position(editable, position)
  }
}

/// An entry that can show something while it is empty.
public protocol PlaceholderEntry: Editable {
  /// The text shown, dimmed, while the entry is empty.
  var placeholder: String? { get set }
}

extension Entry: PlaceholderEntry {}
extension SearchEntry: PlaceholderEntry {}

extension PlaceholderEntry {
  /// Shows, dimmed, while the entry is empty, the first of these texts for which it is wide enough, and nothing where
  /// it is too narrow for all: GTK would cut the text.
  public func setPlaceholders(_ texts: [String]) {
    let choice = placeholderChoice ?? makePlaceholderChoice()
    choice.texts = texts
    choice.width = nil
    choosePlaceholder()
  }

  private var placeholderChoice: PlaceholderChoice? {
    g_object_get_data(cast(), PlaceholderChoice.key).map { Unmanaged.lent(by: $0) }
  }

  private func makePlaceholderChoice() -> PlaceholderChoice {
    let choice = PlaceholderChoice()
    g_object_set_data_full(cast(), PlaceholderChoice.key, Unmanaged.giving(choice), releaseOwned)
    onSelf("realize") { (entry: Self) in entry.followLayout() }
    onSelf("unrealize") { (entry: Self) in entry.placeholderChoice?.layout?.disconnect() }
    if gtk_widget_get_realized(widget) != 0 { followLayout() }
    return choice
  }

  /// Chooses again whenever widgets have got their places.
  private func followLayout() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    let entry = Weak(self)
    placeholderChoice?.layout = Object(borrowing: clock).on("layout", after: true) { _ in
      entry.object?.choosePlaceholder()
    }
  }

  private func choosePlaceholder() {
    guard let choice = placeholderChoice, let text = children.first(where: \.isTyped),
      choice.width != text.allocatedWidth
    else { return }
    choice.width = text.allocatedWidth
    let shown = choice.texts.first { text.textWidth(of: $0) <= text.allocatedWidth } ?? ""
    if placeholder ?? "" != shown { placeholder = shown }
  }
}

/// The texts that an empty entry may show, owned by the entry.
private final class PlaceholderChoice {
  static let key = "per-placeholders"

  var texts: [String] = []
  /// The width for which one was chosen.
  var width: Int?
  var layout: SignalConnection?
}
