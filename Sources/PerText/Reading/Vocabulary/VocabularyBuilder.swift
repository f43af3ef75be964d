import PerModel

extension Vocabulary {
  /// Reads the lists of words, straight from the program's text into the table.
  ///
  /// A line is `meaning: word word …`, a phrase is written with underscores. `@nl meaning: …` holds
  /// in one language only.
  struct Builder {
    private(set) var table = VocabularyTable(capacity: 16_384)
    private(set) var countNames: [CountName] = []
    private(set) var currencies: [CurrencyWord] = []
    let unitIndices: [UInt64: UInt16]

    init(unitIndices: [UInt64: UInt16]) {
      self.unitIndices = unitIndices
    }

    /// The id, the symbol and the English names of every unit, before the lists that may know better.
    mutating func addUnitNames() {
      for (index, unit) in Unit.all.enumerated() {
        let follows = Vocabulary.followingRegion.contains(unit.id)
        for var name in [unit.id, unit.symbol, unit.name, unit.pluralName] {
          // "US pint" and "short ton" say themselves which ones they are.
          let isBare = name == unit.id || name == unit.symbol
          let meaning = WordMeaning.unit(index, follows && isBare ? .followsRegion : [])
          name.withUTF8 { add($0, UnsafeBufferPointer(start: nil, count: 0)[...], meaning) }
        }
      }
    }

    /// The meaning is the id of a unit; `*` after it says that the region decides between the US
    /// measure and another one, `~` that the words are not units in a line with a name.
    mutating func addUnits(_ list: StaticString) {
      forEachLine(of: list) { builder, language, name, words in
        let followsRegion = name.last == UInt8(ascii: "*")
        let isOfTrade = name.last == UInt8(ascii: "~")
        let id = UnsafeBufferPointer(
          rebasing: followsRegion || isOfTrade ? name.dropLast() : name[...])
        guard let index = builder.unitIndices[VocabularyTable.hash(id)] else { return }
        let meaning = WordMeaning.unit(
          Int(index), followsRegion ? .followsRegion : isOfTrade ? .isOfTrade : [])
        builder.add(words, language, meaning)
      }
    }

    /// The meaning is the English singular; `*` after it marks a container.
    mutating func addCountNames(_ list: StaticString) {
      forEachLine(of: list) { builder, language, name, words in
        let isContainer = name.last == UInt8(ascii: "*")
        let id = isContainer ? name.dropLast() : name[...]
        builder.countNames.append(CountName(String(decoding: id, as: UTF8.self)))
        builder.add(
          words, language,
          .countName(builder.countNames.count - 1, isContainer ? .isContainer : []))
      }
    }

    /// The meaning is the codes that share the words, joined by commas; "/" before it marks
    /// hundredths, "-" is whatever the currency is.
    mutating func addCurrencies(_ list: StaticString) {
      forEachLine(of: list) { builder, language, name, words in
        let isMinor = name.first == UInt8(ascii: "/")
        builder.currencies.append(
          CurrencyWord(
            candidates: builder.codes(isMinor ? name.dropFirst() : name[...]), isHundredth: isMinor)
        )
        builder.add(words, language, .currency(builder.currencies.count - 1))
      }
      for currency in Currency.all {
        currencies.append(CurrencyWord(candidates: [currency], isHundredth: false))
        let meaning = WordMeaning.currency(currencies.count - 1)
        var code = currency.code
        code.withUTF8 { add($0, UnsafeBufferPointer(start: nil, count: 0)[...], meaning) }
      }
    }

    /// Lines of `word=codes`, already folded. The hand-written words keep their first meaning.
    mutating func addCurrencyNames(_ list: StaticString) {
      for line in list.buffer.split(separator: UInt8(ascii: "\n")) {
        guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let word = UnsafeBufferPointer(rebasing: line[..<sign])
        var candidates = codes(line[(sign + 1)...])
        let known = table[word]
        if known.hasCurrency {
          let earlier = currencies[Int(known.currencyIndex)]
          if earlier.isHundredth {
            currencies[Int(known.currencyIndex)].wholes += candidates
            continue
          }
          guard candidates.contains(where: { !earlier.candidates.contains($0) }) else { continue }
          candidates = earlier.candidates + candidates.filter { !earlier.candidates.contains($0) }
        }
        currencies.append(CurrencyWord(candidates: candidates, isHundredth: false))
        insert(word, .currency(currencies.count - 1))
      }
    }

