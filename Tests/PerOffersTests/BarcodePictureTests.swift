import CZBar
import PerDocument
import PerModel
import PerOffers
import PerText
import Testing

/// Bars in pictures: what they say, what they are given to, and how far that is believed.
@Suite struct BarcodePictureTests {
  private static let reads = DrawnPicture.reads && zbar_open()

  private func bars(
    _ bars: Bars, _ texts: [DrawnPicture.Drawn] = [], _ more: [String] = []
  ) throws -> [Candidate] {
    try DrawnPicture.read(DrawnPicture.picture(texts, bars: [bars], more)).get().candidates
  }

  @Test(.enabled(if: reads, "scripts/setup test brings what this needs"))
  func barsAloneAreOneCandidateThatIsOnlyRead() throws {
    for (bars, number) in [
      (Bars("4006381333931"), "4006381333931"), (Bars("9783161484100"), "9783161484100"),
      (Bars("036000291452"), "036000291452"), (Bars("96385074"), "96385074"),
      (Bars(shortUPC: "01234505"), "012000003455"),
    ] {
      let found = try self.bars(bars)
      #expect(found.map(\.barcode) == [number])
      #expect(found.map(\.evidence) == [.read(.notChecked)])
      #expect(found.first?.isBarcodeSeenTwice == true)
      guard case .region(let box)? = found.first?.place else {
        Issue.record("no region")
        return
      }
      #expect(box.left < 70_000 && box.top < 110_000 && box.right < 600_000)
    }
  }

  @Test(.enabled(if: reads, "scripts/setup test brings what this needs"))
  func blurredTiltedDarkNoisySmallAndPressedBarsAreRead() throws {
    for more in [
      ["-blur", "0x2"], ["-background", "#ccc", "-rotate", "13"],
      ["-background", "#ccc", "-rotate", "-38", "-blur", "0x1"], ["-rotate", "90"],
      ["-fill", "black", "-colorize", "75", "-attenuate", "0.3", "+noise", "Gaussian"],
      ["-resize", "45%"], ["-quality", "15"], ["-resize", "60%", "-blur", "0x1"],
    ] {
      let found = try bars(Bars("7622210449283"), [], more)
      #expect(found.map(\.barcode) == ["7622210449283"], "\(more)")
    }
  }

  @Test(.enabled(if: reads, "scripts/setup test brings what this needs"))
  func aNumberThatItsLastDigitDoesNotCheckIsNotPutRight() {
    #expect(
      DrawnPicture.read(DrawnPicture.picture([], bars: [Bars("4006381333932")]))
        == .failure(.noLetters))
  }

  @Test(.enabled(if: reads, "scripts/setup test brings what this needs"))
  func aLabelGetsItsBarcodeAndItsDigitsAreNeitherPriceNorName() throws {
    var bars = Bars("4006381333931")
    (bars.x, bars.y, bars.width, bars.height) = (40, 220, 2, 110)
    let digits: [DrawnPicture.Drawn] = [
      ("4", 24, 352, 22), ("006381", 58, 352, 22), ("333931", 152, 352, 22),
    ]
    let found = try self.bars(bars, DrawnPicture.label + digits)
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    #expect(found.map(\.barcode) == ["4006381333931"])
    #expect(found.first?.isConfirmed == true)
  }

  // MARK: What is done with codes, whatever has read them

  /// A picture of 800 by 400 pixels with labels side by side.
  private func candidates(
    _ codes: [PlacedCode], labels: Int = 1
  ) -> [Candidate] {
    var builder = DocumentBuilder(.picture)
    builder.describe { document in
      document.size = PlacedText.Corner(x: 800, y: 400)
      document.codes = codes
      for label in 0..<labels {
        for (text, left, top, right, bottom) in [
          ("Tomatoes No\(label) red", 20, 20, 220, 44), ("500 g", 20, 50, 90, 74),
          ("\(label + 1).49", 240, 20, 380, 100),
        ] {
          document.texts.append(
            PlacedText(
              text: text, score: 990,
              corners: Self.corners(left + 400 * label, top, right + 400 * label, bottom)))
        }
      }
    }
    return OfferReader(UserLocale(identifier: "en_IE")).read(builder.finish()).candidates
  }

  private static func corners(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int)
    -> [PlacedText.Corner]
  {
    [(left, top), (right, top), (right, bottom), (left, bottom)].map {
      PlacedText.Corner(x: $0.0, y: $0.1)
    }
  }

  private func code(
    _ text: String, _ kind: PlacedCode.Kind = .bars, at left: Int = 20, isSeenTwice: Bool = true
  ) -> PlacedCode {
    PlacedCode(
      kind: kind, text: text, isSeenTwice: isSeenTwice,
      corners: Self.corners(left, 120, left + 180, 200))
  }

  @Test func eachLabelGetsTheCodeBesideIt() {
    let found = candidates([code("96385074", at: 420), code("4006381333931")], labels: 2)
    #expect(found.map(\.barcode) == ["4006381333931", "96385074"])
    #expect(found.compactMap { $0.price?.amount.description } == ["149/100", "249/100"])
  }

  @Test func whatOneLookSaysIsMarkedSo() {
    let found = candidates([code("4006381333931", isSeenTwice: false)])
    #expect(found.map(\.barcode) == ["4006381333931"] && found.map(\.isBarcodeSeenTwice) == [false])
  }

  @Test(arguments: [
    ("https://id.gs1.org/01/09506000134352/10/ABC?17=271231", "9506000134352"),
    ("HTTP://example.com/some/path/01/04006381333931", "4006381333931"),
    ("4006381333931", "4006381333931"), ("https://example.com/01/04006381333932", ""),
    ("https://example.com/01/02/03", ""), ("https://01/04006381333931", ""),
    ("javascript:/01/04006381333931", ""), ("WIFI:T:WPA;S:Shop;;", ""), ("", ""),
  ])
  func squaresSayANumberOrNothing(_ text: String, _ number: String) {
    let found = candidates([code(text, .squares)])
    #expect(found.map(\.barcode) == [number] && found.first?.link == "")
    #expect(candidates([code(text, .squares)], labels: 0).count == (number.isEmpty ? 0 : 1))
  }

  @Test func theNumberOfTheArticleComesBeforeThatOfTheStore() {
    let found = candidates([code("2012345000001", at: 10), code("4006381333931")])
    #expect(found.map(\.barcode) == ["4006381333931"])
  }
}
