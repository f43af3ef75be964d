import PerText

/// What is wrong with an entry.
public struct FieldProblem: Hashable, Sendable {
  /// One sentence for the user.
  public let sentence: String
  /// The part of the text that it is about, in UTF-8 offsets; `nil` for the whole.
  public let range: Range<Int>?
  /// Whether the product would be accepted in a comparison of its own.
  public let belongsElsewhere: Bool

  init(_ sentence: String, range: Range<Int>? = nil, belongsElsewhere: Bool = false) {
    self.sentence = sentence
    self.range = range
    self.belongsElsewhere = belongsElsewhere
  }
}

extension FieldProblem {
  /// What a reader found wrong in an entry, with what is accepted there.
  init(_ error: ReadingError, in field: ProductForm.Field) {
    let sentence =
      switch field {
      case .quantity: Self.quantitySentence(error)
      case .price: Self.priceSentence(error)
      case .deal where error.problem == .tooLarge: localized("This is too large.")
      case .deal: localized("Type a deal such as 3 for 2, 2 for 5.00 or -20%.")
      case .term(let term): Self.sentence(error, term)
      default: error.sentence
      }
    self.init(sentence, range: error.range)
  }

  /// What is wrong, if that helps, or else what is accepted.
  private static func sentence(_ error: ReadingError, _ term: Term) -> String {
    if error.problem == .tooLarge || error.problem == .tooLong {
      return localized("This is too large.")
    }
    if error.problem == .currencyMismatch {
      return localized("This is not in the currency of the comparison.")
    }
    return term.hint
  }

  private static func quantitySentence(_ error: ReadingError) -> String {
    switch error.problem {
    case .unknownWord(let text), .unexpected(let text):
      localized(
        "“%1$s” is not understood; type a quantity such as 500 g or 6 x 330 ml.",
        shortName(text))
    case .empty, .notANumber, .numberMissing, .incomplete, .ambiguous:
      localized("Type a quantity such as 500 g or 6 x 330 ml.")
    case .notPositive, .negative: localized("The quantity must be more than 0, such as 500 g.")
    case .tooLarge, .tooLong:
      localized("This is too large; type a quantity such as 500 g or 6 x 330 ml.")
    case .divisionByZero:
      localized("You cannot divide by zero. Type a quantity such as 500 g.")
    default: error.sentence
    }
  }

  private static func priceSentence(_ error: ReadingError) -> String {
    switch error.problem {
    case .unknownWord(let text), .unexpected(let text):
      localized("“%1$s” is not understood; type a price such as 4.99.", shortName(text))
    case .empty, .notANumber, .numberMissing, .incomplete, .ambiguous:
      localized("Type a price such as 4.99.")
    case .notPositive, .negative: localized("The price must be 0 or more, such as 4.99.")
    case .tooLarge, .tooLong: localized("This is too large; type a price such as 4.99.")
    case .divisionByZero:
      localized("You cannot divide by zero. Type a price such as 4.99.")
    default: error.sentence
    }
  }

  /// A text longer than what is written on any shelf, as when a whole file was pasted; `nil` for a
  /// shorter one.
  init?(tooLong text: String, in field: ProductForm.Field) {
    guard text.utf8.count > Self.maximumLength, text.unicodeScalars.count > Self.maximumLength
    else { return nil }
    self.init(
      field == .note
        ? localized("This note is too long. Notes can have up to 20,000 characters.")
        : localized("This text is too long. It can have up to 20,000 characters."))
  }

  private static let maximumLength = 20_000
}
