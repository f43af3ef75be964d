import CPoppler
import Foundation
import PerDocument
import PerOffers
import PerReader
import Testing

/// PDF files whose pages are pictures, which the test draws.
@Suite struct ScannedPaperTests {
  private static let reads = DrawnPicture.reads && poppler_open()

  /// A file with a page for each picture in JPEG; empty ones have texts instead.
  private static func file(_ pictures: [[UInt8]], texts: [(x: Int, y: Int, text: String)] = [])
    -> [UInt8]
  {
    var bytes = Array("%PDF-1.4\n".utf8)
    var offsets: [Int] = []
    func add(_ head: String, _ stream: [UInt8] = []) {
      offsets.append(bytes.count)
      bytes += Array("\(offsets.count) 0 obj\n\(head)\n".utf8)
      if !stream.isEmpty { bytes += Array("stream\n".utf8) + stream + Array("\nendstream\n".utf8) }
      bytes += Array("endobj\n".utf8)
    }
    let kids = pictures.indices.map { "\(4 + 3 * $0) 0 R" }.joined(separator: " ")
    add("<</Type/Catalog/Pages 2 0 R>>")
    add("<</Type/Pages/Kids[\(kids)]/Count \(pictures.count)>>")
    add("<</Type/Font/Subtype/Type1/BaseFont/Courier>>")
    for (index, picture) in pictures.enumerated() {
      let first = 4 + 3 * index
      add(
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 350 210]/Contents \(first + 1) 0 R/Resources<</Font<</F1 3 0 R>>/XObject<</P \(first + 2) 0 R>>>>>>"
      )
      let content =
        picture.isEmpty
        ? texts.map { "BT /F1 10 Tf \($0.x) \($0.y) Td (\($0.text)) Tj ET" }.joined(separator: "\n")
        : "350 0 0 210 0 0 cm /P Do"
      add("<</Length \(content.utf8.count)>>", Array(content.utf8))
      add(
        "<</Type/XObject/Subtype/Image/Width 700/Height 420/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length \(picture.count)>>",
        picture.isEmpty ? [0] : picture)
    }
    let start = bytes.count
    var table = "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    table += "trailer\n<</Size \(offsets.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return bytes + Array(table.utf8)
  }

  private static let scan = DrawnPicture.picture(
    DrawnPicture.label, format: "jpeg", ["-type", "TrueColor"])

  @Test(.enabled(if: reads, "scripts/setup test brings what this needs"))
  func pagesWithoutTextAreReadAsPictures() throws {
    let found = try DrawnPicture.read(Self.file([Self.scan, Self.scan])).get()
    #expect(
      found.candidates.map(\.short)
        == Array(repeating: "Rispentomaten | 500 gram | 149/100 EUR", count: 2))
    #expect(found.candidates.allSatisfy { $0.isConfirmed })
    let pages = found.candidates.map { candidate -> Int in
      if case .region(let box) = candidate.place { box.page } else { 0 }
    }
    #expect(pages == [1, 2])
  }

  @Test(.enabled(if: reads, "scripts/setup test brings what this needs"))
  func pagesWithTextStayAsTheyAre() throws {
    let receipt: [(x: Int, y: Int, text: String)] = [
      (90, 180, "MARKET STORES"), (20, 150, "TEA 100 G"), (280, 150, "1.99"), (20, 136, "TOTAL"),
      (280, 136, "1.99"), (20, 122, "CASH"), (280, 122, "5.00"), (20, 108, "CHANGE"),
      (280, 108, "3.01"),
    ]
    let found = try DrawnPicture.read(Self.file([[], Self.scan], texts: receipt)).get()
    #expect(found.receipt?.store == "MARKET STORES")
    #expect(found.candidates.map(\.name) == ["TEA 100 G", "Rispentomaten"])
    #expect(found.candidates.map(\.group) == [0, 1])
  }

  @Test(.enabled(if: reads, "scripts/setup test brings what this needs"))
  func anEmptyPageSaysNothing() {
    #expect(DrawnPicture.read(PDFTests.file([[]])) == .failure(.noLetters))
  }
}
