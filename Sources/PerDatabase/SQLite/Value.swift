/// What a column of a row holds or a parameter of a statement is given.
enum Value: Hashable {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])

  /// The text, or null for `nil`.
  init(_ text: String?) {
    self = text.map(Value.text) ?? .null
  }
}
