import PerDocument
import PerModel
import PerText

// How much there is, in one line.
extension PictureDetails {
  /// "250" and the "1,5" of "Lessive liquide 1,5", whose unit was not seen.
  static func loneNumber(_ line: String) -> String? {
    guard let last = line.split(separator: " ").last, last.count <= 5,
      last.first?.isNumber == true, last.last?.isNumber == true,
      last.allSatisfy({ $0.isASCII && $0.isNumber || ".,".contains($0) })
    else { return nil }
    return String(last)
  }

  /// The "6" of "Min 6", the "50" of "(50 Port.)" and "12" and "11" of "12 for 11", which may say how many there are.
  static func loneCounts(_ line: String) -> [String] {
    line.split { " ()".contains($0) }.map(String.init).filter { word in
      guard word.count <= 3, word.allSatisfy({ $0.isASCII && $0.isNumber }) else { return false }
      return word.first != "0" && word != "1"
    }
  }

  /// What a number may say of how much there is, beside a price for a unit of that kind. The letter of liters may look
  /// like a digit: "11".
  static func quantities(
    of number: String, _ kind: Unit.Kind, _ readers: TextReaders
  ) -> [Quantity] {
    switch kind {
    case .mass: ["kg", "g"].compactMap { readers.quantity(number + " " + $0) }
    case .volume:
      (number.count > 1 && number.last == "1" ? [readers.quantity(number.dropLast() + " l")] : [])
        .compactMap(\.self) + ["l", "ml"].compactMap { readers.quantity(number + " " + $0) }
    case .count:
      Int(number).flatMap { try? Quantity(Rational($0), .item) }.map { [$0] } ?? []
    default: []
    }
  }

  /// The quantities in a line.
  ///
  /// - Parameter isVolume: whether liters are meant, whose letter looks like a digit: "12 x 11".
  static func quantities(
    in text: String, _ readers: TextReaders, isVolume: Bool = false
  ) -> [Quantity] {
    // "ポイント1%(6pt)" counts points, and no pints.
    guard text.utf8.count <= PictureLimit.lineOfQuantity, !PriceLabel(text).isBonus else {
      return []
    }
    if let packs = packsInBrackets(text, readers) { return [packs] }
    var found = wholeInBrackets(text, readers).map { [$0] } ?? []
    for part in parts(of: text) {
      // "950 g/" without a fraction
      let ended = part.hasSuffix("/") ? String(part.dropLast()) : part
      // "Breakfast Cereal" and "-21oz" in the next line
      let whole = text.hasPrefix("-") ? String(ended.drop { $0 == "-" || $0 == " " }) : ended
      let part = withLetters(plain(whole.trimmed), isVolume: isVolume)
      // "15-p" is a pack of fifteen.
      if let quantity = readers.quantity(part) ?? readers.quantity(whole.trimmed) {
        found.append(quantity)
      } else if let sizes = sizes(part, readers) {
        found += sizes
      } else if let size = sizeBeforeMaker(part, readers) {
        found.append(size)
      } else if let (low, high) = range(part, readers) {
        found += [low, high]
      } else if part.contains(where: \.isNumber) || PriceMarks.beginsWithPer(part.lowercased()),
        case let line = readers.line(part), let quantity = line.statedQuantity
      {
        // "4 slices - 160 g" can be read in two ways.
        found += [quantity] + line.alternatives.compactMap(\.statedQuantity)
      } else if LabelWords.words(.each).contains(part.lowercased()),
        let one = try? Quantity(.one, .item)
      {
        found.append(one)
      }
    }
    // "6 bottles of 1.5" lacks its unit, and "1,204件" counts what was found.
    return found.filter {
      $0.unit.kind != .count
        || $0.amount.denominator == 1
          && ($0.amount < Rational(1000) || $0.amount.numerator % 10 == 0)
    }
  }

