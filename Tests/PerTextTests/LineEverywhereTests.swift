import PerModel
import Testing

@testable import PerText

/// What must hold of a line in every locale that ICU has.
@Suite struct LineEverywhereTests {
  /// A name without a number, a unit or a currency in any language.
  private static let name = "Zyqqo"

  @Test func aPriceInTheOwnCurrencyIsOneBeforeAndBehindAName() throws {
    for identifier in UserLocale.availableIdentifiers {
      let locale = UserLocale(identifier: identifier)
      let reader = LineReader(ReadingContext(money: locale))
      for amount in ["9.90", "29", "1234.5"] {
        let money = Money(try exact(amount), locale.currency)
        let text = Formatter(locale).price(money)
        for line in ["\(Self.name) \(text)", "\(text) \(Self.name)"] {
          let read = reader.read(line)
          #expect(read.price?.value.amount == money.amount, "\(identifier) \(line)")
          #expect(
            read.price?.value.currency ?? locale.currency == locale.currency,
            "\(identifier) \(line)")
          #expect(read.name == Self.name, "\(identifier) \(line)")
          #expect(read.quantity == nil && read.deal == nil, "\(identifier) \(line)")
          #expect(!read.isUnclear, "\(identifier) \(line)")
        }
      }
    }
  }
}
