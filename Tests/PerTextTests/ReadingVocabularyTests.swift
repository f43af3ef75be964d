import PerModel
import Testing

@testable import PerText

/// The lists that are written by hand and the one that a script writes keep the order and the
/// spelling that the readers look for.
@Suite struct ReadingVocabularyTests {
  private func lines(_ list: StaticString) -> [Substring] {
    String(decoding: list.buffer, as: UTF8.self).split(separator: "\n")
  }

  private func folded(_ key: Substring) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FoldedWord.capacity) { buffer in
      guard let base = buffer.baseAddress else { return "" }
      var word = FoldedWord(bytes: base)
      for scalar in key.unicodeScalars { Folding.append(scalar.value, to: &word) }
      return String(decoding: word.buffer, as: UTF8.self)
    }
  }

  @Test func generatedNamesAreInOrderAndFolded() throws {
    for list in [Vocabulary.unitNames, Vocabulary.currencyNames] {
      var previous: [UInt8] = []
      for line in lines(list) {
        let key = try #require(line.split(separator: "=").first)
        #expect(previous.lexicographicallyPrecedes(key.utf8), "\(key)")
        previous = Array(key.utf8)
        #expect(Array(folded(key).utf8) == previous, "\(key) is folded differently in Swift")
      }
    }
  }

  @Test func generatedNamesAreOfUnitsAndCurrenciesThatThereAre() {
    for line in lines(Vocabulary.unitNames) {
      let id = line.split(separator: "=")[1].prefix { $0 != "*" }
      #expect(Unit(id: String(id)) != nil, "\(line)")
    }
    for line in lines(Vocabulary.currencyNames) {
      let codes = line.split(separator: "=")[1].split(separator: ",")
      #expect(codes.allSatisfy { $0.utf8.count == 3 && Currency(code: $0) != nil }, "\(line)")
    }
  }

  @Test func handWrittenWordsAreOfUnitsThatThereAre() throws {
    for line in lines(Vocabulary.unitWords) {
      let name = try #require(line.split(separator: ":").first)
      let id = try #require(name.split(separator: " ").last).filter { $0 != "*" }
      #expect(Unit(id: id) != nil, "\(line)")
    }
  }

  @Test func wordsAreFoundHoweverTheyAreWritten() throws {
    for text in ["3 STÜCK", "3 Stück", "3 stuck", "3 Stu\u{308}ck", "3 ｓｔüｃｋ"] {
      #expect(try QuantityReader(.american).read(text).unit == .item, "\(text)")
    }
  }
}