  /// "1,5 kg", "3 kg" and "10 kg" in "1,5 kg 3 kg 10 kg", which somebody may choose among.
  private static func sizes(_ text: String, _ readers: TextReaders) -> [Quantity]? {
    var words = text.split(separator: " ").map(String.init)[...]
    var found: [Quantity] = []
    while !words.isEmpty {
      let size = (1...4).reversed().lazy.compactMap { count -> (Int, Quantity)? in
        guard count <= words.count, words.first?.first?.isNumber == true else { return nil }
        return readers.quantity(words.prefix(count).joined(separator: " ")).map { (count, $0) }
      }.first
      guard let (count, quantity) = size else { return nil }
      found.append(quantity)
      words = words.dropFirst(count)
    }
    return found.count > 1 ? found : nil
  }

  /// The "24.7 oz" and the 20 pieces of "24.7 oz, 20 count", which may weigh as much together: a unit price tells.
  static func parts(of size: Quantity) -> [Quantity] {
    guard size.unit.kind == .mass, let count = size.packs.first, size.packs.count == 1 else {
      return []
    }
    return [try? Quantity(size.amount, size.unit), try? Quantity(Rational(count), .item)]
      .compactMap(\.self)
  }

  /// Whether the count in a name is how strong an article is, as a smaller count in a line of its own says: "Magnesium
  /// 400 Tablets", "20 pieces · 84 g".
  static func isStrength(
    _ name: String, in lines: [StraightText], _ units: [Candidate.UnitPrice], _ readers: TextReaders
  ) -> Bool {
    func count(_ text: String) -> Rational? {
      quantities(in: text, readers).first { $0.unit.kind == .count }?.total
    }
    guard name.contains(where: \.isNumber), !units.contains(where: { $0.per.unit.kind == .count }),
      let strength = count(name), strength >= PictureLimit.leastStrength
    else { return false }
    return lines.contains {
      $0.text.first?.isNumber == true && count($0.text).map { $0 > .one && $0 < strength } == true
    }
  }

  /// Whether so many pieces of this weight are too heavy for one pack, so that it is the weight of all: "36 oz, 36 count".
  static func isTooHeavy(_ size: Quantity) -> Bool {
    size.unit.kind == .mass && size.packs.contains { $0 >= PictureLimit.manyPieces }
      && PictureLimit.heaviest.map { size.total > $0.total } == true
  }

  /// How much the lines of a name say together: "Sparkling Water, 12 fl oz" and "Cans, 12 Pack".
  static func wholeSize(
    _ name: [StraightText], in lines: [StraightText], _ readers: TextReaders
  ) -> Quantity? {
    guard
      let first = lines.firstIndex(where: { line in name.first?.sources == line.sources }),
      let last = lines.lastIndex(where: { line in name.last?.sources == line.sources })
    else { return nil }
    var own = lines[first...last]
    // "30 Comprimidos" in the last line is no more part of what was taken for the name.
    // "tray, case of 24" is neither.
    if last + 1 < lines.count, lines[last].isSameType(as: lines[last + 1]),
      !PictureWords.isStars(lines[last + 1].text),
      lines[last + 1].text.first?.isNumber == true
        || quantities(in: lines[last + 1].text, readers).contains(where: {
          $0.unit.kind == .count && $0.total > .one
        }),
      PictureUnitPrices(lines[last + 1].text, readers).prices.isEmpty
    {
      own.append(lines[last + 1])
    }
    guard own.count > 1 else { return nil }
    let whole = own.map(\.text).joined(separator: " ")
    guard whole.utf8.count <= PictureLimit.lineOfQuantity, whole.contains(where: \.isNumber),
      let size = readers.line(whole).statedQuantity,
      size.unit.kind == .count || !size.packs.isEmpty, !isTooHeavy(size)
    else { return nil }
    return size
  }

