import PerModel

extension Vocabulary {
  /// Reads the lists of words, straight from the program's text into the table.
  ///
  /// A phrase is written with underscores.
  struct Builder {
    private(set) var table = VocabularyTable(capacity: 16_384)
    private(set) var countNames: [CountName] = []
    private(set) var currencies: [CurrencyWord] = []
    private var countIndices: [CountName: Int] = [:]
    private var currencyIndices: [String: Int] = [:]
    let unitIndices: [UInt64: UInt16]
    /// Whether words of the language at hand are also kept with their marks.
    private var keepsMarks = false

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

    /// The meaning is the id of a unit.
    mutating func addUnits(_ list: StaticString, of language: Language) {
      forEachLine(of: list, language) { builder, language, name, words in
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

    /// The meaning is the English singular.
    mutating func addCountNames(_ list: StaticString, of language: Language) {
      forEachLine(of: list, language) { builder, language, name, words in
        let name = CountName(String(decoding: name, as: UTF8.self))
        let index = builder.countIndices[name] ?? builder.countNames.count
        if index == builder.countNames.count {
          builder.countNames.append(name)
          builder.countIndices[name] = index
        }
        builder.add(words, language, .countName(index, name.isContainer ? .isContainer : []))
      }
    }

    /// The meaning is a code, or a group of currencies.
    mutating func addCurrencies(_ list: StaticString, of language: Language) {
      forEachLine(of: list, language) { builder, language, name, words in
        builder.add(words, language, .currency(builder.indexOfCurrencies(name)))
      }
    }

    private mutating func indexOfCurrencies(_ name: UnsafeBufferPointer<UInt8>) -> Int {
      let name = String(decoding: name, as: UTF8.self)
      if let known = currencyIndices[name] { return known }
      let group = CurrencyGroup(rawValue: name)
      let codes = group?.codes ?? [name]
      currencyIndices[name] = currencies.count
      currencies.append(
        CurrencyWord(
          candidates: codes.compactMap { Currency(code: $0) },
          isHundredth: group?.isHundredth == true, multiple: group?.multiple ?? 1))
      return currencies.count - 1
    }

    /// The codes of all currencies, which need no list.
    mutating func addCurrencyCodes() {
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

    /// The words with a role that a reader meets among units and currencies. Of a word with two the later role wins.
    mutating func addRoles() {
      var lists: [Role: [StaticString]] = [:]
      for language in Language.all {
        for (role, list) in language.roles where role.isOfVocabulary {
          lists[role, default: []].append(list)
        }
      }
      for role in Role.allCases {
        for list in lists[role] ?? [] {
          add(list.buffer[...], list.buffer[..<0], .role(role))
        }
        addOwn(role)
      }
    }

    /// The words with a role that count for readers of their language only, and mean nothing else to them.
    private mutating func addOwn(_ role: Role) {
      guard role.isOfVocabulary else { return }
      for language in Language.all {
        keepsMarks = language.habits.contains(.marksTellWords)
        defer { keepsMarks = false }
        for (other, list) in language.own where other == role {
          for var code in language.codes {
            code.withUTF8 { add(list.buffer[...], $0[...], .role(role)) }
          }
        }
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
          let start = folded.count
          folded.append(folding: word)
          if keepsMarks, word.contains(where: { $0 >= 0x80 }) {
            // Without its marks "cân" is a can.
            let plain = UnsafeBufferPointer(rebasing: folded.buffer[start...])
            if !table[plain].isKnown { insert(folded.buffer, meaning) }
            folded.count = start
            for byte in word { folded.append(byte) }
          }
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

    /// Lines of `meaning: word word …`; in one that begins with "@" the words count for readers of the language only.
    private mutating func forEachLine(
      of list: StaticString, _ language: Language,
      _ body: (
        inout Builder, _ language: Slice<UnsafeBufferPointer<UInt8>>,
        _ name: UnsafeBufferPointer<UInt8>, _ words: Slice<UnsafeBufferPointer<UInt8>>
      ) -> Void
    ) {
      for line in list.buffer.split(separator: UInt8(ascii: "\n")) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
        let (name, words) = (line[..<colon], line[(colon + 1)...])
        guard name.first == UInt8(ascii: "@") else {
          body(&self, line[..<line.startIndex], UnsafeBufferPointer(rebasing: name), words)
          continue
        }
        let own = UnsafeBufferPointer(rebasing: name.dropFirst(2))
        keepsMarks = language.habits.contains(.marksTellWords)
        defer { keepsMarks = false }
        for var code in language.codes {
          code.withUTF8 { body(&self, $0[...], own, words) }
        }
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
