import PerModel
import Testing

@testable import PerText

/// Former prices and deals, in the languages of the program and side by side.
@Suite struct LineReductionTests {
  /// A percentage before a price that a word introduces is off already, or comes off yet.
  @Test(arguments: [
    ("de_DE", "Kaffee 500 g -30% jetzt 4,90 €", "7"),
    ("de_DE", "Kaffee 500 g 30% Rabatt nur 4,90 €", "7"),
    ("en_GB", "Coffee 500 g 30% off now £4.90", "7"),
    ("nl_NL", "Koffie 500 g 30% korting nu 4,90", "7"),
    ("fr_FR", "Savon 100 g -30% soit 2,09 €", "299/100"),
    ("es_ES", "Café 500 g -25% ahora 4,99 €", "133/20"),
  ])
  func whatTheReducedPriceIsHasTwoMeanings(
    _ locale: String, _ text: String, _ former: String
  ) throws {
    let line = readLine(text, locale)
    #expect(line.problem == .severalReadings)
    #expect(line.deal == nil)
    #expect(line.formerPrice?.value.amount.description == former)
    #expect(line.alternatives.contains { $0.deal?.value.kind != nil && $0.formerPrice == nil })
  }

  /// One of four, or another four?
  @Test(arguments: [
    ("de_DE", "Quark 4 x 100 g 1,99 + 1 gratis"), ("en_US", "Buns 4 pack 2.49 + 1 free"),
  ])
  func oneMoreOfAPackIsUnclear(_ locale: String, _ text: String) {
    #expect(readLine(text, locale).isUnclear)
  }

  /// A product has one reduction, and neither is dropped in silence.
  @Test(arguments: [
    ("en_GB", "Cola 1 l £2 3 for 2 was £2.50"), ("en_GB", "Cola 1 l £2 was £2.50 3 for 2"),
    ("de_DE", "Kakao 500 g 4,49 € statt 5,99 € 3 für 2"),
    ("fr_FR", "Cacao 500 g 4,49 € au lieu de 5,99 € 2+1 gratuit"),
    ("nl_NL", "Cacao 500 g € 4,49 adviesprijs € 5,99 1+1 gratis"),
    ("es_ES", "Cacao 500 g 4,49 € antes 5,99 € 3x2"),
    ("sv_SE", "Kakao 500 g 45 kr ord. pris 59 kr 3 för 2"),
  ])
  func aDealAndAFormerPriceMakeTheLineUnclear(_ locale: String, _ text: String) {
    let line = LineReader(ReadingContext(money: UserLocale(identifier: locale))).read(text)
    let readings = [line] + line.alternatives
    #expect(line.isUnclear)
    #expect(readings.contains { $0.deal != nil && $0.formerPrice == nil }, "\(text)")
    #expect(readings.contains { $0.deal == nil && $0.formerPrice != nil }, "\(text)")
  }

}
