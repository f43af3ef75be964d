import PerModel
import Testing

@Suite struct BarcodeTests {
  @Test(arguments: [
    ("4006381333931", true), ("4006381333932", false), ("036000291452", true), ("96385074", true),
    ("15400141288763", true), ("", false), ("400638133393", false), ("400638133393A", false),
    ("４006381333931", false),
  ])
  func theLastDigitChecksTheOthers(_ digits: String, _ isValid: Bool) {
    #expect(Barcode.isValid(digits) == isValid)
  }

  @Test(arguments: [
    ("4006381333932", true), ("4006381333931", false), ("96385075", true), ("400638133393", true),
    ("12345", false), ("400638133393A", false), ("", false),
  ])
  func aMistypedDigitIsToldFromAnotherNumber(_ digits: String, _ isMistyped: Bool) {
    #expect(Barcode.hasWrongCheckDigit(digits) == isMistyped)
  }

  /// Grouped as in the figures of the specification, and on packs with these numbers.
  @Test(arguments: [
    ("4006381333931", "4 006381 333931"), ("036000291452", "0 36000 29145 2"),
    ("96385074", "9638 5074"), ("15400141288763", "1 54 00141 28876 3"), ("", ""),
    ("4006381333932", "4006381333932"), ("shelf 7", "shelf 7"),
  ])
  func theDigitsAreGroupedAsUnderTheBars(_ digits: String, _ grouped: String) {
    #expect(
      Barcode.grouped(digits)
        == String(grouped.map { $0 == " " && digits != grouped ? "\u{A0}" : $0 }))
  }

  /// One number for each digit that says which zeros were left out.
  @Test(arguments: [
    ("01234505", "012000003455"), ("01234514", "012100003454"), ("01234531", "012300000451"),
    ("01234543", "012340000053"), ("01234558", "012345000058"), ("01234501", nil),
    ("11234505", nil), ("0123450", nil), ("0123450A", nil), ("", nil),
  ])
  func aShortNumberIsWrittenOut(_ digits: String, _ long: String?) {
    #expect(Barcode.expanded(shortUPC: digits) == long)
  }
}
