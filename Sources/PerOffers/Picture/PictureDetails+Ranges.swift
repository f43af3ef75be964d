import PerDocument
import PerModel
import PerText

// From how much to how much there is, and what only looks like that.
extension PictureDetails {
  /// "218–250 g": the smallest and the largest of several sorts.
  static func range(_ text: String, _ readers: TextReaders) -> (Quantity, Quantity)? {
    let text = withDash(text, readers)
    guard let dash = text.firstIndex(where: { "-–—".contains($0) }), dash > text.startIndex else {
      return nil
    }
    let low = text[..<dash].split(separator: " ").last ?? ""
    let rest = String(text[text.index(after: dash)...]).collapsed
    let unit = rest.drop { $0.isNumber || ".,".contains($0) }
    guard !low.isEmpty, low.allSatisfy({ $0.isNumber || ".,".contains($0) }),
      rest.first?.isNumber == true, let one = readers.quantity(low + " " + String(unit).trimmed),
      let other = readers.quantity(rest), [.mass, .volume].contains(one.unit.kind)
    else { return nil }
    return (one, other)
  }

  /// "10,1-25 kg" for "10,1 a 25 kg": a short word between two numbers
  private static func withDash(_ text: String, _ readers: TextReaders) -> String {
    let words = text.split(separator: " ")
    func isNumber(_ word: Substring) -> Bool {
      word.allSatisfy { $0.isNumber || ".,".contains($0) } && word.first?.isNumber == true
    }
    guard words.count == 4, isNumber(words[0]), isNumber(words[2]), words[1].count <= 3,
      words[1].allSatisfy({ $0.isLetter && !TimesSigns.all.contains($0) }),
      readers.quantity("1 " + words[1]) == nil
    else { return text }
    return words[0] + "-" + words[2] + " " + words[3]
  }

  /// Whether a line begins with a range of many kilograms, or has one in brackets: whoever wears it weighs that.
  ///
  /// - Parameter isCounted: whether a piece has its price, so that the range may also be the end of a name.
  static func isForBodies(
    _ quantity: Quantity, _ text: String, _ readers: TextReaders, isCounted: Bool = false
  ) -> Bool {
    let inBrackets = text.firstIndex(of: "(").map { text[$0...].dropFirst().prefix { $0 != ")" } }
    let ending = isCounted ? parts(of: text).last?.trimmed : nil
    let weight = inBrackets.map(String.init) ?? ending ?? text
    return isRange(of: quantity, weight, readers) || isForDogs(quantity, text, readers)
  }

  /// Whether a line ends with a wide range of kilograms, which the dog weighs that something is for: "Spot-on 10-20 kg",
  /// "Spot-on (10-20 kg)"
  static func isForDogs(_ quantity: Quantity, _ text: String, _ readers: TextReaders) -> Bool {
    let words = text.filter { !"()".contains($0) }.split(separator: " ")
    return (2...4).contains {
      isRange(
        of: quantity, words.suffix($0).joined(separator: " "), readers, from: PictureShare.ofDogs)
    }
  }

  /// Whether a text begins with a range of kilograms that a quantity is an end of.
  ///
  /// - Parameter share: how much more the other end is at least, in hundredths of the lower one.
  private static func isRange(
    of quantity: Quantity, _ text: String, _ readers: TextReaders, from share: Int = 100
  ) -> Bool {
    guard text.first?.isNumber == true, quantity.unit.kind == .mass,
      let part = parts(of: text).first, let (low, high) = range(withLetters(part), readers),
      [low, high].contains(quantity), let kilogram = Unit(id: "kilogram"),
      let kilograms = try? low.total / kilogram.factor,
      let own = try? high.total * Rational(100) / low.total
    else { return false }
    return kilograms >= Rational(2) && own >= Rational(share)
  }
}
