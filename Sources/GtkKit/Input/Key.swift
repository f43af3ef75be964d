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

  public static let escape = Key(value: UInt32(GDK_KEY_Escape))
  public static let `return` = Key(value: UInt32(GDK_KEY_Return))
  public static let keypadEnter = Key(value: UInt32(GDK_KEY_KP_Enter))
  public static let space = Key(value: UInt32(GDK_KEY_space))
  public static let delete = Key(value: UInt32(GDK_KEY_Delete))
  public static let backspace = Key(value: UInt32(GDK_KEY_BackSpace))
  public static let tab = Key(value: UInt32(GDK_KEY_Tab))
  public static let up = Key(value: UInt32(GDK_KEY_Up))
  public static let down = Key(value: UInt32(GDK_KEY_Down))
  public static let left = Key(value: UInt32(GDK_KEY_Left))
  public static let right = Key(value: UInt32(GDK_KEY_Right))
  public static let home = Key(value: UInt32(GDK_KEY_Home))
  public static let end = Key(value: UInt32(GDK_KEY_End))
  public static let pageUp = Key(value: UInt32(GDK_KEY_Page_Up))
  public static let pageDown = Key(value: UInt32(GDK_KEY_Page_Down))
  public static let keypadDecimal = Key(value: UInt32(GDK_KEY_KP_Decimal))
  public static let keypadSeparator = Key(value: UInt32(GDK_KEY_KP_Separator))
  public static let menu = Key(value: UInt32(GDK_KEY_Menu))
}
