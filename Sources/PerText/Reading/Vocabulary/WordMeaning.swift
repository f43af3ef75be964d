import PerModel

/// What a word can mean; which of it counts is for the reader that meets it.
struct WordMeaning: Equatable {
  static let none = WordMeaning()

  /// The place of the unit in `Unit.all`.
  fileprivate(set) var unitIndex = UInt16.max
  /// The place in `Vocabulary.countNames`.
  fileprivate(set) var countIndex = UInt16.max
  /// The place in `Vocabulary.currencies`.
  fileprivate(set) var currencyIndex = UInt16.max
  fileprivate(set) var keyword = Keyword.none
  fileprivate(set) var flags: Flags = []

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A US measure of volume that is the imperial one in some regions.
    static let followsRegion = Flags(rawValue: 1)
    /// Means something else in one of the languages.
    static let hasLocalMeaning = Flags(rawValue: 2)
    /// A phrase of several words begins like this.
    static let startsPhrase = Flags(rawValue: 4)
    /// A container, which is opened before its content is counted: "12 packs 500 ml".
    static let isContainer = Flags(rawValue: 8)
    /// Says two of the unit, as the Arabic dual does.
    static let isDual = Flags(rawValue: 16)
    /// A unit in which hardly anybody shops: in a line with a name the word is part of that.
    static let isOfTrade = Flags(rawValue: 32)
    /// Phrases for such units begin like this.
    static let startsPhraseOfTrade = Flags(rawValue: 64)
  }

  /// Whether the word is, or begins, the name of a unit in which hardly anybody shops.
  var mayBeOfTrade: Bool { flags.contains(.isOfTrade) || flags.contains(.startsPhraseOfTrade) }
  var startsPhrase: Bool { flags.contains(.startsPhrase) }
  var followsRegion: Bool { flags.contains(.followsRegion) }
  var isContainer: Bool { flags.contains(.isContainer) }
  var isDual: Bool { flags.contains(.isDual) }
  var hasUnit: Bool { unitIndex != .max }
  var hasCountName: Bool { countIndex != .max }
  var hasCurrency: Bool { currencyIndex != .max }

  var isKnown: Bool { hasUnit || hasCountName || hasCurrency || keyword != .none }

  /// The name of a currency, which may be that of a unit in some language.
  var isOnlyCurrency: Bool { hasCurrency && !hasUnit && !hasCountName && keyword == .none }

  var unit: Unit? { hasUnit ? Unit.all[Int(unitIndex)] : nil }
  var countName: CountName? {
    hasCountName ? Vocabulary.shared.countNames[Int(countIndex)] : nil
  }
  var currency: CurrencyWord? {
    hasCurrency ? Vocabulary.shared.currencies[Int(currencyIndex)] : nil
  }

  /// "pieces".
  static let pieces = unit(Int(Unit.all.firstIndex(of: .item) ?? 0))

  static func unit(_ index: Int, _ flags: Flags = []) -> WordMeaning {
    var meaning = WordMeaning()
    meaning.unitIndex = UInt16(index)
    meaning.flags = Unit.all[index].isOfTrade ? flags.union(.isOfTrade) : flags
    return meaning
  }

  static func countName(_ index: Int, _ flags: Flags = []) -> WordMeaning {
    var meaning = WordMeaning()
    meaning.countIndex = UInt16(index)
    meaning.flags = flags
    return meaning
  }

  static func currency(_ index: Int) -> WordMeaning {
    var meaning = WordMeaning()
    meaning.currencyIndex = UInt16(index)
    return meaning
  }

  static func keyword(_ keyword: Keyword) -> WordMeaning {
    var meaning = WordMeaning()
    meaning.keyword = keyword
    return meaning
  }

  static func flag(_ flags: Flags) -> WordMeaning {
    var meaning = WordMeaning()
    meaning.flags = flags
    return meaning
  }

  /// The same in a line with a name, or where a quantity stands alone.
  func narrowed(isLine: Bool) -> WordMeaning {
    var meaning = self
    if !isLine {
      if flags.contains(.startsPhraseOfTrade) { meaning.flags.insert(.startsPhrase) }
    } else if flags.contains(.isOfTrade) {
      meaning.removeUnit()
    }
    return meaning
  }

  /// Forgets the unit, where something else about the text rules it out.
  mutating func removeUnit() {
    unitIndex = .max
    flags.subtract([.followsRegion, .isDual, .isOfTrade])
  }

  /// Forgets the currency, where the word is written so that it is none.
  mutating func removeCurrency() { currencyIndex = .max }

  /// Adds what the word also means.
  mutating func add(_ other: WordMeaning) {
    if other.hasUnit { unitIndex = other.unitIndex }
    if other.hasCountName { countIndex = other.countIndex }
    if other.hasCurrency { currencyIndex = other.currencyIndex }
    if other.keyword != .none { keyword = other.keyword }
    flags.formUnion(other.flags)
  }
}

/// A currency's sign, code or name.
struct CurrencyWord: Hashable, Sendable {
  /// The currencies that share the word, the one meant where the locale has none of them first.
  let candidates: [Currency]
  /// Whether it is a hundredth: "¢", "p".
  let isHundredth: Bool
  /// Currencies of which a hundredth's word is the sign: "P" is the pula, in Botswana.
  var wholes: [Currency] = []

  /// The currency that the word means to a user with this one; `nil` for a "cent" of whatever the
  /// currency is.
  func currency(besides own: Currency) -> Currency? {
    candidates.contains(own) || wholes.contains(own) ? own : candidates.first
  }

  /// Whether the word means a hundredth to a user with this currency.
  func isMinor(besides own: Currency) -> Bool { isHundredth && !wholes.contains(own) }
}

/// The words that are neither units nor names of counts or currencies.
enum Keyword: UInt8 {
  case none
  /// Says nothing about how much: "net", "approx.", "price".
  case noise
  /// Says nothing about what is paid: "only", "incl. VAT".
  case priceNoise
  /// "of", "à": between a number of things and what each holds.
  case of
  /// "per": one of what follows.
  case per
  /// "to", between the ends of a range.
  case to
  /// "or", between a deal and the price of one.
  case or
  /// "or more", after the least count of a deal.
  case orMore
  /// "a", before a word for how many or how much: "a dozen".
  case article
  /// The sign of an estimated quantity, "℮", or the letter for it.
  case estimated
  case free
  /// "half price".
  case half
  /// "à moitié": half of it, though names have the word, too.
  case halved
  /// "demi", before a unit; "half" is that too.
  case halfOf
  /// "mega", "coated", between a number and what is counted: how large or of what kind each is.
  case sizeOfCount
  /// "off", after a percentage or an amount.
  case off
  /// "save", before one.
  case save
  /// "for": before what several cost together.
  case forWord
  case buy, get, pay
  /// "when you buy", before how many must be bought.
  case whenBuying
  /// "another": one more than is paid.
  case another
  /// "送": what follows is got for nothing.
  case getFree
  /// "割引" and "折" after a number of tenths: what comes off, and what is left to pay.
  case tenthsOff, tenthsPaid
  /// "第", before the number of an ordinal.
  case ordinalSign
  case two, three, four
  /// Written-out ordinals, and the endings that make one of a number.
  case second, third, fourth, ordinalEnding
  /// "BOGO".
  case oneForFree
  /// Words around a deal that say nothing of it: "any", "offer".
  case dealNoise
  /// Words between the parts of a deal: "and", "the".
  case joining
}
