import CGtk

extension String {
  /// The text as it is to be shown where windows are read from right to left.
  ///
  /// Pango lets the first letter of a text decide on the direction of all of it: "Lidl" would turn a Hebrew sentence that
  /// begins with it. A mark before it keeps the direction of the windows. A text without a letter from right to left, as
  /// a name may be, stays as it is.
  var inDirectionOfWindows: String {
    guard gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL else { return self }
    // Each line has a direction of its own.
    return split(separator: "\n", omittingEmptySubsequences: false).map(\.marked)
      .joined(separator: "\n")
  }
}

extension Substring {
  fileprivate var marked: String {
    let first = unicodeScalars.first(where: \.isStrong)
    guard let first, !first.isRightToLeft, unicodeScalars.contains(where: \.isRightToLeft) else {
      return String(self)
    }
    return "\u{200F}" + self
  }
}

extension Unicode.Scalar {
  /// Whether it has a direction of its own: letters do, digits and signs do not.
  fileprivate nonisolated var isStrong: Bool { properties.isAlphabetic || self == "\u{200F}" }

  /// Letters of Hebrew, Arabic and related scripts, and RIGHT-TO-LEFT MARK (DerivedBidiClass.txt).
  fileprivate nonisolated var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF: properties.isAlphabetic
    case 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
