/// Writes rows as in RFC 4180, with cells that no spreadsheet runs as formulas.
struct TableWriter {
  typealias Text = UnsafeBufferPointer<UInt8>

  /// What stands between two cells.
  let separating: UInt8

  init(_ separator: FieldSeparator) {
    separating = separator.byte
  }

  /// Adds a row with its line end.
  func add(row texts: [String], to bytes: inout [UInt8]) {
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(separating) }
      add(text, to: &bytes)
    }
    endRow(in: &bytes)
  }

  func endRow(in bytes: inout [UInt8]) {
    bytes.append(0x0D)
    bytes.append(0x0A)
  }

  /// Adds a cell.
  func add(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { add($0, to: &bytes) }
  }

  /// Adds a cell; invalid UTF-8 becomes U+FFFD.
  func add(_ text: Text, to bytes: inout [UInt8]) {
    if isOrdinary(text) {
      bytes.append(contentsOf: text)
    } else {
      bytes.append(contentsOf: cell(String(decoding: text, as: UTF8.self)).utf8)
    }
  }

  /// Makes a cell of the text that was added from a place on.
  func endCell(from start: Int, in bytes: inout [UInt8]) {
    let text = bytes.withUnsafeBufferPointer { bytes in
      let text = Text(rebasing: bytes[start...])
      return isOrdinary(text) ? nil : String(decoding: text, as: UTF8.self)
    }
    guard let text else { return }
    bytes.removeSubrange(start...)
    bytes.append(contentsOf: cell(text).utf8)
  }

  /// Whether the text is a cell as it stands, which its bytes say without a closer look.
  private func isOrdinary(_ text: Text) -> Bool {
    guard let first = text.first, let last = text.last else { return true }
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "'"),
      UInt8(ascii: " "):
      return false
    default: break
    }
    var isUnusual = last == UInt8(ascii: " ")
    for byte in text {
      let isASCII = byte &- 0x20 < 0x60
      isUnusual = isUnusual || !isASCII || byte == UInt8(ascii: "\"") || byte == separating
    }
    return !isUnusual
  }

  private func cell(_ text: String) -> String {
    let cell = FormulaCell.disarmed(text)
    var needsQuotes = false
    for byte in cell.utf8 {
      switch byte {
      case 0x0A, 0x0D, UInt8(ascii: "\""), separating: needsQuotes = true
      default: break
      }
    }
    // Spaces around a field without quotes would be dropped on reading.
    let ends = [cell.utf8.first, cell.utf8.last]
    guard needsQuotes || ends.contains(0x20) || ends.contains(0x09) else { return cell }
    var quoted = "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
