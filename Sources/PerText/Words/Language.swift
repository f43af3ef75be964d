/// The words of one language, for everything that is read.
///
/// A word stands in the list of each language that has it, and nowhere else: the rules ask for its `Role`. A phrase
/// is written with underscores. Most words are read wherever the user lives. What would mislead others counts only for
/// readers whose first language it is: after "@" among units and counts, and in `own`.
struct Language: Sendable {
  /// Its codes in locales; empty for spellings used everywhere.
  let codes: [String]
  /// Ways in which its readers write, which no list of words shows.
  var habits: Habits = []
  /// Numbers in words: "2: two".
  var numbers: StaticString = ""
  /// Numbers with a half in one word, by the whole number: "1: anderthalb".
  var numbersAndHalf: StaticString = ""
  /// What says before, behind or in a word for a pack how many there are in it: "2: twin double".
  var packSizes: StaticString = ""
  /// Words for a pack that are joined to those, or follow them: "Doppelpack", "twin pack".
  var packEndings: StaticString = ""
  /// Words for a whole pack, by the number in it: "6: שישייה".
  var packWords: StaticString = ""
  /// By the unit's id. After it "*" says that the region decides between the US measure and another, "~" that the
  /// word is part of a name where there is one: "1 riem" is a belt, and no ream.
  var units: StaticString = ""
  /// What is counted, by its English singular.
  var counts: StaticString = ""
  /// By the code, or by the name of a group of currencies that share the word (`CurrencyGroup`).
  var currencies: StaticString = ""
  /// The foods of `FoodDensity`.
  var foods: StaticString = ""
  /// All other words, by what they do.
  var roles: KeyValuePairs<Role, StaticString> = [:]
  /// Words that count only for readers of this language.
  var own: KeyValuePairs<Role, StaticString> = [:]
  /// Signs and short forms that are not words, by what they do.
  var letters: KeyValuePairs<LetterRole, StaticString> = [:]
  /// The names of the months, from January on, in all forms used in dates.
  var months: StaticString = ""
  /// The names of the days of the week, from Monday on.
  var weekdays: StaticString = ""
  /// What headings of tables say, and rows of sums and charges, by the name of the `HeadingSense`: "unitPrice:unit
  /// price, price per unit". Here commas stand between phrases, and spaces in them.
  var headings: StaticString = ""
  /// What labels and receipts say about an amount, in whole words.
  var labels: KeyValuePairs<LabelRole, StaticString> = [:]
  /// The same for texts that also count inside a word.
  var labelParts: KeyValuePairs<LabelRole, StaticString> = [:]

  /// How people say a price per unit, where CLDR's words sound like a form: from the words around the price, the unit,
  /// and whether it is one of that unit.
  var spokenUnitPrice: @Sendable (PerPattern, String, Bool) -> PerPattern = { words, _, _ in words }

  /// The name of one of several things that the program has no word for; `nil` where no ending tells it.
  var singular: (@Sendable (String) -> String)?

  /// Ways to write that belong to readers of some languages.
  struct Habits: OptionSet, Sendable, Hashable {
    let rawValue: UInt32
    /// "2点目100円": a price right after an ordinal is what that one costs.
    static let pricesOrdinals = Habits(rawValue: 1)
    /// "3件8折": a count before tenths is how many must be bought.
    static let countsBeforeTenths = Habits(rawValue: 2)
    /// "160s" are 160 pieces.
    static let countsWithS = Habits(rawValue: 4)
    /// "30'lu" are thirty pieces.
    static let countsWithL = Habits(rawValue: 8)
    /// The words here name all units in which people shop, so that CLDR's names in other languages are not looked
    /// for beside a name: a pie is not a foot.
    static let knowsAllUnits = Habits(rawValue: 16)
    /// A word may end in another one that says what it is: "Winterjacke", "Bio-Eier".
    static let compounds = Habits(rawValue: 32)
    /// "5#" are five pounds.
    static let poundsByNumberSign = Habits(rawValue: 64)
    /// A size before a number of packs is that of each: "120g 5袋".
    static let sizesBeforePacks = Habits(rawValue: 128)
    /// "11/29" is the 29th of November.
    static let monthsBeforeDays = Habits(rawValue: 256)
    /// "gr 500": a unit may come before its number.
    static let unitsBeforeNumbers = Habits(rawValue: 512)
    /// "45 g 3 stk. 20,-": a count right before a price is how many it is for.
    static let countsBeforePrices = Habits(rawValue: 1024)
    /// "139-90" is 139.90.
    static let dashBeforeCents = Habits(rawValue: 2048)
    /// "50 ¢": a space stands before the sign of hundredths.
    static let spaceBeforeCents = Habits(rawValue: 4096)
    /// The name of the pound is that of 500 g.
    static let metricPounds = Habits(rawValue: 8192)
    /// "2 x $75" is what two cost together, but not in euros.
    static let timesIsFor = Habits(rawValue: 16384)
    /// "2 stk. 25,- Rugbrød 950 g": a line may begin with a number of packs and what they cost together.
    static let beginsWithDeals = Habits(rawValue: 32768)
    /// "160 s" with a small letter are seconds, although "160s" are pieces.
    static let secondsWithS = Habits(rawValue: 65536)
    /// "a pound cake": one of a unit is part of a name.
    static let unitsInNames = Habits(rawValue: 131072)
    /// Packs everywhere are labelled in this language, too: "twin pack".
    static let labelsPacksEverywhere = Habits(rawValue: 262144)
    /// A number begins a word without spaces: "三瓶".
    static let numbersInRuns = Habits(rawValue: 524288)
    /// "còn" is another word than "con", and "cá" is not "ca.": marks tell words from each other.
    static let marksTellWords = Habits(rawValue: 1_048_576)
    /// "10/1" are ten in one pack.
    static let countsOverOne = Habits(rawValue: 2_097_152)
  }

  /// The habits of readers of a language, by its packed letters.
  static func habits(of language: UInt32) -> Habits {
    habitsByCode[language] ?? []
  }

  /// The one that a locale's words are in.
  static func of(_ locale: String) -> Language? {
    let code = ICU.language(of: locale)
    return all.first { $0.codes.contains(code) }
  }

  private static let habitsByCode: [UInt32: Habits] = {
    var habits: [UInt32: Habits] = [:]
    for language in all {
      for code in language.codes {
        habits[WritingHabits.packed(code), default: []].formUnion(language.habits)
      }
    }
    return habits
  }()

  /// All of them. Where two disagree about a unit or a count, the later one wins.
  static let all: [Language] = [
    .everywhere, .english, .german, .spanish, .french, .italian, .dutch, .polish, .portuguese,
    .swedish, .russian, .arabic, .hebrew, .chinese, .japanese, .korean, .hungarian, .finnish,
    .czech, .norwegian, .slovak, .turkish, .romanian, .danish, .hindi, .thai, .greek, .persian,
    .albanian, .javanese, .afrikaans, .breton, .colognian, .vietnamese, .bulgarian, .catalan,
    .galician, .ukrainian, .estonian, .swissGerman, .icelandic, .kazakh, .georgian, .armenian,
    .bengali, .slovene, .azerbaijani, .croatian, .serbian, .indonesian, .lithuanian, .latvian,
    .luxembourgish, .lowGerman, .macedonian, .filipino, .tamil, .telugu, .marathi, .gujarati, .urdu,
    .zulu, .xhosa, .swahili,
  ]
}
