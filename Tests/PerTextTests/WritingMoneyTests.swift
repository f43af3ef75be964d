import PerModel
import PerText
import Testing

@Suite struct WritingMoneyTests {
  struct Priced: Sendable, CustomTestStringConvertible {
    let locale: String, currency: String, amount: String, text: String
    init(_ locale: String, _ currency: String, _ amount: String, _ text: String) {
      (self.locale, self.currency, self.amount, self.text) = (locale, currency, amount, text)
    }
    var testDescription: String { "\(locale) \(currency) \(amount)" }
  }

  @Test(arguments: [
    Priced("en_US", "USD", "4.99", "$4.99"),
    Priced("en_US", "EUR", "4.99", "€4.99"),
    Priced("en_US", "CAD", "4.99", "CA$4.99"),
    Priced("en_US", "UAH", "1250", "₴1,250.00"),
    Priced("en_CA", "CAD", "4.99", "$4.99"),
    Priced("en_GB", "GBP", "0.5", "£0.50"),
    Priced("en_IE", "EUR", "1234.5", "€1,234.50"),
    Priced("de_DE", "EUR", "4.99", "4,99\u{A0}€"),
    Priced("de_AT", "EUR", "4.99", "€\u{A0}4,99"),
    Priced("de_CH", "CHF", "1234.5", "CHF\u{A0}1’234.50"),
    Priced("fr_FR", "EUR", "1234.5", "1\u{202F}234,50\u{A0}€"),
    Priced("es_ES", "EUR", "4.99", "4,99\u{A0}€"),
    Priced("it_IT", "EUR", "4.99", "4,99\u{A0}€"),
    Priced("nl_NL", "EUR", "4.99", "€\u{A0}4,99"),
    Priced("sv_SE", "SEK", "49.9", "49,90\u{A0}kr"),
    Priced("pl_PL", "PLN", "4.99", "4,99\u{A0}zł"),
    Priced("en_US", "JPY", "120", "¥120"),
    Priced("ja_JP", "JPY", "120", "￥120"),
    Priced("ko_KR", "KRW", "1500", "₩1,500"),
    Priced("en_US", "KWD", "1.5", "KWD\u{A0}1.500"),
    Priced("ar_EG", "EGP", "4.99", "\u{200F}٤٫٩٩\u{A0}ج.م.\u{200F}"),
    Priced("he_IL", "ILS", "4.99", "\u{200F}4.99\u{A0}\u{200F}₪"),
    Priced("hi_IN", "INR", "123456.7", "₹1,23,456.70"),
    Priced("en_US", "USD", "0.0065", "$0.0065"),
    Priced("en_US", "USD", "34.992001", "$34.992"),
    Priced("en_US", "JPY", "120.5", "¥120.5"),
    Priced("en_US", "USD", "5/3", "$1.67"),
    Priced("en_US", "USD", "0", "$0.00"),
  ])
  func pricesFollowTheLocale(_ row: Priced) throws {
    let formatter = Formatter(UserLocale(identifier: row.locale))
    #expect(formatter.price(try money(row.amount, row.currency)) == row.text)
  }

  @Test(arguments: [
    Priced("en_IE", "EUR", "1.9", "€1.90/kg"),
    Priced("en_US", "EUR", "1.9", "€1.90/kg"),
    Priced("de_DE", "EUR", "3.99", "3,99\u{A0}€/kg"),
    Priced("de_AT", "EUR", "3.99", "€\u{A0}3,99/kg"),
    Priced("fr_FR", "EUR", "3.99", "3,99\u{A0}€/kg"),
    Priced("ar_EG", "EUR", "3.99", "\u{200F}٣٫٩٩\u{A0}€/كغم"),
    Priced("he_IL", "EUR", "3.99", "\u{200F}3.99\u{A0}\u{200F}€/ק״ג"),
    Priced("hi_IN", "INR", "3.99", "₹3.99/कि॰ग्रा॰"),
    Priced("fa_IR", "EUR", "3.99", "\u{200E}€۳٫۹۹\u{200E}/kg"),
    Priced("ja_JP", "JPY", "399", "￥399/kg"),
  ])
  func unitPricesPutMoneyIntoTheLocalesPattern(_ row: Priced) throws {
    let formatter = Formatter(UserLocale(identifier: row.locale))
    let unitPrice = try unitPrice(row.amount, row.currency)
    #expect(formatter.unitPrice(unitPrice, per: ReferenceUnit(.kilogram)) == row.text)
  }

