import PerDocument
import PerModel
import PerOffers
import PerText

/// A text of a picture, its left and upper side, and how high it is; its width follows from its letters.
typealias PlacedWords = (text: String, left: Int, top: Int, height: Int)

/// What a picture with these texts offers.
///
/// - Parameters:
///   - faint: texts in gray letters; all others are black where grounds are known.
///   - level: texts whose digits were seen to be of one size.
///   - ground: the colour behind each text, where that is known.
func placedCandidates(
  _ texts: [PlacedWords], locale: String = "de_DE", falling slope: Int = 0,
  level: Set<String> = [], faint: Set<String> = [], on ground: (String) -> Ground? = { _ in nil }
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
      let gray: UInt8 = faint.contains(text.text) ? 140 : 20
      placed.ink = placed.ground.map { _ in Ground(red: gray, green: gray, blue: gray) }
      placed.hasLevelDigits = level.contains(text.text)
      return placed
    }
  }
  return OfferReader(UserLocale(identifier: locale)).read(builder.finish()).candidates
}

/// What cards side by side on a white page offer.
func candidatesOfCards(_ cards: [[PlacedWords]], locale: String) -> [Candidate] {
  placedCandidates(
    cards.enumerated().flatMap { index, texts in
      texts.map { ($0.text, $0.left + 360 * index, $0.top, $0.height) }
    }, locale: locale, on: { _ in Ground(red: 252, green: 252, blue: 252) })
}

/// So many cents, as an amount of money.
func hundredths(_ count: Int128) -> Rational? { try? Rational(count, over: 100) }
