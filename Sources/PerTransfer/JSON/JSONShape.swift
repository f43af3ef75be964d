import PerText

/// The kind of JSON that the beginning of a file shows.
enum JSONShape {
  case document, lines, none
  /// An array of objects.
  case array

  private static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// What is foreign is so whatever the locale.
  private static let texts = ProductTexts(UserLocale(identifier: "en_IE"))

  /// In lines of JSON, the first is a whole object that names no format.
  init(_ beginning: [UInt8], _ limits: TransferLimits) {
    let text = beginning.drop { Self.spaces.contains($0) }
    if text.first == UInt8(ascii: "[") {
      // A list may have a line such as "[Sale] Milk 1 l 0.99".
      let second = text.dropFirst().first { !Self.spaces.contains($0) }
      if second == UInt8(ascii: "{") {
        self = .array
      } else {
        self = second.map { Array("[\"]".utf8).contains($0) } ?? false ? .document : .none
      }
      return
    }
    guard text.first == UInt8(ascii: "{") else {
      self = .none
      return
    }
    var object = JSONReader(line: Array(text), number: 1, limits: limits)
    if !text.starts(with: "{\"format\"".utf8), object.hasForeignList(Self.texts) {
      self = .array
      return
    }
    let line = text.prefix { $0 != 0x0A }
    var reader = JSONReader(line: Array(line), number: 1, limits: limits)
    var namesFormat = false
    do throws(TransferError) {
      try reader.object { (reader, name) throws(TransferError) in
        if name == "format" { namesFormat = true }
        try reader.skip()
      }
      try reader.end()
    } catch {
      self = .document
      return
    }
    self = namesFormat ? .document : .lines
  }
}
