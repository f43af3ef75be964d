import CGtk

/// What is going to be typed, so that an on-screen keyboard can fit.
public enum InputPurpose: UInt32 {
  case freeForm = 0
  case alphabetic
  case digits
  case number
}

/// Which end of an entry.
public enum EntryEnd: UInt32 {
  case start = 0
  case end
}

/// A field to type a line into.
public final class Entry: Widget, Editable {
  /// Makes an empty entry.
  public convenience init() {
    self.init(consuming: gtk_entry_new())
  }

  /// The text shown, dimmed, while the entry is empty.
  public var placeholder: String? {
    get { String.lent(gtk_entry_get_placeholder_text(cast())) }
    set { gtk_entry_set_placeholder_text(cast(), newValue) }
  }

  /// How many characters fit; 0 stands for any number.
  public var maximumLength: Int {
    get { Int(gtk_entry_get_max_length(cast())) }
    set { gtk_entry_set_max_length(cast(), gint(newValue)) }
  }

  /// What is going to be typed.
  public var inputPurpose: InputPurpose {
    get { InputPurpose(rawValue: gtk_entry_get_input_purpose(cast()).rawValue) ?? .freeForm }
    set { gtk_entry_set_input_purpose(cast(), GtkInputPurpose(newValue.rawValue)) }
  }

  /// Whether Return does what the window's default button does.
  public var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(cast()) != 0 }
    set { gtk_entry_set_activates_default(cast(), newValue.c) }
  }

  /// Shows an icon with a tooltip at an end, or none.
  public func setIcon(_ name: String?, tooltip: String? = nil, at end: EntryEnd) {
    let position = GtkEntryIconPosition(end.rawValue)
    gtk_entry_set_icon_from_icon_name(cast(), position, name)
    gtk_entry_set_icon_tooltip_text(cast(), position, name == nil ? nil : tooltip)
  }

  /// Moves the focus here without selecting the text.
  public func grabFocusWithoutSelecting() {
    gtk_entry_grab_focus_without_selecting(cast())
  }

  /// Calls a handler when Return is pressed.
  @discardableResult
  public func onActivate(_ body: @escaping () -> Void) -> SignalConnection {
    on("activate") { _ in body() }
  }

  /// Calls a handler when an icon is clicked, with the end at which it is.
  @discardableResult
  public func onIconPressed(_ body: @escaping (EntryEnd) -> Void) -> SignalConnection {
    on("icon-press") { body(EntryEnd(rawValue: UInt32($0.enumeration(0))) ?? .end) }
  }
}