  /// "950 g" in "950 g / OTA": behind a slash stands who makes it, and no unit.
  private static func sizeBeforeMaker(_ text: String, _ readers: TextReaders) -> Quantity? {
    guard text.first?.isNumber == true, let slash = text.firstIndex(of: "/"),
      text[..<slash].contains(where: \.isLetter)
    else { return nil }
    let maker = String(text[slash...].dropFirst()).trimmed
    guard let word = maker.split(whereSeparator: { !$0.isLetter }).first,
      maker.first?.isLetter == true, word.count > 1, readers.quantity("1 " + word) == nil,
      let size = readers.quantity(withLetters(String(text[..<slash]).trimmed)),
      [.mass, .volume, .count].contains(size.unit.kind)
    else { return nil }
    return size
  }

  /// "12 fl oz cans (pack of 18)": how much is in one, and in brackets how many there are.
  private static func packsInBrackets(_ text: String, _ readers: TextReaders) -> Quantity? {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
      readers.line(String(text[text.index(after: open)..<close])).statedQuantity?.unit.kind
        == .count,
      let quantity = readers.line(text).statedQuantity, !quantity.packs.isEmpty,
      [.mass, .volume].contains(quantity.unit.kind)
    else { return nil }
    return quantity
  }

  /// "800 g" in "4 packs (800 g)": what all of them hold.
  private static func wholeInBrackets(_ text: String, _ readers: TextReaders) -> Quantity? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      let inside = readers.quantity(String(text[open...].dropFirst().dropLast())),
      inside.packs.isEmpty, [.mass, .volume].contains(inside.unit.kind),
      text[..<open].contains(where: \.isNumber),
      readers.line(text).statedQuantity?.total == inside.total
    else { return nil }
    return inside
  }

  /// "1.5 l" for "1.5 I", "18 oz" for "18 0z": letters that look like others, or like digits.
  static func withLetters(_ text: String, isVolume: Bool = false) -> String {
    var words = text.split(separator: " ").map(String.init)
    for index in words.indices.dropFirst() where words[index - 1].last?.isNumber == true {
      switch words[index] {
      case "I", "|": words[index] = "l"
      case "1" where isVolume: words[index] = "l"
      case let word where word.lowercased() == "0z": words[index] = "oz"
      default: break
      }
    }
    if isVolume, let last = words.last, last.last == "1",
      words.allSatisfy({
        $0.allSatisfy { $0.isNumber || ".,".contains($0) || TimesSigns.all.contains($0) }
      }), last.reversed().prefix(while: { $0.isNumber || ".,".contains($0) }).count > 1
    {
      words[words.count - 1] = last.dropLast() + " l"
    }
    while let last = words.last, ["|", "·", "•"].contains(last) { words.removeLast() }
    return words.joined(separator: " ")
  }

  /// "500 g" for "500-g-Packung", and "1 l" for "1-l-PET-Fl."
  static func plain(_ text: String) -> String {
    var result = ""
    let characters = Array(text)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      var end = index + 1
      while end < characters.count, characters[end].isLetter { end += 1 }
      let isUnit =
        character == "-" && index > 0 && characters[index - 1].isNumber
        && (2...4).contains(end - index)
        && (end == characters.count || characters[end] == "-" || characters[end] == " ")
      guard isUnit else {
        result.append(character)
        index += 1
        continue
      }
      result += " " + String(characters[index + 1..<end])
      index = end
      // What kind of pack it is
      while index < characters.count, "-.".contains(characters[index]) || characters[index].isLetter
      {
        index += 1
      }
    }
    return result
  }

  /// What is between commas that separate no digits, and between words for "or".
  static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var current = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let isInside = next.isNumber && index > 0 && !characters[index - 1].isLetter
      if ",;()·•|".contains(character), !isInside || character == "(" {
        parts.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    parts.append(current)
    return parts.flatMap { part -> [String] in
      var pieces: [String] = [""]
      for word in part.split(separator: " ") {
        let letters = word.hasSuffix(".") ? word.dropLast() : word
        if LabelWords.words(.alternative).contains(letters.lowercased()) {
          pieces.append("")
        } else {
          pieces[pieces.count - 1] += (pieces[pieces.count - 1].isEmpty ? "" : " ") + word
        }
      }
      return pieces
    }.filter { !$0.isEmpty }
  }
}
