import PerModel

extension Vocabulary {
  /// Reads the lists of words.
  ///
  /// A line is `meaning: word word …`, a phrase is written with underscores. `@nl meaning: …` holds
  /// in one language only.
  struct Builder {
    private(set) var meanings: [[UInt8]: Meaning] = [:]
    private let unitIndices: [Unit: Int] = Dictionary(
      uniqueKeysWithValues: Unit.all.enumerated().map { ($0.element, $0.offset) })
    private(set) var countNames: [CountName] = []
    private(set) var currencies: [CurrencyWord] = []

    /// The meaning is the id of a unit; `*` after it says that the region decides between the US and
    /// the imperial measure. Units that the table does not have are passed over.
    mutating func addUnits(_ list: StaticString) {
      forEachLine(of: list) { builder, name, words in
        let followsRegion = name.last == UInt8(ascii: "*")
        let id = String(decoding: followsRegion ? name.dropLast() : name, as: UTF8.self)
        guard let unit = Unit(id: id) else { return }
        guard let index = builder.unitIndices[unit] else { return }
        let meaning = Meaning.unit(index, followsRegion ? .followsRegion : [])
        builder.add(words, meaning)
        builder.add([Array(id.utf8)], meaning)
      }
    }

    /// The meaning is the English singular; `*` after it marks a container.
    mutating func addCountNames(_ list: StaticString) {
      forEachLine(of: list) { builder, name, words in
        let isContainer = name.last == UInt8(ascii: "*")
        let id = String(decoding: isContainer ? name.dropLast() : name, as: UTF8.self)
        builder.countNames.append(CountName(id))
        let meaning = Meaning.countName(
          builder.countNames.count - 1, isContainer ? .isContainer : [])
        builder.add(words, meaning)
      }
    }

    /// The meaning is the codes that share the words, joined by commas; "/" before it marks
    /// hundredths, "-" is whatever the currency is.
    mutating func addCurrencies(_ list: StaticString) {
      forEachLine(of: list) { builder, name, words in
        let isMinor = name.first == UInt8(ascii: "/")
        let codes = (isMinor ? name.dropFirst() : name).split(separator: UInt8(ascii: ","))
        let candidates = codes.compactMap { Currency(code: String(decoding: $0, as: UTF8.self)) }
        builder.currencies.append(CurrencyWord(candidates: candidates, isMinor: isMinor))
        builder.add(words, .currency(builder.currencies.count - 1))
      }
      for currency in Currency.all {
        currencies.append(CurrencyWord(candidates: [currency], isMinor: false))
        add([Array(currency.code.utf8)], .currency(currencies.count - 1))
      }
    }

    /// Lines of `word=codes`, already folded. The hand-written words keep their first meaning.
    mutating func addCurrencyNames(_ list: StaticString) {
      for line in list.bytes.split(separator: UInt8(ascii: "\n")) {
        guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let word = Array(line[..<sign])
        var candidates = line[(sign + 1)...].split(separator: UInt8(ascii: ",")).compactMap {
          Currency(code: String(decoding: $0, as: UTF8.self))
        }
        if let known = meanings[word], known.hasCurrency {
          let earlier = currencies[Int(known.currencyIndex)]
          guard !earlier.isMinor, candidates.contains(where: { !earlier.candidates.contains($0) })
          else { continue }
          candidates = earlier.candidates + candidates.filter { !earlier.candidates.contains($0) }
        }
        currencies.append(CurrencyWord(candidates: candidates, isMinor: false))
        add(word, .currency(currencies.count - 1))
      }
    }

    mutating func addKeywords(_ list: [(Keyword, StaticString)]) {
      for (keyword, words) in list { add(words.words, .keyword(keyword)) }
    }

    private mutating func add(_ words: [[UInt8]], _ meaning: Meaning) {
      for word in words { add(folded(word), meaning) }
    }

    private mutating func add(_ word: [UInt8], _ meaning: Meaning) {
      meanings[word, default: .none].add(meaning)
      // "fl oz" is found by way of "fl".
      for (index, byte) in word.enumerated() where byte == UInt8(ascii: " ") {
        meanings[Array(word[..<index]), default: .none].add(.flag(.startsPhrase))
      }
      if let at = word.firstIndex(of: UInt8(ascii: "@")) {
        meanings[Array(word[(at + 1)...]), default: .none].add(.flag(.hasLocalMeaning))
      }
    }

    private func folded(_ word: [UInt8]) -> [UInt8] {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FoldedWord.capacity) { buffer in
        guard let base = buffer.baseAddress else { return [] }
        var result = FoldedWord(bytes: base)
        var isAfterGap = false
        for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
          switch scalar {
          case "_", "-", ".": isAfterGap = true
          case "'", "\"": break
          default:
            if isAfterGap { result.append(UInt8(ascii: " ")) }
            isAfterGap = false
            Folding.append(scalar.value, to: &result)
          }
        }
        return Array(result.buffer)
      }
    }

    private mutating func forEachLine(
      of list: StaticString, _ body: (inout Builder, ArraySlice<UInt8>, [[UInt8]]) -> Void
    ) {
      for line in list.bytes.split(separator: UInt8(ascii: "\n")) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
        var name = line[..<colon]
        var words = line[(colon + 1)...].split(separator: UInt8(ascii: " ")).map(Array.init)
        if name.first == UInt8(ascii: "@"), let space = name.firstIndex(of: UInt8(ascii: " ")) {
          let language = Array(name[(name.startIndex + 1)..<space]) + [UInt8(ascii: "@")]
          words = words.map { language + $0 }
          name = name[(space + 1)...]
        }
        body(&self, name, words)
      }
    }
  }
}

extension StaticString {
  var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }

  fileprivate var bytes: [UInt8] { Array(buffer) }

  fileprivate var words: [[UInt8]] {
    bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map(Array.init)
  }
}
