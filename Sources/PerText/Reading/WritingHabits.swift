import PerModel

/// How numbers and words are written where the user lives, as the cursor meets them.
struct WritingHabits: Hashable, Sendable {
  let decimal: DigitGroups.Separator?
  let grouping: DigitGroups.Separator?
  /// Up to three letters of the first language, packed; 0 for none.
  let language: UInt32
  /// What readers of that language write.
  let own: Language.Habits
  /// The letters of the user's own currency, packed likewise.
  private let currency: UInt32
  /// The same of the currency of where the user lives, if that is another one.
  private let homeCurrency: UInt32
  /// Whether plain spaces separate groups of digits; not in a line of many things ("Omega 3 100 mg").
  let readsSpaceGroups: Bool

  /// How many digits are between two grouping separators; 3 is read everywhere.
  let groupSize: Int
  /// What the running ICU writes in the user's locales and the tables do not know; never freed, so
  /// that a cursor is copied without counting.
  private nonisolated(unsafe) let runningNames: UnsafeRawPointer?
  /// Whether CLDR's names of units in all languages are read. In a line with a name in it they are not
  /// where the user's language is one of those whose words the program has itself: a pie is not a foot.
  let readsForeignNames: Bool

  /// Whether the text also has a name, in which "chain" and "slug" are not units.
  let isLine: Bool
  /// Whether a run of letters without spaces is taken apart, as Chinese and Japanese write: "2点目半額".
  /// In a line of many things a name may begin with any of the words.
  let readsJoinedWords: Bool

  /// The habits of no particular user.
  static let none = WritingHabits(ReadingContext(languages: []))

  init(
    _ context: ReadingContext, readsSpaceGroups: Bool = true, isLine: Bool = false,
    readsJoinedWords: Bool = false
  ) {
    self.isLine = isLine
    self.readsJoinedWords = readsJoinedWords
    self.readsSpaceGroups = readsSpaceGroups
    decimal = context.decimalSeparator.unicodeScalars.first.flatMap {
      DigitGroups.Separator($0.value)
    }
    grouping = context.groupingSeparator?.unicodeScalars.first.flatMap {
      DigitGroups.Separator($0.value)
    }
    language = Self.packed(context.languages.first ?? "")
    own = Language.habits(of: language)
    // An unknown language reads like English.
    readsForeignNames = !isLine || language != 0 && !own.contains(.knowsAllUnits)
    currency = Self.packed(context.currency.code)
    homeCurrency = context.homeCurrency.map { Self.packed($0.code) } ?? currency
    groupSize = context.groupSize
    runningNames = RunningNames.shared(context.languages + context.otherLocales)
      .map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
  }

  /// Whether "2 x $75" is what two cost together, as Latin Americans write; in Spain "x" multiplies.
  var timesIsFor: Bool { own.contains(.timesIsFor) && currency != Self.packed("EUR") }

  /// Whether the word for cents counts pieces: "80 ct" in America, where prices have "¢".
  var countsWithCents: Bool { currency == Self.packed("USD") }

  /// Up to three letters of a language's or a locale's name, packed.
  static func packed(_ language: String) -> UInt32 {
    var packed: UInt32 = 0
    for byte in language.utf8.prefix(3) {
      guard (byte | 0x20) >= 0x61, (byte | 0x20) <= 0x7A else { break }
      packed = packed << 8 | UInt32(byte | 0x20)
    }
    return packed
  }

  /// Whether a word means the user's own money, and so never a unit: "kr" in Sweden, "Ft" in
  /// Hungary. Not its hundredth: "gr" is a gram in Poland, too.
  func isOwnMoney(_ meaning: WordMeaning) -> Bool {
    guard let word = meaning.currency else { return false }
    return word.wholes.contains(where: isOwn)
      || !word.isHundredth && word.candidates.contains(where: isOwn)
  }

  private func isOwn(_ other: Currency) -> Bool {
    let code = Self.packed(other.code)
    return code == currency || code == homeCurrency
  }

  var names: RunningNames? {
    runningNames.map { Unmanaged<RunningNames>.fromOpaque($0).takeUnretainedValue() }
  }

  /// What the tables know of a word, and what the running ICU writes.
  @inline(__always)
  func meaning(of word: FoldedWord) -> WordMeaning {
    var meaning = Vocabulary.shared.meaning(of: word)
    if let names { meaning.add(names.currency(word)) }
    // "le kg" is a price in leones only in Sierra Leone.
    if meaning.hasCurrency, WordSet.unitArticle.contains(word.buffer), !isOwnMoney(meaning) {
      meaning.removeCurrency()
    }
    return meaning.mayBeOfTrade ? meaning.narrowed(isLine: isLine) : meaning
  }
}

extension DigitGroups.Separator {
  /// What may be between the digits of a number.
  init?(_ scalar: UInt32) {
    switch Scalars.plain(scalar) {
    case 0x2E: self = .point
    case 0x2C: self = .comma
    case 0x27: self = .apostrophe
    case 0x66B: self = .arabicDecimal
    case 0x66C: self = .arabicGrouping
    case let plain where Scalars.isSpace(plain): self = .space
    default: return nil
    }
  }
}
