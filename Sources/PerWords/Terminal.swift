import Glibc

/// How a terminal shows text.
package enum Terminal {
  /// Whether standard output is a terminal.
  package static var isOutput: Bool { isatty(1) != 0 }

  /// How many columns the text takes on a terminal: two for Chinese, Japanese and Korean characters,
  /// none for combining marks.
  package static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The same of text in UTF-8 that is shown as it is, because it has only ASCII and the letters of Europe that follow;
  /// `nil` where it has anything else.
  package static func columns(ofOrdinary text: UnsafeBufferPointer<UInt8>) -> Int? {
    var columns = 0
    var isInLetter = false
    for byte in text {
      switch byte {
      case 0x20..<0x7F where !isInLetter: columns += 1
      // From U+00C0 to U+024F
      case 0xC3...0xC9 where !isInLetter: isInLetter = true
      case 0x80...0xBF where isInLetter: (isInLetter, columns) = (false, columns + 1)
      default: return nil
      }
    }
    return isInLetter ? nil : columns
  }

  /// The text cut to a number of columns, with an ellipsis where it was cut.
  package static func fitted(_ text: String, to width: Int) -> String {
    guard columns(of: text) > width else { return text }
    var result = ""
    var used = 1
    for character in text {
      used += columns(of: String(character))
      if used > width { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The text followed by spaces, up to a number of columns.
  package static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }

  /// The text without control characters, to which a terminal might react.
  package static func harmless(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      result.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return result
  }

  /// The text, in whichever direction it runs, without effect on what stands beside it.
  ///
  /// Characters that turn the direction are closed by one that closes all since the isolate began; those that would
  /// close the isolate itself are left out, and isolates that the text leaves open are closed (Unicode Standard
  /// Annex #9, 3.3.2).
  package static func isolated(_ text: String) -> String {
    var depth = 0
    var isHarmless = true
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069 where depth == 0:
        isHarmless = false
        continue
      case 0x2069: depth -= 1
      case 0x202A...0x202E: isHarmless = false
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    if isHarmless, depth == 0 { return text }
    return "\u{2068}" + result + String(repeating: "\u{2069}", count: depth + 1)
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: return 1
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }
}
