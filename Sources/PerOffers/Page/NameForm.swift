/// A name without case, signs and spaces, by which two are compared.
struct NameForm: Hashable {
  private let text: String

  init(_ name: String) {
    text = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  var isEmpty: Bool { text.isEmpty }

  /// Whether one has all of the other, and not much more.
  func resembles(_ other: NameForm) -> Bool {
    guard !text.isEmpty, !other.text.isEmpty else { return false }
    return text == other.text || text.hasPrefix(other.text) || other.text.hasPrefix(text)
      || text.count > 12 && other.text.contains(text)
      || other.text.count > 12 && text.contains(other.text)
  }
}
