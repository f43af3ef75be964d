import PerModel
import Testing

@Suite struct TaxRegionTests {
  @Test(
    arguments: [
      ("US", 7, 100), ("JP", 10, 100), ("IL", 18, 100), ("EG", 14, 100), ("DE", 19, 100),
      ("FI", 255, 1000), ("CH", 81, 1000), ("BR", 17, 100), ("CN", 13, 100),
    ] as [(String, Int128, Int128)])
  func theExampleIsARateOfTheRegion(_ code: String, _ over: Int128, _ under: Int128) throws {
    let region = try #require(Region(code: code))
    #expect(try Tax.exampleRate(in: region) == Rational(over, over: under))
  }

  @Test func everyRegionHasAPlausibleOne() throws {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    for code in letters.flatMap({ first in letters.map { first + $0 } }) {
      let rate = try Tax.exampleRate(in: try #require(Region(code: code)))
      #expect(try rate >= Rational(1, over: 100) && rate <= Rational(3, over: 10), "\(code)")
    }
  }
}
