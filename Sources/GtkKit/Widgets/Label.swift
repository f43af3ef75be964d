import CGtk

/// A text.
public final class Label: Widget {
  override class var wrappedType: GType { gtk_label_get_type() }

  /// Makes a label.
  public convenience init(_ text: String = "") {
    self.init(consuming: gtk_label_new(text.inDirectionOfWindows))
  }

  /// The text, without markup and without access keys. Setting it turns markup off.
  public var text: String {
    get { String.lent(gtk_label_get_text(cast())) ?? "" }
    set { gtk_label_set_text(cast(), newValue.inDirectionOfWindows) }
  }

  /// Shows Pango markup; use ``Swift/String/escapedForMarkup`` for any text in it.
  public func setMarkup(_ markup: String) {
    gtk_label_set_markup(cast(), markup)
  }

  /// Shows a text in which an underscore marks the access key.
  public func setTextWithMnemonic(_ text: String) {
    gtk_label_set_text_with_mnemonic(cast(), text)
  }

  /// The widget that the label's access key focuses, and that the label names.
  public func setMnemonicWidget(_ target: Widget?) {
    gtk_label_set_mnemonic_widget(cast(), target?.widget)
  }

  /// Whether a long text continues on a new line; a word that is too long is broken.
  public var wraps: Bool {
    get { gtk_label_get_wrap(cast()) != 0 }
    set {
      gtk_label_set_single_line_mode(cast(), 0)
      gtk_label_set_wrap(cast(), newValue.c)
      gtk_label_set_wrap_mode(cast(), PANGO_WRAP_WORD_CHAR)
    }
  }

  /// Wraps only if one line does not fit: GTK would make a label as narrow as the height of its row allows.
  public func wrapWhereNarrow() {
    wraps = true
    gtk_label_set_natural_wrap_mode(cast(), GTK_NATURAL_WRAP_NONE)
  }

  /// Where a text that is too long is shortened.
  public var ellipsis: Ellipsis {
    get { Ellipsis(rawValue: gtk_label_get_ellipsize(cast()).rawValue) ?? .none }
    set { gtk_label_set_ellipsize(cast(), PangoEllipsizeMode(newValue.rawValue)) }
  }

  /// Whether several lines are centred, and not aligned where lines begin.
  public var isCentered: Bool {
    get { gtk_label_get_justify(cast()) == GTK_JUSTIFY_CENTER }
    set { gtk_label_set_justify(cast(), newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT) }
  }

  /// The alignment, from 0 for the start to 1 for the end.
  public var alignment: Float {
    get { gtk_label_get_xalign(cast()) }
    set { gtk_label_set_xalign(cast(), newValue) }
  }
}

extension Label {
  /// Underlines parts of the text as doubtful. Ranges count UTF-8 bytes.
  public func underline(_ ranges: [Range<Int>]) {
    let attributes = ranges.isEmpty ? nil : underlined(ranges)
    defer { if let attributes { pango_attr_list_unref(attributes) } }
    gtk_label_set_attributes(cast(), attributes)
  }

  /// The largest width the label asks for, in characters; -1 is any.
  public var maximumWidthInCharacters: Int {
    get { Int(gtk_label_get_max_width_chars(cast())) }
    set { gtk_label_set_max_width_chars(cast(), gint(newValue)) }
  }
}

/// Where a text that is too long is shortened.
public enum Ellipsis: UInt32 {
  case none = 0
  case end = 3
}

/// A title and a line below it.
public final class WindowTitle: Widget {
  override class var wrappedType: GType { adw_window_title_get_type() }

  /// Makes a title without a line below it.
  public convenience init(title: String) {
    self.init(consuming: adw_window_title_new(title, nil))
  }

  /// The title.
  public var title: String {
    get { String.lent(adw_window_title_get_title(cast())) ?? "" }
    set { adw_window_title_set_title(cast(), newValue.inDirectionOfWindows) }
  }

  /// The line below the title.
  public var subtitle: String {
    get { String.lent(adw_window_title_get_subtitle(cast())) ?? "" }
    set { adw_window_title_set_subtitle(cast(), newValue.inDirectionOfWindows) }
  }
}
