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
    for line in Language.all.flatMap({ lines($0.units) }) {
      let name = try #require(line.split(separator: ":").first)
      let id = try #require(name.split(separator: " ").last).filter { !"*~".contains($0) }
      #expect(Unit(id: id) != nil, "\(line)")
    }
  }

  @Test func wordsOfMoneyAndFoodAreOfWhatThereIs() throws {
    for line in Language.all.flatMap({ lines($0.currencies) }) {
      let group = try #require(line.split(separator: ":").first)
      let name = String(try #require(group.split(separator: " ").last))
      #expect(CurrencyGroup(rawValue: name) != nil || Currency(code: name) != nil, "\(line)")
    }
    for line in Language.all.flatMap({ lines($0.foods) }) {
      let name = String(try #require(line.split(separator: ":").first))
      #expect(FoodDensity(food: name) != nil, "\(line)")
    }
  }

  @Test func everyRoleHasAWord() {
    let said = Set(Language.all.flatMap { $0.roles.map(\.key) + $0.own.map(\.key) })
    for role in Role.allCases where role != .none { #expect(said.contains(role), "\(role)") }
  }

  @Test func everyRoleOfLabelsAndLettersHasAWord() {
    let labels = Set(Language.all.flatMap { $0.labels.map(\.key) + $0.labelParts.map(\.key) })
    for role in LabelRole.allCases { #expect(labels.contains(role), "\(role)") }
    let letters = Set(Language.all.flatMap { $0.letters.map(\.key) })
    for role in LetterRole.allCases { #expect(letters.contains(role), "\(role)") }
  }

  @Test func noLanguageNamesARoleTwice() {
    for language in Language.all {
      for list in [language.roles, language.own] {
        #expect(Set(list.map(\.key)).count == list.count, "\(language.codes)")
      }
      for list in [language.labels, language.labelParts] {
        #expect(Set(list.map(\.key)).count == list.count, "\(language.codes)")
      }
      #expect(Set(language.letters.map(\.key)).count == language.letters.count)
    }
  }

  @Test func everySenseOfAHeadingHasAPhrase() {
    let said = Set(HeadingPhrases.all.map(\.sense))
    for sense in HeadingSense.allCases { #expect(said.contains(sense), "\(sense)") }
  }

  @Test func noLanguageHasTwoLinesForASenseOfAHeading() {
    for language in Language.all {
      let senses = lines(language.headings).compactMap { $0.split(separator: ":").first }
      #expect(Set(senses).count == senses.count, "\(language.codes)")
    }
  }

  @Test func wordsAreFoundHoweverTheyAreWritten() throws {
    for text in ["3 STÜCK", "3 Stück", "3 stuck", "3 Stu\u{308}ck", "3 ｓｔüｃｋ"] {
      #expect(try QuantityReader(.american).read(text).unit == .item, "\(text)")
    }
  }
}
