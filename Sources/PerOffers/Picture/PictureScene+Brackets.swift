import PerDocument
import PerText

// Unit prices among other sums of a line, where brackets or a style tell them apart.
extension PictureScene {
  /// "249 €", "(7,32 €/kg)" and "UVP: 3,04 €" of all three in one text.
  static func partsAroundBrackets(
    of text: StraightText, bodyHeight: Int, _ readers: TextReaders
  ) -> [StraightText]? {
    let characters = Array(text.text)
    guard characters.count <= PictureLimit.severalPrices,
      let open = characters.firstIndex(of: "("), let close = characters.lastIndex(of: ")"),
      open < close
    else { return nil }
    let (price, inside, rest) = (
      String(characters[..<open]).trimmed, String(characters[(open + 1)..<close]),
      String(characters[(close + 1)...]).trimmed
    )
    // A unit of which no letter was seen: "(0,79 €/)"
    let isUnit =
      !PictureUnitPrices(inside, readers).prices.isEmpty
      || inside.hasSuffix("/") && PictureNumber(String(inside.dropLast()))?.hasSign == true
    guard isUnit, let number = PictureNumber(price), number.hasSign,
      number.before.count(where: \.isLetter) <= 2,
      rest.isEmpty || PictureNumber(rest).map({ PriceLabel($0.before).isFormer }) == true
    else { return nil }
    let parts = [
      piece(price, of: text, at: 0..<open, highest: .max),
      piece("(" + inside + ")", of: text, at: open..<close + 1, highest: bodyHeight),
    ]
    if rest.isEmpty { return parts }
    return parts + [
      piece(rest, of: text, at: close + 1..<characters.count, highest: bodyHeight)
    ]
  }

  /// "0,75 l (70,00 €/l)" for "0,75 e (70,00 €/l)" where several lines of a page begin with liters: the letter looks like
  /// others.
  static func withLiters(_ texts: [StraightText], _ readers: TextReaders) -> [StraightText] {
    func parts(_ text: String) -> (number: Substring, letter: String, bracket: Substring)? {
      guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), text.contains("/") else {
        return nil
      }
      let number = text.prefix { $0.isNumber || ".,".contains($0) }
      guard number.first?.isNumber == true, number.endIndex <= open else { return nil }
      return (number, String(text[number.endIndex..<open]).trimmed, text[open...])
    }
    let all = texts.map { parts($0.text) }
    let sure = texts.indices.filter {
      guard let parts = all[$0] else { return false }
      return !parts.letter.isEmpty
        && readers.quantity(parts.number + " " + parts.letter)?.unit.kind == .volume
    }
    guard sure.count >= PictureLimit.style, let letter = all[sure[0]]?.letter else { return texts }
    let highest = sure.map { texts[$0].height }.max() ?? 0
    return zip(texts, all).map { text, parts in
      guard let parts, parts.letter.count <= 1, text.height <= highest + highest / 5,
        readers.quantity(parts.number + " " + parts.letter)?.unit.kind != .volume,
        PictureUnitPrices(String(parts.bracket), readers).prices.first?.per.unit.kind == .volume
      else { return text }
      var read = text
      read.text = parts.number + " " + letter + " " + parts.bracket
      return read
    }
  }

  /// "1 kg = 4,56 €" for "1 kg 4,56 €" where several lines of a page are written so, and "1 l = 3,27 €" for "113,27 €"
  /// among them: the letter of liters looks like a digit.
  static func withEquations(_ texts: [StraightText], _ readers: TextReaders) -> [StraightText] {
    let equations = texts.map { equation($0.text, readers) }
    guard equations.count(where: { $0 != nil }) >= PictureLimit.style else { return texts }
    let highest = zip(texts, equations).compactMap { $1 == nil ? nil : $0.height }.max() ?? 0
    return zip(texts, equations).map { text, equation in
      guard let words = equation ?? (text.height <= highest ? ofLiter(text.text) : nil) else {
        return text
      }
      var text = text
      text.text = words
      return text
    }
  }

  private static func equation(_ text: String, _ readers: TextReaders) -> String? {
    let words = text.split(separator: " ")
    guard 3...4 ~= words.count, words[0] == "1", words[1].allSatisfy(\.isLetter),
      let kind = readers.quantity(words[0] + " " + words[1])?.unit.kind,
      [.mass, .volume].contains(kind),
      let number = PictureNumber(words[2...].joined(separator: " ")), number.hasSign,
      number.cents?.count == 2
    else { return nil }
    return words[..<2].joined(separator: " ") + " = " + words[2...].joined(separator: " ")
  }

  private static func ofLiter(_ text: String) -> String? {
    var rest = text.drop { $0 == "1" }
    let ones = text.count - rest.count
    if ones == 1, rest.hasPrefix(" 1") { rest = rest.dropFirst(2) } else if ones < 2 { return nil }
    // "111,27": all ones behind the letter are digits.
    let price = String(repeating: "1", count: max(0, ones - 2)) + rest
    guard let number = PictureNumber(price), number.hasSign, number.before.isEmpty,
      number.cents?.count == 2, 1...2 ~= number.digits.count
    else { return nil }
    return "1 l = " + price
  }
}