    mutating func addKeywords(_ list: [(Keyword, StaticString)]) {
      for (keyword, words) in list {
        add(words.buffer[...], words.buffer[..<0], .keyword(keyword))
      }
    }

    private func codes(_ list: Slice<UnsafeBufferPointer<UInt8>>) -> [Currency] {
      list.split(separator: UInt8(ascii: ",")).compactMap {
        Currency(code: String(decoding: $0, as: UTF8.self))
      }
    }

    /// Adds words separated by spaces.
    private mutating func add(
      _ words: Slice<UnsafeBufferPointer<UInt8>>, _ language: Slice<UnsafeBufferPointer<UInt8>>,
      _ meaning: WordMeaning
    ) {
      var start = words.startIndex
      while start < words.endIndex {
        if words[start] == UInt8(ascii: " ") || words[start] == UInt8(ascii: "\n") {
          start += 1
          continue
        }
        var end = start
        while end < words.endIndex, words[end] != UInt8(ascii: " "),
          words[end] != UInt8(ascii: "\n")
        {
          end += 1
        }
        add(UnsafeBufferPointer(rebasing: words[start..<end]), language, meaning)
        start = end
      }
    }

    private mutating func add(
      _ word: UnsafeBufferPointer<UInt8>, _ language: Slice<UnsafeBufferPointer<UInt8>>,
      _ meaning: WordMeaning
    ) {
      withFoldedWord { folded in
        folded.append(folding: word)
        if !language.isEmpty {
          table.add(folded.buffer, .flag(.hasLocalMeaning))
          folded.count = 0
          for byte in language { folded.append(byte) }
          folded.append(UInt8(ascii: "@"))
          folded.append(folding: word)
        }
        insert(folded.buffer, meaning)
      }
    }

    private mutating func insert(_ word: UnsafeBufferPointer<UInt8>, _ meaning: WordMeaning) {
      table.add(word, meaning)
      // "fl oz" is found by way of "fl".
      let beginning: WordMeaning.Flags =
        meaning.flags.contains(.isOfTrade) ? .startsPhraseOfTrade : .startsPhrase
      for index in word.indices where word[index] == UInt8(ascii: " ") {
        table.add(UnsafeBufferPointer(rebasing: word[..<index]), .flag(beginning))
      }
    }

    private mutating func forEachLine(
      of list: StaticString,
      _ body: (
        inout Builder, _ language: Slice<UnsafeBufferPointer<UInt8>>,
        _ name: UnsafeBufferPointer<UInt8>, _ words: Slice<UnsafeBufferPointer<UInt8>>
      ) -> Void
    ) {
      for line in list.buffer.split(separator: UInt8(ascii: "\n")) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
        var name = line[..<colon]
        var language = line[..<line.startIndex]
        if name.first == UInt8(ascii: "@"), let space = name.firstIndex(of: UInt8(ascii: " ")) {
          language = name[(name.startIndex + 1)..<space]
          name = name[(space + 1)...]
        }
        body(&self, language, UnsafeBufferPointer(rebasing: name), line[(colon + 1)...])
      }
    }
  }
}

extension FoldedWord {
  /// Appends a word of a list, folded: "_", "-" and inner points are gaps, quotes are nothing.
  mutating func append(folding word: UnsafeBufferPointer<UInt8>) {
    var isAfterGap = false
    var place = 0
    while place < word.count {
      let (scalar, width) = UTF8.scalar(in: word, at: place)
      place += width
      switch scalar {
      case 0x5F, 0x2D, 0x2E: isAfterGap = true
      case 0x27, 0x22: break
      default:
        if isAfterGap { append(UInt8(ascii: " ")) }
        isAfterGap = false
        Folding.append(scalar, to: &self)
      }
    }
  }
}

extension StaticString {
  var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension UTF8 {
  /// The scalar at a place of valid UTF-8, and how many bytes it takes.
  @inline(__always)
  static func scalar(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> (UInt32, Int) {
    let first = UInt32(text[place])
    func tail(_ offset: Int) -> UInt32 { UInt32(text[place + offset] & 0x3F) }
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | tail(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
    return ((first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }
}
