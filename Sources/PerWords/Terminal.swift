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
  /// `nil` if it has anything else.
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

  /// The text without control characters, to which a terminal might react, and without effect on the direction of its
  /// neighbors.
  package static func harmless(_ text: String) -> String {
    let isOrdinary = !text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
    return isOrdinary ? text : isolated(withoutControls(text))
  }

  /// A name or anything else that a person has typed, as `harmless`; what turns its direction is within an isolate.
  package static func name(_ text: String, upTo width: Int = .max) -> String {
    let shown = fitted(withoutControls(text), to: width)
    return shown.unicodeScalars.contains(where: turns) ? isolate(balanced(shown).text) : shown
  }

  /// The text without control characters. Ends of lines and paragraphs count as such: they would end isolates.
  private static func withoutControls(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.unicodeScalars.append("\u{FFFD}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text, in either direction, isolated from the texts next to it.
  package static func isolated(_ text: String) -> String {
    guard text.utf8.contains(0xE2) else { return text }
    let (balanced, isHarmless) = balanced(text)
    return isHarmless ? text : isolate(balanced)
  }

  /// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode Standard Annex #9)
  private static func isolate(_ text: String) -> String { "\u{2068}" + text + "\u{2069}" }

  /// Whether a character has an effect on the direction only (the property Bidi_Control).
  private static func turns(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text with all closed that it opens, and without what closes what it has not opened; and whether it was so, with
  /// nothing but isolates in it (Unicode Standard Annex #9, 3.3.2).
  private static func balanced(_ text: String) -> (text: String, isHarmless: Bool) {
    // What closes what is open.
    var open: [Unicode.Scalar] = []
    var isHarmless = true
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: open.append(popIsolate)
      case 0x202A, 0x202B, 0x202D, 0x202E:
        isHarmless = false
        open.append(popEmbedding)
      case 0x2069:
        guard let isolate = open.lastIndex(of: popIsolate) else {
          isHarmless = false
          continue
        }
        result += open[(isolate + 1)...].reversed()
        open.removeSubrange(isolate...)
      case 0x202C:
        isHarmless = false
        guard open.last == popEmbedding else { continue }
        open.removeLast()
      default: break
      }
      result.append(scalar)
    }
    return (String(result + open.reversed()), isHarmless && open.isEmpty)
  }

  private static let popIsolate: Unicode.Scalar = "\u{2069}"
  private static let popEmbedding: Unicode.Scalar = "\u{202C}"

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
