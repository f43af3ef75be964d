import PerModel
import Testing

@Suite struct RationalDecimalTests {
  @Test(arguments: [
    ("2.345", 2, "2.35"), ("2.344999999", 2, "2.34"), ("-2.345", 2, "-2.35"), ("0.625", 2, "0.63"),
    ("0.9995", 3, "1.000"), ("0.9994", 3, "0.999"), ("9.995", 2, "10.00"), ("99.95", 1, "100.0"),
    ("0.5", 0, "1"), ("1.5", 0, "2"), ("2.5", 0, "3"), ("0.4999", 0, "0"), ("-0.4", 0, "0"),
    ("-0.004", 2, "0.00"), ("-0.005", 2, "-0.01"), ("0.2225", 3, "0.223"), ("0", 2, "0.00"),
    ("1/3", 4, "0.3333"), ("2/3", 4, "0.6667"), ("1/8", 2, "0.13"), ("22/7", 6, "3.142857"),
    ("163/90", 2, "1.81"),
    (
      "170141183460469231731687303715884105727", 0,
      "170141183460469231731687303715884105727"
    ),
    (
      "1/170141183460469231731687303715884105727", 39,
      "0.000000000000000000000000000000000000006"
    ),
    ("170141183460469231731687303715884105726/170141183460469231731687303715884105727", 2, "1.00"),
  ])
  func printsHalfUp(value: String, digits: Int, text: String) throws {
    let value = try #require(try Rational(exact: value))
    #expect(value.decimalText(fractionDigits: digits) == text)
  }

  @Test(arguments: [
    ("2.349", 2, "2.34"), ("-2.349", 2, "-2.34"), ("0.999", 0, "0"), ("-0.009", 2, "0.00"),
    ("5", 2, "5.00"), ("2/3", 3, "0.666"),
  ])
  func printsDown(value: String, digits: Int, text: String) throws {
    let value = try #require(try Rational(exact: value))
    #expect(value.decimalText(fractionDigits: digits, rounding: .down) == text)
  }

  @Test(arguments: [
    ("1.250", "5/4"), ("-0.5", "-1/2"), ("+3", "3"), (".33", "33/100"), ("7.", "7"), ("007", "7"),
    ("0.00", "0"), ("-0", "0"),
    ("1.11000000000000009770", "11100000000000000977/10000000000000000000"),
    ("170141183460469231731687303715884105727", "170141183460469231731687303715884105727"),
    ("000000000000000000000000000000000000000000001", "1"),
  ])
  func readsPlainDecimals(text: String, value: String) throws {
    #expect(try Rational(decimal: text)?.description == value)
  }

  @Test(arguments: [
    "", ".", "-", "+", "-.", "1,5", "1.2.3", "--1", "1-", "1e3", " 1", "1 ", "٣", "abc", "1\u{0}",
    "0x1",
    "½", "😀",
  ])
  func refusesWhatIsNotAPlainDecimal(text: String) throws {
    #expect(try Rational(decimal: text) == nil)
  }

  @Test(arguments: ["1/2", "-1/2", "2/4", "5", "0.25"])
  func readsTheExchangeForm(text: String) throws {
    #expect(try Rational(exact: text) != nil)
  }

  @Test(arguments: ["1/", "/2", "1/2/3", "a/b", "1.5/2", "1 / 2", "/"])
  func refusesWhatIsNotTheExchangeForm(text: String) throws {
    #expect(try Rational(exact: text) == nil)
  }

  @Test func exchangeFormOverZeroThrows() {
    #expect(throws: ArithmeticError.divisionByZero) { try Rational(exact: "1/0") }
  }

  @Test(arguments: [
    ("1", 0), ("1/2", 1), ("1/4", 2), ("1/40", 3), ("1/3", nil), ("2/6", nil), ("7/1024", 10),
    ("3/125", 3), ("0", 0),
  ])
  func knowsHowManyDigitsAreExact(value: String, digits: Int?) throws {
    #expect(try Rational(exact: value)?.exactFractionDigits == digits)
  }

  @Test func exactTextHasNoTrailingZeros() throws {
    #expect(try Rational(1, over: 4).exactDecimalText == "0.25")
    #expect(try Rational(-50, over: 20).exactDecimalText == "-2.5")
    #expect(try Rational(100, over: 1).exactDecimalText == "100")
    #expect(try Rational(1, over: 3).exactDecimalText == nil)
    #expect(try Rational(1, over: Int128(1) << 61).exactDecimalText == nil)
  }
}
