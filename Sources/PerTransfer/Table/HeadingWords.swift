import PerText

/// The words of headings in all languages, as `HeadingText` compares them.
enum HeadingWords {
  /// What a folded word or phrase says; `nil` for words that are not known.
  static func senses(of word: String) -> [HeadingSense]? { table[word] }

  /// Whether a folded word may say any of the senses.
  static func says(_ senses: HeadingSense..., by word: String) -> Bool {
    table[word]?.contains(where: senses.contains) ?? false
  }

  /// The longest of them, in words.
  static let longestPhrase = 4

  /// The words of languages that put none between theirs, longest first.
  static let unspaced: [(word: [Unicode.Scalar], senses: [HeadingSense])] =
    table.filter { HeadingText.isUnspaced($0.key) }
    .map { (Array($0.key.unicodeScalars), $0.value) }
    .sorted { $0.0.count > $1.0.count }

  /// Words that end the headings of tables, or begin their last line: sums and averages.
  static let sums = keys(.sum)

  /// Names of rows that are charges and no products: tax, shipping, cash.
  static let charges = keys(.charge)

  /// What says that a price is an offer.
  static let offers = keys(.onOffer)

  /// What columns say of a store.
  static let ofStores: [String: HeadingSense] = {
    var table: [String: HeadingSense] = [:]
    for (sense, phrase) in HeadingPhrases.all where sense.isOfStores {
      table[folded(phrase)] = sense
    }
    return table
  }()

  private static let table: [String: [HeadingSense]] = {
    var table: [String: [HeadingSense]] = [:]
    var joinedTable: [String: [HeadingSense]] = [:]
    for (sense, phrase) in HeadingPhrases.all where sense.isOfProducts {
      let key = folded(phrase)
      if table[key]?.contains(sense) != true { table[key, default: []].append(sense) }
      // "productname", as columns are called in programs.
      if key.contains(" "), !HeadingText.isUnspaced(key) {
        let joined = key.filter { $0 != " " }
        if joined.count > TableLimit.clearPart, joinedTable[joined]?.contains(sense) != true {
          joinedTable[joined, default: []].append(sense)
        }
      }
    }
    // "Validade" is a word of its own, and not "válida de".
    table.merge(joinedTable) { own, _ in own }
    // Programs write "a" for it.
    for (key, senses) in table where key.contains("å") {
      let plain = key.replacing("å", with: "a")
      if table[plain] == nil { table[plain] = senses }
    }
    return table
  }()

  private static func keys(_ sense: HeadingSense) -> Set<String> {
    Set(HeadingPhrases.all.lazy.filter { $0.sense == sense }.map { folded($0.phrase) })
  }

  private static func folded(_ phrase: Substring) -> String {
    HeadingText.tokens(of: String(phrase)).joined(separator: " ")
  }
}
