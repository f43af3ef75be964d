import PerModel

/// Walks through a text token by token, without copying any of it. A copy of a cursor is a place to
/// come back to.
///
/// What only looks at the text is always inlined: otherwise the whole cursor is copied for it.
struct Cursor {
  let text: UnsafeBufferPointer<UInt8>
  /// Lent by the reader for folding words; shared by all copies.
  let scratch: UnsafeMutablePointer<UInt8>
  let habits: WritingHabits

  /// Where the next token begins, or the space before it.
  private(set) var position = 0
  private(set) var token = Token.end
  /// Where the token before began; texts have at most 1,000 bytes, and cursors are copied often.
  private var previousStart: UInt16 = 0
  /// Where the current token begins and ends.
  private(set) var start = 0
  private(set) var end = 0
  /// Where the token before ended.
  private(set) var previousEnd = 0
  /// Meaningful while `token` is `number`.
  private(set) var number = ReadNumber()
  /// Meaningful while `token` is `word`.
  private(set) var meaning = WordMeaning.none

  init(
    _ text: UnsafeBufferPointer<UInt8>, scratch: UnsafeMutablePointer<UInt8>,
    habits: WritingHabits
  ) {
    self.text = text
    self.scratch = scratch
    self.habits = habits
  }

  var range: Range<Int> { start..<end }
  /// The token before: the culprit when something is missing after it.
  var previousRange: Range<Int> { Int(previousStart)..<previousEnd }
  /// Whether the token directly follows the one before.
  var isAdjacent: Bool { start == previousEnd }

  /// The text of a range; only for messages.
  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }

  /// The scalar at a place, with its typographic variants made plain, and how many bytes it takes.
  @inline(__always)
  func scalar(at place: Int) -> (scalar: UInt32, width: Int) { text.scalar(at: place) }

  /// The scalar at a place, or `nil` at the end.
  @inline(__always)
  func peek(_ place: Int) -> (scalar: UInt32, width: Int)? { text.peek(place) }

  @inline(__always)
  func isDigit(at place: Int) -> Bool { text.isDigit(at: place) }

  @inline(__always)
  func isLetter(at place: Int) -> Bool { text.isLetter(at: place) }

  /// The place of the first thing that is not white space.
  @inline(__always)
  func skippingSpace(_ place: Int) -> Int { text.skippingSpace(place) }

  /// Advances to the next token.
  mutating func advance() throws(ReadingError) {
    (previousStart, previousEnd) = (UInt16(truncatingIfNeeded: start), end)
    position = skippingSpace(position)
    start = position
    guard position < text.count else {
      end = position
      token = .end
      return
    }
    let next = scalar(at: position)
    if Scalars.digit(next.scalar) != nil || startsFraction(next) {
      try scanNumber()
    } else if Scalars.isLetter(next.scalar) {
      scanWord()
    } else if Scalars.isCurrencySign(next.scalar) {
      scanSign(next.width)
    } else if let end = endOfPieces(next) {
      // "12's"
      move(to: end, as: .word, meaning: .pieces)
    } else if next.scalar == 0x23, token == .number, position == previousEnd,
      habits.isLine, habits.own.contains(.poundsByNumberSign)
    {
      // "5#"
      move(to: position + 1, as: .word, meaning: .pounds)
    } else {
      guard let sign = Cursor.sign(next.scalar) else {
        throw ReadingError(
          .unexpected(string(position..<position + next.width)), position..<position + next.width)
      }
      token = sign
      position += next.width
    }
    end = position
  }

  /// Moves the end of the current token; the next one starts there.
  mutating func move(to place: Int, as token: Token, meaning: WordMeaning = .none) {
    position = place
    self.token = token
    self.meaning = meaning
  }

  mutating func set(number: ReadNumber, endingAt place: Int) {
    self.number = number
    token = .number
    position = place
  }

  /// A separator that begins a number (".5"), or a fraction character.
  @inline(__always)
  private func startsFraction(_ next: (scalar: UInt32, width: Int)) -> Bool {
    switch next.scalar {
    // The ideographic comma, which begins with this byte, is in no number.
    case 0x2E, 0x2C, 0x66B: text[position] != 0xE3 && isDigit(at: position + next.width)
    case ..<0xBC: false
    default: Scalars.fraction(next.scalar) != nil
    }
  }

  /// The end of the "'s" right after a number, and of what says it elsewhere: "12's" are twelve.
  @inline(__always)
  private func endOfPieces(_ next: (scalar: UInt32, width: Int)) -> Int? {
    guard next.scalar == 0x27, token == .number, position == previousEnd,
      position + next.width < text.count
    else { return nil }
    let start = position + next.width
    if let end = end(of: Self.piecesLetters, at: start) { return end }
    return habits.own.contains(.countsWithL) ? end(of: Self.ownPiecesLetters, at: start) : nil
  }

  /// The end of the first of some short forms that is a whole word here, whether or not it has a capital.
  private func end(of forms: [[UInt8]], at start: Int) -> Int? {
    for form in forms {
      let end = start + form.count
      guard end <= text.count, text[start] | 0x20 == form[0],
        text[start + 1..<end].elementsEqual(form[1...]), !isLetter(at: end)
      else { continue }
      return end
    }
    return nil
  }

  private static let piecesLetters = Words.letters(.pieces).map { Array($0.utf8) }
  private static let ownPiecesLetters = Words.letters(.ownPieces).map { Array($0.utf8) }

  private static func sign(_ scalar: UInt32) -> Token? {
    switch scalar {
    case 0x2B: .plus
    case 0x2D: .minus
    case 0x2013, 0x2014, 0x301C: .dash
    case 0xD7, 0x2715, 0x2716, 0x2A2F: .times
    case 0x2A, 0x22C5: .star
    case 0x2F: .slash
    case 0xF7: .divide
    case 0x28: .open
    case 0x29: .close
    case 0x25: .percent
    case 0x2C: .comma
    case 0x3B, 0x7C, 0x2022: .separator
    case 0x3A: .colon
    case 0x3D: .equals
    case 0x21: .exclamation
    case 0x7E, 0x2248: .about
    case 0x40: .at
    case 0x22: .quote
    default: nil
    }
  }
}

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

/// What the next part of a text is.
enum Token: UInt8 {
  case end, number, word
  case plus, minus, dash
  /// "x" or "×" between numbers: a pack.
  case times
  /// "*", which is a pack or a sum.
  case star
  case slash, divide, open, close, percent, comma
  /// ";", "|", "•", which part one statement from the next.
  case separator
  case colon, equals, exclamation
  /// "~", "≈".
  case about
  case at
  case quote
}
