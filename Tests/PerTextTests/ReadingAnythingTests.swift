import PerModel
import PerText
import Testing

/// Whatever is typed, the readers answer; drawn with a fixed seed, so that a failure comes back.
@Suite struct ReadingAnythingTests {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    // SplitMix64.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  private static let pieces = [
    "1", "12", "0", "999999999999999999", "330", "2.49", "1,250", "½", "⅔", "٣", "g", "ml", "lb",
    "oz",
    "fl oz", "kg", "rolls", "sheets", "dozen", "pack", "x", "×", "*", "+", "-", "/", "÷", "(", ")",
    "%", "€", "$", "¢", "EUR", "kr", "for", "buy", "get", "free", "half price", "2nd", "off", "@",
    ".", ",", "'", "\"", " ", "  ", "\u{A0}", "\u{202F}", "\u{0}", "💥", "e\u{301}", "ß", "㎏", "كغ",
    "per week", "a", "day", "for 3 months", "3 Monate lang", "alle", "täglich", "times",
    "/lb", "each", "per", "was", "now", "Mega", "cm", "200 x 150 cm", "%20", "あたり", "oz cans",
    "of", "de", "à", "e", "net", "approx.", "–", ";", "|", "=", "~", "!", "#", "²", "1e9", "xx",
  ]

  private func texts() -> [String] {
    var numbers = Numbers(state: 20_261_120)
    return (0..<20_000).map { _ in
      (0..<Int.random(in: 0...9, using: &numbers)).map { _ in
        Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &numbers)]
          + (Bool.random(using: &numbers) ? " " : "")
      }.joined()
    }
  }

  @Test func quantitiesAreReadOrRefusedWithARangeOfTheText() {
    let reader = QuantityReader(.german)
    for text in texts() {
      do throws(ReadingError) {
        let read = try reader.read(text)
        #expect(read.amount.isPositive && read.packs.allSatisfy { $0 > 0 }, "\(text)")
      } catch { check(error, text) }
    }
  }

  @Test func pricesAreReadOrRefusedWithARangeOfTheText() {
    let reader = PriceReader(.american)
    for text in texts() {
      do throws(ReadingError) {
        #expect(try !reader.read(text).amount.isNegative, "\(text)")
      } catch { check(error, text) }
    }
  }

  @Test func dealsAreReadOrRefusedWithARangeOfTheText() {
    let reader = DealReader(.american)
    for text in texts() {
      do throws(ReadingError) {
        #expect(try reader.read(text).count > 0, "\(text)")
      } catch { check(error, text) }
    }
  }

  @Test func needsAreReadOrRefusedWithARangeOfTheText() {
    let reader = NeedReader(.german)
    for text in texts().prefix(5000) {
      do throws(ReadingError) {
        #expect(try reader.read(text).quantity.amount.isPositive, "\(text)")
      } catch { check(error, text) }
    }
  }

  @Test func linesAreNeverRefusedAndNoPartIsUnderstoodTwice() {
    let reader = LineReader(.american)
    for text in texts().prefix(5000) {
      let line = reader.read(text)
      let ranges =
        ([
          line.quantity?.range, line.price?.range, line.deal?.range, line.store?.range,
          line.barcode?.range,
        ].compactMap { $0 } + line.notUnderstood).sorted { $0.lowerBound < $1.lowerBound }
      for (one, next) in zip(ranges, ranges.dropFirst()) {
        #expect(one.upperBound <= next.lowerBound, "\(text)")
      }
    }
  }

  /// Found by feeding it random texts: such a line ended the program.
  @Test func aUnitPriceWithMoreDecimalsThanANumberHasRoomForIsNotUnderstood() {
    let text = "Tea 1.49 0.\(String(repeating: "0", count: 37))1/kg"
    let line = LineReader(.american).read(text)
    #expect(line.price?.value.amount.exactDecimalText == "1.49")
    #expect(line.quantity == nil && line.isUnclear)
  }

  /// Also in what a line says of anything; names are left out, for they may be anything.
  @Test func whatIsShownOfALineIsReadBack() throws {
    let reader = LineReader(.american)
    let formatter = Formatter(UserLocale(identifier: "en_US"))
    var checked = 0
    for text in texts().prefix(8000) {
      let line = reader.read(text)
      guard !line.isUnclear, line.deal == nil, !line.isUnitPrice, line.pieces == nil,
        let price = line.price?.value, price.amount.isInteger,
        let quantity = try? line.quantity?.value.quantity(defaultUnit: .item),
        quantity.unit != .item || quantity.countName != nil
      else { continue }
      let money = Money(price.amount, price.currency ?? .usDollar)
      let shown =
        "Zyqqo \(formatter.editable(quantity, withUnit: true)) \(formatter.price(money))"
      let again = reader.read(shown, measuring: quantity.unit.kind)
      #expect(again.price?.value.amount == price.amount, "\(text) → \(shown)")
      #expect(
        try again.quantity?.value.quantity(defaultUnit: .item).total == quantity.total,
        "\(text) → \(shown)")
      #expect(!again.isUnclear, "\(text) → \(shown)")
      checked += 1
    }
    #expect(checked > 20)
  }

  /// What one of a unit costs, too.
  @Test func aUnitPriceThatIsShownIsReadBack() throws {
    let reader = LineReader(.american)
    let formatter = Formatter(UserLocale(identifier: "en_US"))
    var checked = 0
    for text in texts().prefix(8000) {
      let line = reader.read(text)
      guard line.isUnitPrice, !line.isUnclear, line.deal == nil, let price = line.price?.value,
        price.amount.isInteger, price.currency ?? .usDollar == .usDollar,
        let quantity = try? line.quantity?.value.quantity(defaultUnit: .item),
        quantity.unit.kind == .mass || quantity.unit.kind == .volume
      else { continue }
      let shown = "Zyqqo \(formatter.price(Money(price.amount, .usDollar), per: quantity))"
      let again = reader.read(shown, measuring: quantity.unit.kind)
      #expect(again.isUnitPrice && again.price?.value.amount == price.amount, "\(text) → \(shown)")
      #expect(
        try again.quantity?.value.quantity(defaultUnit: .item).total == quantity.total,
        "\(text) → \(shown)")
      checked += 1
    }
    #expect(checked > 3)
  }

  private func check(_ error: ReadingError, _ text: String) {
    #expect(error.range.upperBound <= text.utf8.count, "\(text) \(error)")
    #expect(error.range.lowerBound >= 0)
    let isBlank = text.allSatisfy(\.isWhitespace)
    #expect(!error.range.isEmpty || isBlank, "\(text) \(error)")
  }

  @Test func whatWasReadIsReadAgainFromItsExactDecimal() throws {
    var numbers = Numbers(state: 7)
    for _ in 0..<2000 {
      let value = try Rational(
        Int128(Int.random(in: 1...99_999_999, using: &numbers)),
        over: Int128([1, 10, 100, 1000, 10_000].randomElement(using: &numbers) ?? 1))
      guard let text = value.exactDecimalText else { continue }
      #expect(try QuantityReader(.american).read(text + " g").amount == value, "\(text)")
      #expect(try PriceReader(.american).read("$" + text).amount == value, "\(text)")
      let german = String(text.map { $0 == "." ? "," : $0 })
      #expect(try QuantityReader(.german).read(german + " g").amount == value, "\(german)")
    }
  }
}
