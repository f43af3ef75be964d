import PerModel
import PerText
import PerWords

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
  /// What a reader found wrong in an entry, with what it accepts.
  init(
    _ error: ReadingError, in field: ProductForm.Field, _ currency: Currency,
    using formatter: Formatter
  ) {
    let sentence =
      switch field {
      case .quantity: Self.quantitySentence(error, formatter)
      case .price: Self.priceSentence(error, currency, formatter)
      case .deal where error.problem == .tooLarge: localized("This is too large.")
      case .deal:
        localized(
          "Type a deal such as %1$s.", formatter.either(formatter.exampleDeals(in: currency)))
      case .term(let term): Self.sentence(error, term, currency, formatter)
      default: error.sentence
      }
    self.init(sentence, range: error.range)
  }

  /// Nothing is typed where a quantity is needed.
  static func missingQuantity(using formatter: Formatter) -> FieldProblem {
    FieldProblem(localized("Type a quantity such as %1$s.", quantities(formatter)))
  }

  /// Nothing is typed where a price is needed.
  static func missingPrice(in currency: Currency, using formatter: Formatter) -> FieldProblem {
    FieldProblem(localized("Type a price such as %1$s.", formatter.examplePrice(in: currency)))
  }

  /// "500 g or 6 x 330 ml".
  private static func quantities(_ formatter: Formatter) -> String {
    formatter.either(formatter.exampleQuantities)
  }

  /// What is wrong, if that helps, or else what is accepted.
  private static func sentence(
    _ error: ReadingError, _ term: Term, _ currency: Currency, _ formatter: Formatter
  ) -> String {
    if error.problem == .tooLarge || error.problem == .tooLong {
      return localized("This is too large.")
    }
    if error.problem == .currencyMismatch {
      return localized("This is not in the currency of the comparison.")
    }
    return term.hint(in: currency, by: formatter)
  }

  private static func quantitySentence(_ error: ReadingError, _ formatter: Formatter) -> String {
    switch error.problem {
    case .unknownWord(let text), .unexpected(let text):
      localized(
        "“%1$s” could not be read; type a quantity such as %2$s.", shortName(text),
        quantities(formatter))
    case .empty, .notANumber, .numberMissing, .incomplete, .ambiguous:
      missingQuantity(using: formatter).sentence
    case .notPositive, .negative:
      localized(
        "The quantity must be more than %1$s, such as %2$s.", formatter.integer(0),
        quantities(formatter))
    case .tooLarge, .tooLong:
      localized("This is too large; type a quantity such as %1$s.", quantities(formatter))
    case .divisionByZero:
      localized("You cannot divide by zero. Type a quantity such as %1$s.", quantities(formatter))
    default: error.sentence
    }
  }

  private static func priceSentence(
    _ error: ReadingError, _ currency: Currency, _ formatter: Formatter
  ) -> String {
    let example = formatter.examplePrice(in: currency)
    return switch error.problem {
    case .unknownWord(let text), .unexpected(let text):
      localized(
        "“%1$s” could not be read; type a price such as %2$s.", shortName(text), example)
    case .empty, .notANumber, .numberMissing, .incomplete, .ambiguous:
      missingPrice(in: currency, using: formatter).sentence
    case .notPositive, .negative:
      localized(
        "The price must be %1$s or more, such as %2$s.", formatter.integer(0), example)
    case .tooLarge, .tooLong: localized("This is too large; type a price such as %1$s.", example)
    case .divisionByZero:
      localized("You cannot divide by zero. Type a price such as %1$s.", example)
    default: error.sentence
    }
  }

  /// A text longer than what is written on any shelf, as when a whole file was pasted; `nil` for a
  /// shorter one.
  init?(tooLong text: String, in field: ProductForm.Field, using formatter: Formatter) {
    guard text.utf8.count > Self.maximumLength, text.unicodeScalars.count > Self.maximumLength
    else { return nil }
    let limit = formatter.integer(Self.maximumLength)
    self.init(
      field == .note
        ? localized("This note is too long. Notes can have up to %1$s characters.", limit)
        : localized("This text is too long. It can have up to %1$s characters.", limit))
  }

  private static let maximumLength = 20_000
}
