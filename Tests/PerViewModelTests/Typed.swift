import Testing

/// A text for an entry, whose name in a report is short even where it is a megabyte.
struct Typed: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  init(stringLiteral text: String) { self.init(text) }

  var testDescription: String {
    text.utf8.count > 100 ? "\(text.utf8.count) bytes" : text.debugDescription
  }
}
