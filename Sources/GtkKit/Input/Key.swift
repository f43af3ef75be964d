import CGtk

/// A key, by what it means in the user's layout.
public struct Key: Equatable, Hashable, Sendable {
  /// GDK's number of the key.
  public let value: UInt32

  /// A key by GDK's number.
  public init(value: UInt32) { self.value = value }

  /// A key by GDK's name, such as "Return" or "a"; nil if there is none of that name.
  public init?(named name: String) {
    let value = gdk_keyval_from_name(name)
    guard value != UInt32(GDK_KEY_VoidSymbol) else { return nil }
    self.value = value
  }

  /// The character that the key types, if it types one.
  public var character: Unicode.Scalar? {
    let code = gdk_keyval_to_unicode(value)
    guard code >= 0x20, code != 0x7F else { return nil }
    return Unicode.Scalar(code)
  }

  /// GDK's name of the key.
  public var name: String { String.lent(gdk_keyval_name(value)) ?? "" }

  /// Escape.
  public static let escape = Key(value: UInt32(GDK_KEY_Escape))
  /// Return.
  public static let `return` = Key(value: UInt32(GDK_KEY_Return))
  /// Enter on the keypad.
  public static let keypadEnter = Key(value: UInt32(GDK_KEY_KP_Enter))
  /// The space bar.
  public static let space = Key(value: UInt32(GDK_KEY_space))
  /// Delete.
  public static let delete = Key(value: UInt32(GDK_KEY_Delete))
  /// Backspace.
  public static let backspace = Key(value: UInt32(GDK_KEY_BackSpace))
  /// Tab.
  public static let tab = Key(value: UInt32(GDK_KEY_Tab))
  /// The arrow up.
  public static let up = Key(value: UInt32(GDK_KEY_Up))
  /// The arrow down.
  public static let down = Key(value: UInt32(GDK_KEY_Down))
  /// The arrow left.
  public static let left = Key(value: UInt32(GDK_KEY_Left))
  /// The arrow right.
  public static let right = Key(value: UInt32(GDK_KEY_Right))
  /// Home.
  public static let home = Key(value: UInt32(GDK_KEY_Home))
  /// End.
  public static let end = Key(value: UInt32(GDK_KEY_End))
  /// Page Up.
  public static let pageUp = Key(value: UInt32(GDK_KEY_Page_Up))
  /// Page Down.
  public static let pageDown = Key(value: UInt32(GDK_KEY_Page_Down))
  /// The decimal key of the keypad, where it types a point.
  public static let keypadDecimal = Key(value: UInt32(GDK_KEY_KP_Decimal))
  /// The decimal key of the keypad, where it types a comma.
  public static let keypadSeparator = Key(value: UInt32(GDK_KEY_KP_Separator))
  /// The key that opens the menu of what has the focus.
  public static let menu = Key(value: UInt32(GDK_KEY_Menu))
}
