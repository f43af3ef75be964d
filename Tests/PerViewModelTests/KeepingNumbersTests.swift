import Testing

@testable import PerViewModel

@Suite struct KeepingNumbersTests {
  @Test(arguments: [
    ("500 g for €0.95", "500~g for €0.95"), ("6 × 330 ml", "6~×~330~ml"),
    ("3 for 2 · when you buy 3", "3~for 2 · when you buy 3"), ("2 products", "2~products"),
    ("٥٠٠ غ", "٥٠٠~غ"), ("½ cup", "½~cup"),
    ("€1 buys 2 kg at €1.42 or less", "€1 buys 2~kg at €1.42 or less"),
    ("Aldi · Lidl", "Aldi · Lidl"), ("", ""), (" 5 ", " 5 "),
    ("\u{2068}5\u{2069} kg", "\u{2068}5\u{2069}~kg"), ("40 %", "40~%"),
    ("€0.30/100 g", "€0.30/100~g"),
  ])
  func aNumberStaysWithItsWord(_ text: String, _ expected: String) {
    #expect(text.keepingNumbers == expected.replacing("~", with: "\u{A0}"))
  }

  @Test func aLineEndsAfterTheSignBetweenFacts() {
    #expect("5th of 5 · 4% more".keepingSeparators == "5th of 5\u{A0}· 4% more")
  }

  @Test(arguments: [
    ("R$ 0,325/100 g", "R$ 0,325/\u{200B}100\u{A0}g"), ("€1.90/kg", "€1.90/kg"), ("–", "–"),
    ("1/", "1/"),
  ])
  func aUnitPriceMayEndItsLineBeforeTheAmount(_ text: String, _ expected: String) {
    #expect(text.breakingBeforeAmount == expected)
  }
}
