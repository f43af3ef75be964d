import Testing

@testable import PerText

/// Each veto decides a line: without it, the line is read otherwise.
@Suite struct LineVetoTests {
  @Test(arguments: Veto.allCases)
  func everyVetoDecidesItsLine(_ veto: Veto) {
    let (locale, line) = veto.example
    let context = ReadingContext(money: UserLocale(identifier: locale))
    let usual = LineReader(context).read(line)
    let other = LineReader(context, ignoring: veto).read(line)
    #expect(usual != other, "\(veto): \(line) is read in the same way without it")
  }

  /// With the veto its line is read as its row says, which `scripts/corpus` and `LineCorpusTests` check.
  @Test func theLineOfEveryVetoIsARowOfTheCorpus() throws {
    var lines: [String: Set<String>] = [:]
    for veto in Veto.allCases {
      let (locale, line) = veto.example
      if lines[locale] == nil { lines[locale] = try LineCorpusTests.lines(of: locale) }
      #expect(lines[locale]?.contains(line) == true, "\(veto): no row for \(line) in \(locale)")
    }
  }

  @Test func everyVetoHasAReasonInOneSentence() {
    for veto in Veto.allCases {
      let reason = veto.reason
      #expect(reason.count > 8 && reason.hasSuffix("."), "\(veto)")
    }
  }

  @Test func anExplanationNamesReadingsCostsAndVetoes() throws {
    let context = ReadingContext(money: UserLocale(identifier: "en_US"))
    let explained = "Phone 15 case 19.99"
    let explanation = LineReader(context).explain(explained)
    #expect(explanation.vetoes.contains { $0.veto == "cover" && $0.text == "15 case" })
    #expect(explanation.readings.contains { $0.text == "19.99" && $0.meaning == "price" })
    let best = try #require(explanation.ways.first)
    #expect(best.readings.map(\.text) == ["Phone", "15", "case", "19.99"])
    #expect(best.cost == best.readings.map(\.cost).reduce(0, +))
    #expect(best.readings[1].reason == LineCost.nameNumber.entry.reason)
    let meaning = try #require(explanation.meanings.first)
    #expect(meaning.cost == best.cost && meaning.line == LineReader(context).read(explained))
  }
}
