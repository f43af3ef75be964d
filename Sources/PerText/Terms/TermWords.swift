/// The words that several terms share, in the languages of the program.
enum TermWords {
  /// What names the terms.
  static let names = PhraseTable(Term.allCases.flatMap(\.definition.names))

  /// Words that end a term without any before it that names it.
  static let endings = Term.allCases.reduce(into: Set<Substring>()) {
    $0.formUnion($1.definition.endings)
  }

  /// The words at which a term can begin; most words of a line are not among them.
  static let firstWords = Set(byFirstWord.keys)

  /// All words of terms in scripts that have no spaces between words: they may be in one run with a
  /// number, as in "50円クーポン".
  static let unspaced: Set<Substring> = {
    let own = Term.allCases.flatMap { term in
      let definition = term.definition
      return definition.names + definition.lineNames + definition.wholePhrases
        + definition.furtherWords + [Array(definition.endings)].flatMap { $0.map { [$0] } }
    }
    let words = (own + perPack + perCustomer + once).filter { $0.count == 1 }.map { $0[0] }
      .filter { $0.unicodeScalars.contains { Scalars.isUnspaced($0.value) } }
    // "送料別" only says that shipping comes on top, and not how much it is.
    let others = Words.all(.priceNoise).filter { other in
      shipping.contains { other.hasPrefix($0) && other.count > $0.count }
    }
    return Set(words + others.map { $0[...] })
  }()

  private static let shipping = Words.all(.shipping).filter { word in
    word.unicodeScalars.contains { Scalars.isUnspaced($0.value) }
  }

  /// How many characters the longest of them has.
  static let longestUnspaced = unspaced.map(\.count).max() ?? 0

  /// The terms that a word may name, in the order of all of them.
  static func terms(at word: Substring) -> [Term] {
    if let terms = byFirstWord[word] { return terms }
    return OfferDaysScan.isDayAndMonth(word) ? [.offerDays] : []
  }

  /// Whether a word may begin what names a term.
  static func mayName(_ term: Term, _ word: Substring) -> Bool {
    byFirstWord[word]?.contains(term) == true
  }

  private static let byFirstWord: [Substring: [Term]] = {
    var terms: [Substring: [Term]] = [:]
    for term in Term.allCases {
      let definition = term.definition
      let phrases = definition.lineNames + definition.wholePhrases
      var words = definition.endings.union(phrases.compactMap(\.first))
      if term == .strength { words.formUnion(TermInput.substances.keys) }
      for word in words { terms[word, default: []].append(term) }
    }
    return terms
  }()

  /// What names each of the terms in a line.
  static let lineNames = tables { $0.lineNames }

  /// Phrases that are a term all by themselves; only of terms that have some.
  static let wholePhrases = tables { $0.wholePhrases }

  private static func tables(
    _ phrases: (any TermDefinition) -> [[Substring]]
  ) -> [Term: PhraseTable] {
    Term.allCases.reduce(into: [:]) { tables, term in
      let phrases = phrases(term.definition)
      if !phrases.isEmpty { tables[term] = PhraseTable(phrases) }
    }
  }

  static let firstWordSet = WordSet(firstWords)
  /// The ones that are enough without a second word.
  static let soleWords = WordSet(
    Array(endings) + TermInput.substances.keys
      + allPhrases.filter { $0.count == 1 }.compactMap(\.first))
  static let secondWords = WordSet(allPhrases.compactMap { $0.dropFirst().first })

  private static let allPhrases = Term.allCases.flatMap {
    $0.definition.names + $0.definition.lineNames + $0.definition.wholePhrases
  }

  /// Words that say "for each pack".
  static let perPack = Words.phrases(.perPack)

  /// The ones that never refer to anything smaller than a pack.
  static let perWholePack = Words.phrases(.perWholePack)

  /// The ones in scripts without spaces, which come before the amount.
  static let perUnspacedPack = perWholePack.filter { phrase in
    phrase.joined().unicodeScalars.contains { Scalars.isUnspaced($0.value) }
  }

  /// Words that say "only once".
  static let once = Words.phrases(.once)

  /// Words that say the one or the other.
  static let perPackOrCustomer = PhraseTable(perPack + perCustomer)

  /// Small numbers in words: "limit four".
  static let counts: [String: Int] = {
    var counts: [String: Int] = [:]
    let roles: [Role] = [.countOne, .countTwo, .countThree, .countFour, .countFive, .countSix]
    for (index, role) in roles.enumerated() {
      for word in Words.all(role) { counts[word] = index + 1 }
    }
    return counts
  }()

  /// Words that say "for each customer".
  static let perCustomer = Words.phrases(.perCustomer)

  /// Words that may follow a number without being its unit.
  static let introductions = Words.substrings(.behindNumber)

  /// Words between a term and its value: "coupon worth $2".
  static let links = Words.phrases(.termLink)

  /// Words before a term that add nothing to it.
  static let fillers = Words.phrases(.termFiller)
}
