import PerDocument
import PerModel
import PerOffers
import PerText
import Testing

/// Receipts in pictures: rows by height, and no proof of one sum alone.
@Suite struct PictureReceiptTests {
  /// Rows of texts with their left and right sides.
  private func findings(
    _ rows: [[(text: String, left: Int, right: Int)]]
  ) -> Findings {
    var builder = DocumentBuilder(.picture)
    builder.describe { document in
      document.size = PlacedText.Corner(x: 600, y: 1000)
      for (index, row) in rows.enumerated() {
        for part in row {
          let top = 40 + index * 30
          document.texts.append(
            PlacedText(
              text: part.text, score: 990,
              corners: [
                (part.left, top), (part.right, top), (part.right, top + 22), (part.left, top + 22),
              ].map { PlacedText.Corner(x: $0.0, y: $0.1) }))
        }
      }
    }
    // The rows that PerReader makes of them.
    for index in rows.indices {
      _ = builder.begin(Shape(name: "row", hints: ""), [.block, .row])
      for part in rows[index] {
        _ = builder.begin(Shape(name: "part", hints: ""), [])
        builder.add(part.text + " ")
        builder.end()
      }
      builder.end()
    }
    return OfferReader(UserLocale(identifier: "en_MY")).read(builder.finish())
  }

  private static let items: [[(text: String, left: Int, right: Int)]] = [
    [("GREEN VALLEY MART SDN BHD (512345-K)", 40, 500)], [("07 Feb 2024", 40, 200)],
    [("RICE 5KG", 40, 160), ("21.40", 480, 560)],
    [("EGGS", 40, 120), ("2 X 3.10", 200, 300), ("6.20", 480, 560)],
  ]

  @Test func aSumThatTheChangeAgreesWithIsConfirmed() {
    let found = findings(
      Self.items + [
        [("TOTAL", 40, 160), ("27.60", 480, 560)], [("CASH", 40, 120), ("50.00", 480, 560)],
        [("CHANGE", 40, 140), ("22.40", 480, 560)],
      ])
    #expect(found.receipt?.total?.description == "138/5")
    #expect(found.receipt?.store == "GREEN VALLEY MART SDN BHD")
    #expect(found.receipt?.date == CalendarDay("2024-02-07"))
    #expect(found.receipt?.checks.map(\.agrees) == [true, true])
    #expect(found.candidates.map(\.isConfirmed) == [true, true])
  }

  @Test func aSumAloneIsNoProofInAPicture() {
    let found = findings(Self.items + [[("TOTAL", 40, 160), ("27.60", 480, 560)]])
    #expect(found.receipt?.isConfirmed == true)
    #expect(found.candidates.map(\.evidence) == [.read(.sumFits), .read(.sumFits)])
  }

  @Test func netAndTaxAreASecondProof() {
    let found = findings(
      Self.items + [
        [("TOTAL (INCLUSIVE GST)", 40, 300), ("27.60", 480, 560)],
        [("S = 6%", 40, 120), ("26.04", 300, 380), ("1.56", 480, 560)],
      ])
    #expect(found.receipt?.checks.map(\.kind) == [.sum, .tax])
    #expect(found.candidates.map(\.isConfirmed) == [true, true])
  }

  @Test func aPointThatNobodySawIsPutWhereTheColumnHasOne() {
    let found = findings(
      Self.items + [
        [("MILK", 40, 120), ("1", 200, 220), ("7.30", 300, 360), ("730", 480, 560)],
        [("TOTAL", 40, 160), ("3490", 480, 560)], [("CASH", 40, 120), ("34.90", 480, 560)],
      ])
    #expect(found.receipt?.total?.description == "349/10")
    #expect(found.receipt?.isConfirmed == true)
  }

  @Test func aTotalIsRoundedToCoinsThatAreInUse() {
    let found = findings(
      Self.items.dropLast() + [
        [("SOAP", 40, 120), ("6.23", 480, 560)], [("TOTAL", 40, 160), ("27.63", 480, 560)],
        [("ROUNDING", 40, 160), ("27.65", 480, 560)], [("CASH", 40, 120), ("30.00", 480, 560)],
        [("CHANGE", 40, 140), ("2.35", 480, 560)],
      ])
    #expect(found.receipt?.total?.description == "553/20")
    #expect(found.receipt?.checks.map(\.agrees) == [true, true])
  }

  @Test func aDigitThatWasMisreadIsUnclear() {
    let found = findings(
      Self.items + [
        [("TOTAL", 40, 160), ("27.80", 480, 560)], [("CASH", 40, 120), ("50.00", 480, 560)],
        [("CHANGE", 40, 140), ("22.40", 480, 560)],
      ])
    #expect(found.candidates.map(\.isUnclear) == [true, true])
  }
}
