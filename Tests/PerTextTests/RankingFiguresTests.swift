import PerModel
import PerWords
import RandomTesting
import Testing

@testable import PerText

/// The quick figures of a ranking are those of the formatter, byte for byte, in every locale.
@Suite struct RankingFiguresTests {
  @Test func unitPricesAreTheFormatters() throws {
    var generator = SeededGenerator(seed: 1)
    for identifier in WritingEverywhereTests.locales {
      let locale = UserLocale(identifier: identifier)
      let formatter = Formatter(locale, minorUnits: .region)
      let currency = [locale.currency, .euro, .yen, .usDollar].randomElement(using: &generator)
      let reference = [
        ReferenceUnit(.kilogram), ReferenceUnit(100, .gram), ReferenceUnit(.pound),
        ReferenceUnit(.item), ReferenceUnit(.fluidOunce),
      ].randomElement(using: &generator)
      try expectFigures(
        formatter, per: try #require(reference), in: try #require(currency), &generator)
    }
  }

  @Test func localesWithHabitsOfTheirOwnAreNoException() throws {
    var generator = SeededGenerator(seed: 2)
    for identifier in [
      "en_US", "en_GB", "fr_CA", "de_CH", "es_ES", "pl_PL", "pt_PT", "pt_CV", "hi_IN", "ar_EG",
      "fa_IR",
      "he_IL", "bn_BD", "my_MM", "ur_PK", "ff_Adlm_GN", "dz_BT", "ja_JP", "mr_IN", "es_AR",
    ] {
      for code in ["USD", "EUR", "GBP", "JPY", "KWD", "CVE", "CAD"] {
        let currency = try #require(Currency(code: code))
        let formatter = Formatter(UserLocale(identifier: identifier), minorUnits: .always)
        for reference in [ReferenceUnit(.kilogram), ReferenceUnit(100, .milliliter)] {
          try expectFigures(formatter, per: reference, in: currency, &generator)
        }
      }
    }
  }

  private func expectFigures(
    _ formatter: Formatter, per reference: ReferenceUnit, in currency: Currency,
    _ generator: inout SeededGenerator
  ) throws {
    let figures = RankingFigures(formatter, per: reference, of: nil, in: currency)
    func written(_ write: (inout [UInt8]) -> Int) -> String {
      var bytes: [UInt8] = []
      let columns = write(&bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(columns == Terminal.columns(of: text), "\(formatter.locale.numbers) \(text)")
      return text
    }
    var last: Rational?
    let best = UnitPrice(perBaseUnit: try Rational(3, over: 700), currency)
    for _ in 0..<25 {
      let price = try Self.price(near: last, &generator)
      let others = (last, try Self.price(near: price, &generator))
      let expected = formatter.unitPrice(
        UnitPrice(perBaseUnit: price, currency), per: reference,
        besides: [others.0, others.1].compactMap { other in
          other.map { UnitPrice(perBaseUnit: $0, currency) }
        })
      let text = written { figures.unitPrice(price, besides: others, to: &$0) }
      #expect(
        Array(text.utf8) == Array(expected.utf8),
        "\(formatter.locale.numbers) \(currency) \(price) besides \(others)")
      let rank = Rank(
        number: Int.random(in: 1...2_000_000, using: &generator)
          >> Int.random(in: 0...18, using: &generator),
        unitPrice: UnitPrice(perBaseUnit: price, currency), best: best, isTied: false,
        tolerance: ComparisonSettings.defaultTolerance)
      #expect(
        written { figures.integer(rank.number, to: &$0) } == formatter.integer(rank.number))
      #expect(
        written { figures.excess(of: rank, to: &$0) } == Self.excess(of: rank, formatter),
        "\(formatter.locale.numbers) \(price)")
      let share =
        rank.isBest ? .zero : rank.unitPrice.excess(over: best)
      var bytes: [UInt8] = []
      figures.share(rank.unitPrice, over: best, isBest: rank.isBest, to: &bytes)
      #expect(
        String(decoding: bytes, as: UTF8.self) == share.map { formatter.percent($0) } ?? "",
        "\(formatter.locale.numbers) \(price)")
      last = price
    }
  }

  private static func excess(of rank: Rank, _ formatter: Formatter) -> String {
    if rank.isAboutTheSame { return "about the same" }
    return rank.isBest ? "" : rank.excess.map { formatter.percent($0, sign: true) } ?? ""
  }

  /// Prices of all sizes; many are the same as another to some digits, and some are beyond 64 bits.
  private static func price(
    near other: Rational?, _ generator: inout SeededGenerator
  ) throws -> Rational {
    let small = try Rational(
      Int128(Int.random(in: -20...20, using: &generator)),
      over: [10, 1000, 100_000, 70_000_000].randomElement(using: &generator) ?? 1)
    if let other, let sum = try? other + small, sum.isPositive, Bool.random(using: &generator) {
      return sum
    }
    switch Int.random(in: 0...12, using: &generator) {
    case 0: return .zero
    case 1: return try Rational(Int128.random(in: 1...Int128(1) << 90, using: &generator), over: 3)
    case 2: return try Rational(1, over: Int128.random(in: 1...Int128(1) << 90, using: &generator))
    case 3: return try Rational(3, over: 700) + Rational(1, over: 900_000)
    case 4: return try Rational(999_999, over: 1_000_000)
    default:
      let size = Int.random(in: 1...40, using: &generator)
      return try Rational(
        Int128.random(in: 1...Int128(1) << size, using: &generator),
        over: Int128(Int.random(in: 1...5000, using: &generator)))
    }
  }
}