  @Test(arguments: [
    ("en_US", "€1.90 per kilogram"), ("de_DE", "1,90\u{A0}€ pro Kilogramm"),
    ("fr_FR", "1,90\u{A0}€ par kilogramme"), ("es_ES", "1,90\u{A0}€ por kilogramo"),
    ("ko_KR", "킬로그램당 €1.90"), ("ja_JP", "1キログラムあたり€1.90"),
    ("ar_EG", "\u{200F}١٫٩٠\u{A0}€ لكل كيلوغرام"), ("hi_IN", "€1.90 प्रति किलोग्राम"),
    ("he_IL", "\u{200F}1.90\u{A0}\u{200F}€ לקילוגרם"), ("en_GB", "€1.90 per kilogram"),
    ("zh_CN", "每公斤€1.90"), ("it_IT", "1,90\u{A0}€ al chilogrammo"),
    ("pl_PL", "1,90\u{A0}€ za kilogram"), ("nl_NL", "€\u{A0}1,90 per kilogram"),
    ("sr_Latn_RS", "1,90\u{A0}€ po kilogramu"),
  ])
  func spokenUnitPricesNameTheUnit(locale: String, text: String) throws {
    let formatter = Formatter(UserLocale(identifier: locale))
    let spoken = formatter.spokenUnitPrice(
      try unitPrice("1.9", "EUR"), per: ReferenceUnit(.kilogram))
    #expect(spoken == text)
  }

  @Test(arguments: [
    ("it_IT", 1, Unit.liter, "al litro"), ("it_IT", 100, .gram, "per 100 grammi"),
    ("it_IT", 1, .ounce, "per oncia"), ("pl_PL", 100, .gram, "za 100 gramów"),
    ("ja_JP", 100, .gram, "100 グラムあたり"), ("ja_JP", 1, .liter, "1リットルあたり"),
    ("zh_CN", 100, .gram, "每100克"), ("he_IL", 100, .gram, "ל\u{5BE}100 גרם"),
    ("he_IL", 1, .liter, "לליטר"), ("ar_EG", 1, .liter, "لكل لتر"),
  ])
  func whatAUnitPriceIsForIsSaidAsPeopleSayIt(
    locale: String, amount: Int, unit: Unit, text: String
  ) {
    let formatter = Formatter(UserLocale(identifier: locale))
    #expect(formatter.perReferenceUnit(ReferenceUnit(Rational(amount), unit)) == text)
  }

  @Test(arguments: [
    ("2.345", "€2.35/kg"), ("2.3449999", "€2.34/kg"), ("0.0005", "€0.001/kg"),
    ("0.58", "€0.58/kg"), ("0.2225", "€0.223/kg"), ("0.9994", "€0.999/kg"),
    ("0.9995", "€1.00/kg"), ("1", "€1.00/kg"), ("0", "€0.00/kg"), ("40/3", "€13.33/kg"),
    ("12345678901234567890123", "€12,345,678,901,234,567,890,123.00/kg"),
  ])
  func unitPricesRoundHalfUpAndSayMoreBelowOne(amount: String, text: String) throws {
    let formatter = Formatter(UserLocale(identifier: "en_IE"))
    let unitPrice = try unitPrice(amount, "EUR")
    #expect(formatter.unitPrice(unitPrice, per: ReferenceUnit(.kilogram)) == text)
  }

  @Test(arguments: [
    ("2.344", "2.336", "€2.344/kg", "€2.336/kg"),
    ("2.344", "2.35", "€2.34/kg", "€2.35/kg"),
    ("2.34", "2.34", "€2.34/kg", "€2.34/kg"),
    ("0.12341", "0.12342", "€0.12341/kg", "€0.12342/kg"),
    ("0.9996", "1", "€0.9996/kg", "€1.0000/kg"),
    ("2.34000001", "2.34", "€2.340000/kg", "€2.340000/kg"),
  ])
  func differentUnitPricesLookDifferentWithinFourMoreDigits(
    first: String, second: String, firstText: String, secondText: String
  ) throws {
    let formatter = Formatter(UserLocale(identifier: "en_IE"))
    let prices = [try unitPrice(first, "EUR"), try unitPrice(second, "EUR")]
    let kilogram = ReferenceUnit(.kilogram)
    #expect(formatter.unitPrice(prices[0], per: kilogram, besides: prices) == firstText)
    #expect(formatter.unitPrice(prices[1], per: kilogram, besides: prices) == secondText)
  }

  @Test func moneyAgainstTheDirectionOfTheWordsIsIsolated() throws {
    let locale = UserLocale(environment: ["LANG": "en_US.UTF-8", "LC_MONETARY": "he_IL.UTF-8"])
    let text = Formatter(locale).unitPrice(
      try unitPrice("4", "ILS"), per: ReferenceUnit(.kilogram))
    #expect(text == "\u{2068}\u{200F}4.00\u{A0}\u{200F}₪\u{2069}/kg")
  }
}

func money(_ amount: String, _ currency: String) throws -> Money {
  Money(try rational(amount), try #require(Currency(code: currency)))
}

func unitPrice(_ amount: String, _ currency: String) throws -> UnitPrice {
  UnitPrice(perBaseUnit: try rational(amount), try #require(Currency(code: currency)))
}

func rational(_ text: String) throws -> Rational {
  try #require(try Rational(exact: text))
}
