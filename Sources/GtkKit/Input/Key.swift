import CGtk

/// A key of the user's keyboard layout.
public struct Key: Equatable, Hashable, Sendable {
  /// GDK's number of the key.
  public let value: UInt32

  /// A key by GDK's number.
  public init(value: UInt32) { self.value = value }

  /// The character that the key types, if it types one.
  public var character: Unicode.Scalar? {
    let code = gdk_keyval_to_unicode(value)
    guard code >= 0x20, code != 0x7F else { return nil }
    return Unicode.Scalar(code)
  }

  /// Return.
  public static let enter = Key(value: UInt32(GDK_KEY_Return))
  /// Enter, next to the digits.
  public static let keypadEnter = Key(value: UInt32(GDK_KEY_KP_Enter))
  /// The arrow down.
  public static let down = Key(value: UInt32(GDK_KEY_Down))
}
