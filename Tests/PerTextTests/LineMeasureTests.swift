import PerModel
import PerText
import Testing

/// What a line says of a second measure: washes as well as liters, pieces as well as grams.
@Suite struct LineMeasureTests {
  private func strengths(_ text: String, _ locale: String) -> [String] {
    let line = readLine(text, locale)
    #expect(!line.isUnclear, "\(text)")
    let product = line.product(in: .euro).product
    return product.terms.exactMembers.map { "\($0.name) \($0.value)" }
  }

  @Test(arguments: [
    ("en_US", "Ariel 2 l 50 washes 9.99", "50 item wash;wash"),
    ("de_DE", "Spülmittel 1,5 l 30 Waschladungen 4,99 €", "30 item wash;wash"),
    ("fr_FR", "Lessive 2 l 40 lavages 9,99 €", "40 item wash;wash"),
    ("es_ES", "Detergente 2 l 40 lavados 9,99 €", "40 item wash;wash"),
    ("it_IT", "Detersivo 2 l 40 lavaggi 9,99 €", "40 item wash;wash"),
    ("nl_NL", "Wasmiddel 2 l 40 wasbeurten € 9,99", "40 item wash;wash"),
    ("pt_BR", "Sabão 2 l 40 lavagens R$ 9,99", "40 item wash;wash"),
    ("pl_PL", "Płyn do prania 2 l 40 prań 29,99 zł", "40 item wash;wash"),
    ("sv_SE", "Tvättmedel 2 l 40 tvättar 79,90 kr", "40 item wash;wash"),
    ("ja_JP", "洗剤 2 l 40回分 998円", "40 item wash;wash"),
    ("en_GB", "Fudge 200 g 20 pieces £2", "20 item;count"),
    ("en_GB", "Dishwasher tablets 60 tablets 960 g £9", "60 item tablet;tablet"),
    ("de_DE", "Müsliriegel 300 g 12 Riegel 3,99 €", "12 item bar;bar"),
  ])
  func aCountBesideAnAmountIsKept(_ locale: String, _ text: String, _ expected: String) {
    #expect(strengths(text, locale) == ["strength pack;" + expected])
  }

  @Test func itIsKeptBesideAnotherStrength() {
    #expect(
      strengths("Bars 600 g 12 bars 20 g protein per 100 g 7.99", "en_US") == [
        "strength per;20 gram;100 gram;protein", "furtherStrengths pack;12 item bar;bar",
      ])
  }

  @Test(arguments: ["Cola 6 x 330 ml 4.99", "Butter 1 pack 250 g 2.19", "Eggs 10 eggs 2.99"])
  func oneMeasureIsNotSaidTwice(_ text: String) {
    #expect(strengths(text, "en_US").isEmpty)
  }

  /// Several measures are one text of the form and of files.
  @Test func severalMeasuresAreReadAndWritten() throws {
    let reader = TermReader(.american)
    var terms = Terms()
    try reader.read("1.5 g protein, 12 bars", as: .strength, into: &terms)
    #expect(
      terms.exactMembers.map(\.value) == [
        "pack;3/2 gram;protein", "pack;12 item bar;bar",
      ])
    let formatter = Formatter(UserLocale(identifier: "en_US"))
    var again = Terms()
    try reader.read(
      formatter.editable(.strength, of: terms, in: .euro), as: .strength, into: &again)
    #expect(again == terms)
    again.clear(Terms.Kind.strength)
    #expect(again.isEmpty)
  }
}
