import PerModel
import PerText
import Testing

/// What has no meaning next to a text makes the whole be refused; what is accepted has one, and the
/// lists here say which.
@Suite struct ReadingJunkTests {
  private static let tokens = [
    "*", "/", "=", "+", "-", "of", "a", "e", "x", "@", "(", ")", "💥", "!", "%", ",", ";", ":", "\"",
    "'", "#", "&", "~", "c", "p", "g", "m", "l", "d", "h", "u", "the", "and", "per", "net", "free",
    "§", "…", "foo",
  ]

  /// A token that means something before or behind some texts.
  private struct Sense {
    let token: String
    let meaning: String
    let texts: [String]

    init(_ token: String, _ meaning: String, _ texts: [String]) {
      (self.token, self.meaning, self.texts) = (token, meaning, texts)
    }
  }

  /// The tokens with a meaning in one place must be just those that are read there.
  private func check(
    _ texts: [String], _ senses: [Sense], isBehind: Bool, _ reads: (String) -> Bool
  ) {
    for text in texts {
      #expect(reads(text), "\(text)")
      for token in Self.tokens {
        let whole = isBehind ? "\(text) \(token)" : "\(token) \(text)"
        let sense = senses.first { $0.token == token && $0.texts.contains(text) }
        #expect(
          reads(whole) == (sense != nil), "\(whole): \(sense?.meaning ?? "without a meaning")")
      }
    }
  }

  private static let measured = [
    "750 g", "0,7 l", "4 x 125 ml", "3 x 4 x 125 ml", "2 lb 8 oz", "2½ cups", "16 oz (1 lb)",
    "340g/12oz", "5 unités de 40g", "8 m²", "750毫升", "٧٥٠ غ", "Poids net 340 g", "250 ml 8 pack",
    "400 g + 25%",
  ]
  private static let estimated = ["340 g e"]
  private static let counted = ["3 dozen", "8 rolls x 200 sheets", "6 + 2 rolls"]
  private static let quantities =
    measured + estimated + counted + ["15", "x8", "per item", "box of 8"]

  private func readsQuantity(_ text: String) -> Bool {
    (try? QuantityReader(.american).read(text)) != nil
  }

  @Test func behindAQuantity() {
    let units = ["c", "g", "m", "l", "d", "h"].map {
      Sense($0, "the unit of a number without one", ["15", "box of 8"])
    }
    check(
      Self.quantities,
      units + [
        Sense("e", "the estimated sign", Self.measured),
        Sense("net", "a word of labels", Self.quantities),
        Sense("x", "a count", ["15"]),
        Sense("free", "what is added is a gift", ["400 g + 25%", "6 + 2 rolls"]),
      ], isBehind: true, readsQuantity)
  }

  @Test func beforeAQuantity() {
    let units = ["c", "g", "m", "l", "d", "h"].map {
      Sense($0, "the unit of a number without one", ["15"])
    }
    check(
      Self.quantities,
      units + [
        Sense("~", "about", Self.quantities.filter { $0 != "per item" && $0 != "Poids net 340 g" }),
        Sense("net", "a word of labels", Self.quantities),
        Sense(
          "per", "one of this much",
          Self.quantities.filter {
            !["x8", "per item", "Poids net 340 g", "box of 8"].contains($0)
          }),
        Sense("x", "a count", ["15", "4 x 125 ml", "3 x 4 x 125 ml", "6 + 2 rolls"]),
        Sense("a", "one of it", ["box of 8"]),
      ], isBehind: false, readsQuantity)
  }

  private static let signed = ["€3.49", "3,49 €", "59¢", "Preis: 3,49 €", "35€99", "CHF 5.-"]
  private static let prices =
    signed + ["3.49", "free", "3*2.49-0.50", "4.99-20%", "$3.49/each", "3,49 € (6,98 €/kg)"]

  private func readsPrice(_ text: String) -> Bool {
    (try? PriceReader(.american).read(text)) != nil
  }

  @Test func behindAPrice() {
    let numbers = ["3.49", "3*2.49-0.50"]
    check(
      Self.prices,
      [
        Sense("!", "as in an advertisement", Self.prices),
        Sense("*", "the footnote of a price tag", Self.signed),
        Sense("c", "cents", numbers + ["35€99"]), Sense("p", "pence", numbers),
        Sense("net", "a word of labels behind a unit", ["$3.49/each"]),
        Sense("%", "a part of a sum", ["3*2.49-0.50"]),
      ], isBehind: true, readsPrice)
  }

  @Test func beforeAPrice() {
    check(
      Self.prices,
      [
        Sense(":", "what is left of \"price:\"", Self.prices),
        Sense("net", "without tax", Self.prices),
      ], isBehind: false, readsPrice)
  }

  private static let numbered = ["3 for 2", "2 for 5", "-1.50", "3,49"]
  private static let deals =
    numbered + [
      "2/$5", "-20%", "2nd half price", "buy 2 get 1 free", "1+1", "BOGO", "5 @ 79¢",
      "4 für 3: 1,50 €", "half price", "59¢",
    ]

  private func readsDeal(_ text: String) -> Bool {
    (try? DealReader(.american).read(text)) != nil
  }

  @Test func behindADeal() {
    check(
      Self.deals,
      [
        Sense("!", "as in an advertisement", Self.deals),
        Sense("c", "cents", Self.numbered), Sense("p", "pence", Self.numbered),
        Sense("%", "a part of the price", ["-1.50", "3,49"]),
        Sense("free", "what is not paid", ["3 for 2", "1+1", "BOGO"]),
      ], isBehind: true, readsDeal)
  }

  @Test func beforeADeal() {
    check(
      Self.deals,
      [
        Sense("the", "which one", ["2nd half price"]),
        Sense("-", "less", ["3,49", "59¢"]),
      ], isBehind: false, readsDeal)
  }

  private static let lines = [
    "Tea 40 g 1.20", "6x330ml 4.99 Cola @ Aldi", "Rice 1 kg €2,10 3 for 2", "Apples $1.49/lb",
    "1.20 40 g Tea",
  ]

  @Test func everyLetterOfALineIsInAPartOrUnderlined() {
    for text in Self.lines {
      for token in Self.tokens {
        for whole in ["\(text) \(token)", "\(token) \(text)"] {
          let line = LineReader(.american).read(whole)
          let ranges =
            [
              line.quantity?.range, line.price?.range, line.deal?.range, line.store?.range,
              line.barcode?.range, line.pieces?.range, line.unitPrice?.range,
              line.formerPrice?.range,
            ].compactMap { $0 } + line.nameRanges + line.notUnderstood
          let left = whole.utf8.enumerated().filter { place, byte in
            byte != UInt8(ascii: " ") && !ranges.contains { $0.contains(place) }
          }
          // A comma parts, and a list may begin with a mark.
          let marks = [",", ";", ":"] + (whole.hasPrefix(token) ? ["-", "*"] : [])
          #expect(left.isEmpty || marks.contains(token), "\(whole)")
        }
      }
    }
  }

  @Test func junkInALineChangesNothingElse() {
    // "c" and "p" make cents of a number, "g" and the like a quantity of it, and "free" or "%" may
    // belong to it too.
    let signs = Self.tokens.filter { !$0.contains(where: \.isLetter) && $0 != "%" && $0 != "-" }
    for text in Self.lines {
      let alone = LineReader(.american).read(text)
      for token in signs {
        for whole in ["\(text) \(token)", "\(token) \(text)"] {
          let line = LineReader(.american).read(whole)
          #expect(line.quantity?.value == alone.quantity?.value, "\(whole)")
          #expect(line.price?.value == alone.price?.value, "\(whole)")
          #expect(line.deal?.value == alone.deal?.value, "\(whole)")
        }
      }
    }
  }
}
