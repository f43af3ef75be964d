import PerDocument
import PerModel
import PerOffers
import PerTransfer
import PerWords

/// The part of a picture that is read.
struct PicturePart {
  /// `nil` for all of it.
  let box: Box?

  /// Throws where the option is not four fractions that enclose something.
  init(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments.options[.part] else {
      box = nil
      return
    }
    let sides = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Self.fraction(String($0))
    }
    guard sides.count == 4, let left = sides[0], let top = sides[1], let right = sides[2],
      let bottom = sides[3], left < right, top < bottom
    else {
      throw UsageError(
        localized("%1$s is not four fractions from 0 to 1, such as %2$s", text, "0,0.5,1,1"))
    }
    box = Box(page: 1, left: left, top: top, right: right, bottom: bottom)
  }

  private static func fraction(_ text: String) -> Box.Fraction? {
    guard text.utf8.count < 20, let number = (try? Rational(decimal: text)) ?? nil,
      let scaled = try? number * Rational(Box.whole),
      let whole = Int(exactly: scaled.numerator / scaled.denominator),
      (0...Box.whole).contains(whole)
    else { return nil }
    return whole
  }
}

/// The texts of a picture as JSON: a line for each.
enum PlacedTextLines {
  static func lines(of findings: Findings) -> [String] {
    let size = findings.size ?? PlacedText.Corner(x: 1, y: 1)
    return findings.texts.map { text in
      var object = JSONObject()
      object.add("text", text.text)
      object.add("score", Box.text(text.score * (Box.whole / 1000), digits: 3))
      object.add("box", text.box(in: size).object)
      object.add("corners", text.corners.flatMap { [$0.x, $0.y] })
      return object.line
    }
  }
}
