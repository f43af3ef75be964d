import CPoppler
import PerModel
import PerOffers
import PerReader
import Testing

/// PDF files, which the test writes.
@Suite(.enabled(if: poppler_open(), "needs libpoppler-glib8")) struct PDFTests {
  /// A file with one page for each list of texts, each text at its place in points.
  static func file(_ pages: [[(x: Int, y: Int, text: String)]]) -> [UInt8] {
    var objects = ["<</Type/Catalog/Pages 2 0 R>>", ""] + font
    var kids: [String] = []
    for page in pages {
      let content = page.map { "BT /F1 10 Tf \($0.x) \($0.y) Td <\(hexadecimal($0.text))> Tj ET" }
        .joined(separator: "\n")
      objects.append("<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream")
      objects.append(
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 600]/Resources<</Font<</F1 3 0 R>>>>/Contents \(objects.count) 0 R>>"
      )
      kids.append("\(objects.count) 0 R")
    }
    objects[1] = "<</Type/Pages/Kids[\(kids.joined(separator: " "))]/Count \(kids.count)>>"
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (number, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(number + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  /// A font whose glyphs are the code units of UTF-16, each as wide as in Courier.
  private static let font: [String] = {
    let ranges = (0..<256).map { row in
      let first = hexadecimal(UInt16(row << 8))
      return "<\(first)> <\(hexadecimal(UInt16(row << 8 | 255)))> <\(first)>"
    }
    // A table holds a hundred at most.
    let tables = stride(from: 0, to: ranges.count, by: 64).map {
      "64 beginbfrange\n\(ranges[$0..<$0 + 64].joined(separator: "\n"))\nendbfrange"
    }
    let map =
      "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Text def\n"
      + "1 begincodespacerange <0000> <FFFF> endcodespacerange\n"
      + tables.joined(separator: "\n") + "\nendcmap end end"
    return [
      "<</Type/Font/Subtype/Type0/BaseFont/Courier/Encoding/Identity-H"
        + "/DescendantFonts[4 0 R]/ToUnicode 5 0 R>>",
      "<</Type/Font/Subtype/CIDFontType2/BaseFont/Courier/DW 600/FontDescriptor 6 0 R"
        + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>",
      "<</Length \(map.utf8.count)>>\nstream\n\(map)\nendstream",
      "<</Type/FontDescriptor/FontName/Courier/Flags 33/ItalicAngle 0/Ascent 629/Descent -157"
        + "/CapHeight 562/StemV 51/FontBBox[-23 -250 715 805]>>",
    ]
  }()

  private static func hexadecimal(_ text: String) -> String {
    text.utf16.map(hexadecimal).joined()
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Rows of a receipt: name on the left, amount on the right.
  private static func receipt(_ rows: [(String, String)]) -> [UInt8] {
    var texts: [(x: Int, y: Int, text: String)] = [(90, 570, "MARKET STORES")]
    for (number, row) in rows.enumerated() {
      texts.append((20, 540 - 14 * number, row.0))
      if !row.1.isEmpty { texts.append((280 - 6 * row.1.count, 540 - 14 * number, row.1)) }
    }
    // In no order
    return file([texts.reversed()])
  }

  @Test func aPageIsShownAsLargeAsItWasSaidToBe() throws {
    let file = Self.file([[(20, 500, "Tea 100 g 1.99")], [(20, 300, "Oats 500 g 1.49")]])
    let sizes = DocumentReader.pageSizes(file)
    #expect(sizes.map(\.x) == [1000, 1000] && sizes.map(\.y) == [2000, 2000])
    #expect(DocumentReader.pageSizes(Array("<p>Tea 100 g 1.99</p>".utf8)).isEmpty)
    for page in [1, 2] {
      let shown = try #require(DocumentReader.picture(file, page: page))
      #expect(shown.width == 1000 && shown.height == 2000)
      // The text is where the page has it, counted from below.
      let rows = (0..<shown.height).filter { row in
        shown.bytes[row * 3000..<(row + 1) * 3000].contains { $0 < 100 }
      }
      let line = page == 1 ? 333 : 1000
      #expect(rows.first.map { $0 > line - 30 } == true && rows.last.map { $0 < line + 15 } == true)
    }
    #expect(DocumentReader.picture(file, page: 3) == nil)
  }

  /// A line as its glyphs stand from left to right: where a word is written from right to left, so is the line.
  private static func drawn(_ line: Substring) -> String {
    let isMirrored = { (letter: Character) in letter >= "\u{590}" && letter < "\u{700}" }
    guard line.contains(where: isMirrored) else { return String(line) }
    // Numbers stay as they are, and so do phrases in Latin letters, of which these lines have none.
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    return words.reversed().map { word in
      word.contains(where: isMirrored) ? String(word.reversed()) : String(word)
    }.joined(separator: " ")
  }

  @Test(arguments: ShopLanguage.all)
  func aReceiptOfEveryLanguageIsRead(_ shop: ShopLanguage) throws {
    let lines = shop.receipt().split(separator: "\n", omittingEmptySubsequences: false)
    let texts = lines.enumerated().map { (x: 20, y: 570 - 14 * $0, text: Self.drawn($1)) }
    try shop.expectItsReceipt(in: try findings(Self.file([texts]), locale: shop.locale))
  }

  @Test func rowsArePutTogetherByTheirPlaces() throws {
    let found = try findings(
      Self.receipt([
        ("TEA 100 G", "1.99 A"), ("BANANAS", "1.74 A"), ("  0.700 kg x 2.49 /kg", ""),
        ("TOTAL", "3.73"), ("CASH", "5.00"), ("CHANGE", "1.27"),
      ]))
    #expect(found.receipt?.isConfirmed == true && found.receipt?.store == "MARKET STORES")
    #expect(found.candidates.map(\.name) == ["TEA 100 G", "BANANAS"])
    guard case .region(let box)? = found.candidates.first?.place else {
      Issue.record("no region")
      return
    }
    #expect(box.page == 1 && box.left < box.right && box.top < box.bottom)
    #expect(box.right > 850_000 && box.left < 100_000 && box.top < 200_000)
  }

  @Test func oneWrongDigitConfirmsNothing() throws {
    let found = try findings(Self.receipt([("TEA", "1.99"), ("RICE", "2.98"), ("TOTAL", "4.98")]))
    #expect(found.receipt?.isConfirmed == false && found.candidates.allSatisfy { $0.isUnclear })
  }

  @Test(arguments: [
    "%PDF-1.4 nothing",
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 1 0 R>>endobj\ntrailer<</Root 1 0 R/Prev 9>>\nstartxref 9",
  ])
  func damagedFilesAreRefused(_ text: String) {
    #expect(throws: DocumentProblem.self) { try findings(text) }
  }

  /// Two columns of offers, whose rows stand beside each other.
  @Test(arguments: ShopLanguage.all.filter { $0.fractionDigits == 2 && $0.currency != "ILS" })
  func aLeafletIsReadByItsLayout(_ shop: ShopLanguage) throws {
    let offers = [
      ("Alba Oats", 500, 89), ("Bruna Butter", 250, 199), ("Corta Beans", 400, 120),
      ("Dela Coffee", 500, 499),
    ]
    var texts: [(x: Int, y: Int, text: String)] = []
    for (number, offer) in offers.enumerated() {
      let (x, y) = (20 + number % 2 * 150, 540 - number / 2 * 150)
      texts += [
        (x, y, offer.0), (x, y - 14, "\(offer.1) g"),
        (x, y - 28, "1 kg = \(shop.amount(offer.2 * 1000 / offer.1))"),
        (x + 40, y - 70, shop.amount(offer.2)),
      ]
    }
    let found = try findings(Self.file([texts]), locale: shop.locale).candidates
    #expect(found.map(\.name).sorted() == offers.map(\.0))
    #expect(found.allSatisfy { $0.isConfirmed })
    for candidate in found {
      guard case .region(let box) = candidate.place else {
        Issue.record("no region")
        continue
      }
      #expect(box.page == 1 && box.right - box.left < 600_000)
    }
  }
}
