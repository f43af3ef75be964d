import PerDocument
import PerOffers
import PerTransfer

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
