import PerDocument
import PerModel
import PerOffers
import PerText

/// A text of a picture, its left and upper side, and how high it is; its width follows from its letters.
typealias PlacedWords = (text: String, left: Int, top: Int, height: Int)

/// What a picture with these texts offers.
///
/// - Parameter ground: the colour behind each text, where that is known.
func placedCandidates(
  _ texts: [PlacedWords], locale: String = "de_DE", falling slope: Int = 0,
  on ground: (String) -> Ground? = { _ in nil }
) -> [Candidate] {
  var builder = DocumentBuilder(.picture)
  builder.describe { document in
    document.size = PlacedText.Corner(x: 1000, y: 1000)
    document.texts = texts.map { text in
      let right = text.left + text.text.count * text.height / 2
      let bottom = text.top + text.height
      var placed = PlacedText(
        text: text.text, score: 990,
        corners: [(text.left, text.top), (right, text.top), (right, bottom), (text.left, bottom)]
          .map { PlacedText.Corner(x: $0.0, y: $0.1 + $0.0 * slope / 100) })
      placed.ground = ground(text.text)
      return placed
    }
  }
  return OfferReader(UserLocale(identifier: locale)).read(builder.finish()).candidates
}
