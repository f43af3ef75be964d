import CICU

/// A regular expression.
final class Pattern {
  private let handle: OpaquePointer

  /// `nil` if it is not a regular expression.
  init?(_ pattern: String) {
    var status: icu_status = 0
    let units = Array(pattern.utf16)
    guard let handle = icu_uregex_open(units, Int32(units.count), &status),
      status <= 0
    else { return nil }
    self.handle = handle
  }

  deinit { icu_uregex_close(handle) }

  /// A match of the expression in a text.
  struct Match {
    let text: String
    let whole: Range<String.Index>
    /// From the first on; `nil` for one that has no part in it.
    let groups: [Range<String.Index>?]

    /// A text in which $1 stands for the first group, and so on.
    func filling(_ form: String) -> String {
      var filled = ""
      var isNumber = false
      for character in form {
        if isNumber, let number = character.wholeNumberValue, groups.indices.contains(number - 1) {
          filled += groups[number - 1].map { String(text[$0]) } ?? ""
          isNumber = false
        } else if character == "$" {
          isNumber = true
        } else {
          filled.append(character)
        }
      }
      return filled
    }
  }

  /// The match at the start of the text.
  func start(of text: String) -> Match? { match(text, icu_uregex_lookingAt) }

  /// The match that is the whole text.
  func whole(of text: String) -> Match? { match(text, icu_uregex_matches) }

  private func match(
    _ text: String, _ find: (OpaquePointer?, UnsafeMutablePointer<icu_status>?) -> Int8
  ) -> Match? {
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { buffer in
      var status: icu_status = 0
      icu_uregex_setText(handle, buffer.baseAddress, Int32(buffer.count), &status)
      guard find(handle, &status) != 0, status <= 0 else { return nil }
      func range(_ group: Int32) -> Range<String.Index>? {
        let start = icu_uregex_start(handle, group, &status)
        let end = icu_uregex_end(handle, group, &status)
        guard start >= 0, status <= 0 else { return nil }
        let indices = text.utf16
        return indices.index(
          indices.startIndex, offsetBy: Int(start))..<indices.index(
            indices.startIndex, offsetBy: Int(end))
      }
      guard let whole = range(0) else { return nil }
      let count = icu_uregex_groupCount(handle, &status)
      return Match(
        text: text, whole: whole, groups: count > 0 ? (1...count).map(range) : [])
    }
  }
}
