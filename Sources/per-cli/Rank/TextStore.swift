import PerModel
import PerText
import PerTransfer
import PerWords

/// Texts that do not affect the direction of neighboring texts.
struct TextStore {
  private var bytes: [UInt8] = []

  struct Text {
    let start: UInt32
    let length: UInt32
    let columns: UInt32
  }

  /// `nil` for a text that would have an effect.
  mutating func add(_ text: String) -> Text? {
    guard Terminal.isolated(text) == text else { return nil }
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    return Text(
      start: UInt32(start), length: UInt32(bytes.count - start),
      columns: UInt32(Terminal.columns(of: text)))
  }

  /// Returns how many columns that takes.
  func write(_ text: Text, to line: inout [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      let start = Int(text.start)
      line.append(
        contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<start + Int(text.length)]))
    }
    return Int(text.columns)
  }
}
