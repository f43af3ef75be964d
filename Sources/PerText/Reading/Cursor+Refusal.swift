/// Errors for text that cannot continue this way.
extension Cursor {
  /// The current word means nothing here.
  func unknownWord() -> ReadingError {
    ReadingError(.unknownWord(string(range)), range)
  }

  /// The current sign does not belong here.
  func unexpected() -> ReadingError {
    ReadingError(.unexpected(string(range)), range)
  }

  /// The current token is not allowed here; at the end of the text, something is missing.
  func refusal() -> ReadingError {
    switch token {
    case .end: ReadingError(.incomplete, previousRange)
    case .word: unknownWord()
    default: unexpected()
    }
  }

  /// Consumes the bracket that ends what `open` began.
  mutating func passClosing(_ open: Range<Int>) throws(ReadingError) {
    guard token == .close else {
      throw token == .end ? ReadingError(.incomplete, open) : refusal()
    }
    try advance()
  }
}
