import PerDocument
import PerOffers
import PerText

@testable import PerPictures
@testable import PerReader

/// Looks at what a picture with known texts and places is said to offer.
///
/// Each line has the four sides of a text, or its eight corners, and what it says; with "#" before it, the digits of a
/// code; with "?", a text that was badly read.
struct Pictures: FuzzTarget {
  private let reader = OfferReader(UserLocale(identifier: "de_DE"))
  private static let side = 2_000

  func read(_ input: [UInt8]) {
    var texts: [PlacedText] = []
    var codes: [PlacedCode] = []
    for line in input.split(separator: UInt8(ascii: "\n")).prefix(300) {
      var words = String(decoding: line, as: UTF8.self).split(separator: " ")[...]
      var mark = ""
      if let first = words.first, ["#", "?"].contains(first) { mark = String(words.removeFirst()) }
      var numbers: [Int] = []
      while let word = words.first, numbers.count < 8, let number = Int(word) {
        numbers.append(min(max(number, 0), Self.side))
        words.removeFirst()
      }
      guard numbers.count >= 4 else { continue }
      if numbers.count < 8 {
        let (left, top, right, bottom) = (numbers[0], numbers[1], numbers[2], numbers[3])
        // What is no side is said, as a price is.
        words = numbers.dropFirst(4).map { Substring(String($0)) } + words
        numbers = [left, top, right, top, right, bottom, left, bottom]
      }
      let corners = (0..<4).map { PlacedText.Corner(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
      let text = words.joined(separator: " ")
      if mark == "#" {
        codes.append(
          PlacedCode(
            kind: text.utf8.count == 8 ? .shortUPC : text.utf8.count > 14 ? .squares : .bars,
            text: text, isSeenTwice: text.utf8.count % 2 == 0, corners: corners))
      } else {
        texts.append(PlacedText(text: text, score: mark.isEmpty ? 990 : 600, corners: corners))
      }
    }
    let reading = PictureReader.Reading(
      texts: texts, codes: codes, size: PlacedText.Corner(x: Self.side, y: Self.side))
    let findings = reader.read(PictureDocument.document(of: reading))
    look(at: findings)
    for candidate in findings.candidates where candidate.name.isEmpty {
      promise(!candidate.barcode.isEmpty, "a candidate has neither name nor barcode")
    }
  }
}
