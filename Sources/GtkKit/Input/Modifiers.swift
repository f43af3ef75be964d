import CGtk

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
