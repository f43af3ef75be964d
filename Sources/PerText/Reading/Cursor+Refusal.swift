/// What is said where a text cannot go on as it does.
extension Cursor {
  /// The current word means nothing here.
  func unknownWord() -> ReadingError {
    ReadingError(.unknownWord(string(range)), range)
  }

  /// The current sign does not belong here.
  func unexpected() -> ReadingError {
    ReadingError(.unexpected(string(range)), range)
  }

  /// The current token, whatever it is, cannot stand here; at the end, something is missing.
  func refusal() -> ReadingError {
    switch token {
    case .end: ReadingError(.incomplete, previousRange)
    case .word: unknownWord()
    default: unexpected()
    }
  }

  /// Passes the bracket that ends what `open` began.
  mutating func passClosing(_ open: Range<Int>) throws(ReadingError) {
    guard token == .close else {
      throw token == .end ? ReadingError(.incomplete, open) : refusal()
    }
    try advance()
  }
}
