/// The signs in the numbers of a text: most numbers with two digits behind a sign are prices.
struct NumberSeparators {
  /// The fewest prices that show it.
  private static let fewest = 2
  /// `nil` where no prices show it.
  let decimal: Character?
  /// Whether the signs of currencies stand before amounts.
  let signsLead: Bool

  init(_ texts: some Sequence<String>) {
    var commas = 0
    var leading = 0
    for text in texts {
      let characters = Array(text.unicodeScalars)
      for place in characters.indices where PriceMarks.isSign(characters[place]) {
        func isDigit(_ step: Int) -> Bool {
          [place + step, place + 2 * step].contains { other in
            characters.indices.contains(other) && PriceMarks.isDigit(characters[other])
              && (other == place + step || characters[place + step].properties.isWhitespace)
          }
        }
        if isDigit(1) != isDigit(-1) { leading += isDigit(1) ? 1 : -1 }
      }
      for place in characters.indices where characters[place] == "," || characters[place] == "." {
        func isDigit(_ place: Int) -> Bool {
          characters.indices.contains(place) && PriceMarks.isDigit(characters[place])
        }
        guard isDigit(place - 1), isDigit(place + 1), isDigit(place + 2), !isDigit(place + 3) else {
          continue
        }
        commas += characters[place] == "," ? 1 : -1
      }
    }
    signsLead = leading > 0
    decimal = abs(commas) < Self.fewest ? nil : commas > 0 ? "," : "."
  }
}
