import PerModel

/// All that a word can mean; the reader that meets it decides which meaning counts.
struct WordMeaning: Equatable {
  static let none = WordMeaning()

  /// The place of the unit in `Unit.all`.
  fileprivate(set) var unitIndex = UInt16.max
  /// The place in `Vocabulary.countNames`.
  fileprivate(set) var countIndex = UInt16.max
  /// The place in `Vocabulary.currencies`.
  fileprivate(set) var currencyIndex = UInt16.max
  fileprivate(set) var role = Role.none
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
    /// A unit rarely used in shops: in a line with a name the word is part of the name.
    static let isOfTrade = Flags(rawValue: 32)
    /// Phrases for such units begin like this.
    static let startsPhraseOfTrade = Flags(rawValue: 64)
  }

  /// Whether the word is, or begins, the name of a unit rarely used in shops.
  var mayBeOfTrade: Bool { flags.contains(.isOfTrade) || flags.contains(.startsPhraseOfTrade) }
  var startsPhrase: Bool { flags.contains(.startsPhrase) }
  var followsRegion: Bool { flags.contains(.followsRegion) }
  var isContainer: Bool { flags.contains(.isContainer) }
  var isDual: Bool { flags.contains(.isDual) }
  var hasUnit: Bool { unitIndex != .max }
  var hasCountName: Bool { countIndex != .max }
  var hasCurrency: Bool { currencyIndex != .max }

  var isKnown: Bool { hasUnit || hasCountName || hasCurrency || role != .none }

  /// The name of a currency, which may be that of a unit in some language.
  var isOnlyCurrency: Bool { hasCurrency && !hasUnit && !hasCountName && role == .none }

  var unit: Unit? { hasUnit ? Unit.all[Int(unitIndex)] : nil }
  var countName: CountName? {
    hasCountName ? Vocabulary.shared.countNames[Int(countIndex)] : nil
  }
  var currency: CurrencyWord? {
    hasCurrency ? Vocabulary.shared.currencies[Int(currencyIndex)] : nil
  }

  /// "pieces".
  static let pieces = unit(Int(Unit.all.firstIndex(of: .item) ?? 0))

  /// "pounds".
  static let pounds = unit(Int(Unit.all.firstIndex(of: .pound) ?? 0))

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

  static func role(_ role: Role) -> WordMeaning {
    var meaning = WordMeaning()
    meaning.role = role
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

  /// Forgets the role, for a word that only looks like one of another language.
  mutating func removeRole() { role = .none }

  /// Drops the currency, for a word whose spelling rules it out.
  mutating func removeCurrency() { currencyIndex = .max }

  /// Adds what the word also means.
  mutating func add(_ other: WordMeaning) {
    if other.hasUnit { unitIndex = other.unitIndex }
    if other.hasCountName { countIndex = other.countIndex }
    if other.hasCurrency { currencyIndex = other.currencyIndex }
    if other.role != .none { role = other.role }
    flags.formUnion(other.flags)
  }
}

/// A currency's sign, code or name.
struct CurrencyWord: Hashable, Sendable {
  /// The currencies that share the word, the one meant where the locale has none of them first.
  let candidates: [Currency]
  /// Whether it is a hundredth: "¢", "p".
  let isHundredth: Bool
  /// How many of the currency it is: ten in "toman", a thousand in "ribu".
  var multiple = 1
  /// Currencies whose sign is another's word for a hundredth: "P" is the pula, in Botswana.
  var wholes: [Currency] = []

  /// The currency that the word means to a user with this one; `nil` for a "cent" of whatever the
  /// currency is.
  func currency(besides own: Currency) -> Currency? {
    candidates.contains(own) || wholes.contains(own) ? own : candidates.first
  }

  /// Whether the word means a hundredth to a user with this currency.
  func isMinor(besides own: Currency) -> Bool { isHundredth && !wholes.contains(own) }
}
