import PerModel

extension RunningNames {
  /// The units and currencies by the names that the running ICU writes.
  struct Names: Sendable {
    var units = VocabularyTable(capacity: 64)
    var currencies = VocabularyTable(capacity: 64)
  }

  /// Asks the running ICU for its names, in one locale after another.
  struct Collector {
    var names = Names()
    let besidesTables: Bool

    /// Numbers of every plural form.
    private static let numbers = ["0", "1", "2", "3", "5", "11", "21", "100", "1.5"]

    mutating func collect(_ locale: String) {
      // All units of each word, because several may share it.
      var meanings: [[UInt8]: [WordMeaning]] = [:]
      for (index, unit) in Unit.all.enumerated() where unit.isInCLDR && unit.kind != .count {
        let follows = Vocabulary.followingRegion.contains(unit.id)
        // A name that is never shortened is not read as a short one.
        for isSpoken in UnitStyle.isObscure(unit) ? [true] : [false, true] {
          let skeleton = UnitStyle(unit: unit, isSpoken: isSpoken).skeleton(in: locale)
          guard let format = NumberFormat(skeleton, locale: locale) else { continue }
          for number in Self.numbers {
            let parts = format.parts(number)
            // A name without a number says how many it is, as the Arabic dual does.
            let isDual = parts.number.isEmpty && number == "2"
            guard !parts.number.isEmpty || isDual || number == "1" else { continue }
            let meaning = WordMeaning.unit(index, isDual ? .isDual : follows ? .followsRegion : [])
            Self.withWord(parts.before, parts.after) { word in
              let key = Array(word.buffer)
              if meanings[key]?.contains(meaning) == true { return }
              meanings[key, default: []].append(meaning)
            }
          }
        }
      }
      for (word, units) in meanings.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        addUnit(word, units, WritingHabits.packed(locale))
      }
      for currency in Currency.all {
        Self.withWord(MoneyStyle.symbol(of: currency, in: locale), "") { addCurrency($0, currency) }
      }
      let own = LocaleName(locale).currency
      let style = MoneyStyle(currency: own, digits: 2, isSpoken: true)
      guard let format = NumberFormat(style.skeleton(in: locale), locale: locale) else { return }
      for number in Self.numbers {
        let parts = format.parts(number)
        Self.withWord(parts.before, parts.after) { addCurrency($0, own) }
      }
    }

    /// Passes on the text on one side of a number, folded as a cursor meets it.
    private static func withWord(_ before: String, _ after: String, _ body: (FoldedWord) -> Void) {
      var text = before.trimmed { $0.properties.isWhitespace }
      let other = after.trimmed { $0.properties.isWhitespace }
      guard text.isEmpty != other.isEmpty else { return }
      text += other
      withFoldedWord { word in
        let isPhrase = text.withUTF8 { bytes in
          Cursor(bytes, scratch: word.bytes, habits: .none).foldWholeText(into: &word)
        }
        if isPhrase { body(word) }
      }
    }

    private mutating func addUnit(_ key: [UInt8], _ meanings: [WordMeaning], _ language: UInt32) {
      var key = key
      key.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress, let first = meanings.first else { return }
        let word = FoldedWord(bytes: base, count: buffer.count)
        let vocabulary = Vocabulary.shared
        // The words of shoppers win.
        if besidesTables, vocabulary.meaning(of: word).hasUnit { return }
        if besidesTables, case .unit(let known) = vocabulary.name(word, language: language),
          meanings.contains(where: { isSame($0, known) })
        {
          return
        }
        insert(word, first, in: \.units)
      }
    }

    /// Whether the tables mean the same by a word. The region decides between a US measure and the
    /// imperial one, and a calorie is a kilocalorie to shoppers.
    private func isSame(_ meaning: WordMeaning, _ known: WordMeaning) -> Bool {
      guard let one = meaning.unit?.id, let other = known.unit?.id else { return false }
      return one == other || one == other + "-imperial"
        || one == "calorie" && other == "foodcalorie"
    }

    private mutating func addCurrency(_ word: FoldedWord, _ currency: Currency) {
      let vocabulary = Vocabulary.shared
      if besidesTables, let known = vocabulary.meaning(of: word).currency,
        known.candidates.contains(currency) || known.wholes.contains(currency)
      {
        return
      }
      guard let index = vocabulary.index(of: currency) else { return }
      insert(word, .currency(index), in: \.currencies)
    }

    private mutating func insert(
      _ word: FoldedWord, _ meaning: WordMeaning, in table: WritableKeyPath<Names, VocabularyTable>
    ) {
      // If two units share a name, the first in the table is the usual one.
      if names[keyPath: table][word.buffer].isKnown { return }
      names[keyPath: table].add(word.buffer, meaning)
      for (index, byte) in word.buffer.enumerated() where byte == UInt8(ascii: " ") {
        names[keyPath: table].add(
          UnsafeBufferPointer(rebasing: word.buffer[..<index]), .flag(.startsPhrase))
      }
    }
  }
}
