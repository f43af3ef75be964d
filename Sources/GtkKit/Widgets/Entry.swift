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

extension Entry: PlaceholderEntry {}

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
