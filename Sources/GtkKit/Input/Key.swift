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

/// The keys that are held while another one is pressed.
public struct Modifiers: OptionSet, Sendable {
  /// GDK's bits.
  public let rawValue: UInt32
  /// The keys for GDK's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  /// Ctrl.
  public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  /// Alt.
  public static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
  /// The Super key.
  public static let `super` = Modifiers(rawValue: GDK_SUPER_MASK.rawValue)
}
