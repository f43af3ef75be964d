import PerModel
import Testing

@testable import PerText

/// Whatever comes before, behind or between the parts of a line, their values stay as they are: it is
/// part of the name, it belongs to a value that says so, or the line is unclear.
@Suite struct LineJunkTests {
  private struct Sample {
    let locale: String
    let name: String
    let amount: String
    let price: String
  }

  private static let samples = [
    Sample(locale: "en_US", name: "Crackers", amount: "9 oz", price: "$3.29"),
    Sample(locale: "en_GB", name: "Squash", amount: "4 x 250ml", price: "£2.15"),
    Sample(locale: "de_DE", name: "Zwieback", amount: "225 g", price: "1,19 €"),
    Sample(locale: "fr_FR", name: "Sirop", amount: "75 cl", price: "3,45 €"),
    Sample(locale: "es_ES", name: "Galleta", amount: "6 x 40 g", price: "2,35 €"),
    Sample(locale: "it_IT", name: "Fagioli", amount: "400 g", price: "0,85 €"),
    Sample(locale: "nl_NL", name: "Vla", amount: "1,5 l", price: "€ 1,85"),
    Sample(locale: "sv_SE", name: "Filmjölk", amount: "1 l", price: "15,90 kr"),
    Sample(locale: "pl_PL", name: "Kefir", amount: "400 ml", price: "3,19 zł"),
    Sample(locale: "ja_JP", name: "醤油", amount: "500ml", price: "328円"),
    Sample(locale: "pt_BR", name: "Farinha", amount: "1 kg", price: "R$ 6,49"),
    Sample(locale: "tr_TR", name: "Bulgur", amount: "1 kg", price: "54,90 TL"),
    Sample(locale: "he_IL", name: "קמח", amount: "500 גרם", price: "5.90 ₪"),
    Sample(locale: "zh_CN", name: "面粉", amount: "5kg", price: "29.8元"),
  ]

  private static let junk = [
    "7", "12", "2019", "405", "3D", "B12", "A4", "36S", "80s", "24/7", "10x15", "200x220", "2 in 1",
    "3,5%", "50+", "No. 5", "XL", "&", "-", "–", "*", "!", "(neu)", "(", ")", "…", "💥", "#",
    "Typ 405",
    "5.49", "1.5", "330 ml", "2 kg", "6 pack", "3 for 2", "$2", "9,99 €", "each", "per kg", "x",
    "=",
    "free", "foo bar", "of", "8",
    "kg", "lb", "liter", "Mega", "12 Mega", "large", "200 x 150 cm", "was", "was 9.99", "%20", "o",
    "de", "à", "je", "あたり", "30'lu",
  ]

  @Test func junkLandsInTheNameOrMakesTheLineUnclear() {
    for sample in Self.samples {
      let reader = LineReader(ReadingContext(money: UserLocale(identifier: sample.locale)))
      let parts = [sample.name, sample.amount, sample.price]
      let alone = reader.read(parts.joined(separator: " "))
      #expect(!alone.isUnclear && alone.quantity != nil && alone.price != nil, "\(sample)")
      for junk in Self.junk {
        for place in 0...parts.count {
          var words = parts
          words.insert(junk, at: place)
          let text = words.joined(separator: " ")
          let line = reader.read(text)
          let isSame = line.says(alone) && line.terms == alone.terms
          #expect(isSame || line.isUnclear || Self.saysAll(line, of: text, but: junk), "\(text)")
        }
      }
    }
  }

  /// Whether the values are others because the junk is part of one of them: "12" and "9 oz" may be a
  /// number next to an amount, but "6 pack 4 x 250 ml" says how many.
  private static func saysAll(_ line: ReadLine, of text: String, but junk: String) -> Bool {
    let ranges =
      [
        line.quantity?.range, line.pieces?.range, line.price?.range, line.deal?.range,
        line.unitPrice?.range, line.formerPrice?.range, line.packsRange,
      ].compactMap { $0 } + line.termParts.map(\.range)
    guard let place = text.firstRange(of: junk) else { return false }
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let end = start + junk.utf8.count
    return ranges.contains { $0.lowerBound <= start && end <= $0.upperBound }
  }

  /// Nothing that is typed disappears but signs that part a line.
  @Test func everyLetterAndDigitIsSomewhere() {
    for sample in Self.samples {
      let reader = LineReader(ReadingContext(money: UserLocale(identifier: sample.locale)))
      for junk in Self.junk {
        let text = "\(sample.name) \(junk) \(sample.amount) \(sample.price) \(junk)"
        let line = reader.read(text)
        let ranges =
          [
            line.quantity?.range, line.pieces?.range, line.price?.range, line.deal?.range,
            line.unitPrice?.range, line.formerPrice?.range, line.store?.range, line.barcode?.range,
            line.packsRange,
          ].compactMap { $0 } + line.nameRanges + line.notUnderstood + line.termParts.map(\.range)
        var place = 0
        for scalar in text.unicodeScalars {
          let isSaid = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          if isSaid {
            #expect(ranges.contains { $0.contains(place) }, "\(text) at \(place)")
          }
          place += UTF8.width(scalar)
        }
      }
    }
  }

  /// What is shown of a line is read back as the same.
  @Test func whatIsShownIsReadBack() throws {
    for sample in Self.samples {
      let locale = UserLocale(identifier: sample.locale)
      let reader = LineReader(ReadingContext(money: locale))
      let formatter = Formatter(locale)
      for text in [
        "\(sample.name) \(sample.amount) \(sample.price)",
        "\(sample.price) \(sample.amount) \(sample.name)",
        "6 pack \(sample.name) \(sample.amount) \(sample.price)",
      ] {
        let line = reader.read(text)
        guard !line.isUnclear, line.pieces == nil else { continue }
        let shown = formatter.parts(of: line, in: locale.currency).joined(separator: "  ")
        #expect(reader.read(shown).says(line), "\(text) → \(shown)")
      }
    }
  }
}
