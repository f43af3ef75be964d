import PerDocument
import PerModel
import PerText

/// What a paragraph of a picture says of an article: its name, how much there is, unit prices.
struct PictureDetails {
  private(set) var name = ""
  private(set) var quantities: [Quantity] = []
  private(set) var unitPrices: [Candidate.UnitPrice] = []
  private(set) var deal: Deal?
  private(set) var deposit: Rational?

  /// - Parameter labels: texts that are next to many prices, such as the words of buttons.
  init(_ block: PictureBlock, _ readers: TextReaders, labels: Set<String>) {
    var nameLines: [StraightText] = []
    var isName = true
    // A unit price may go on in the next line.
    let whole = PictureUnitPrices(block.lines.map(\.text).joined(separator: " "), readers)
    unitPrices = whole.prices
    let isVolume = !unitPrices.isEmpty && unitPrices.allSatisfy { $0.per.unit.kind == .volume }
    for line in Self.unbroken(block.lines) {
      let units = PictureUnitPrices(line.text, readers)
      let rest = units.rest
      for quantity in Self.quantities(in: rest, readers, isVolume: isVolume)
      where !quantities.contains(quantity) {
        quantities.append(quantity)
      }
      takeTerms(rest, readers)
      guard isName, !PictureWords.isBadge(line.text), !labels.contains(line.text) else { continue }
      if nameLines.isEmpty, units.prices.isEmpty, let own = Self.nameBesideQuantity(line, readers) {
        nameLines.append(own)
        continue
      }
      // Who makes it, and what it is with how much there is: "Balea", "Duschgel, 300 ml"
      if nameLines.count == 1, let brand = nameLines.first, brand.text.count <= PictureLimit.maker,
        !brand.text.contains(where: \.isNumber), line.isPartOfName(beside: brand),
        units.prices.isEmpty, let own = Self.nameBesideQuantity(line, readers)
      {
        nameLines.append(own)
        isName = false
        continue
      }
      if !units.prices.isEmpty || !Self.canBeName(line.text, readers) {
        isName = nameLines.isEmpty
        continue
      }
      let length = nameLines.reduce(0) { $0 + $1.text.count }
      if let first = nameLines.first,
        !line.isPartOfName(beside: first) || nameLines.count >= PictureLimit.linesOfName
          || nameLines.count > 1 && length > PictureLimit.longName
            && nameLines.last?.text.hasSuffix("-") == false
      {
        isName = false
        continue
      }
      nameLines.append(line)
    }
    for (line, next) in zip(block.lines, block.lines.dropFirst()) {
      if let broken = Self.brokenQuantity(line.text, next.text, readers),
        !quantities.contains(broken)
      {
        quantities.append(broken)
      }
    }
    // Standard details may be the only text of an article: "Spain: strawberries"
    if nameLines.isEmpty, block.lines.count > 1, !unitPrices.isEmpty,
      PriceMarks.count(in: block.lines[0].text) == 0,
      block.lines[0].text.filter(\.isLetter).count >= PictureLimit.onlyName,
      Self.quantities(in: block.lines[0].text, readers).isEmpty
    {
      nameLines = [block.lines[0]]
    }
    name = Self.joined(nameLines.map(\.text))
    // Lengths and times are those of the article, unless it is sold by them.
    let kinds = Set(unitPrices.map(\.per.unit.kind))
    quantities.removeAll {
      ![.mass, .volume, .count].contains($0.unit.kind) && !kinds.contains($0.unit.kind)
    }
    if let kind = kinds.first, kinds.count == 1 {
      quantities =
        quantities.filter { $0.unit.kind == kind } + quantities.filter { $0.unit.kind != kind }
    }
  }

  /// "20 x" at the end of a line belongs to the next.
  private static func unbroken(_ lines: [StraightText]) -> [StraightText] {
    var lines = lines
    for index in lines.indices.dropLast() {
      let words = lines[index].text.split(separator: " ")
      guard words.count > 2, let last = words.last, TimesSigns.isOne(last),
        words[words.count - 2].allSatisfy(\.isNumber)
      else { continue }
      lines[index].text = words.dropLast(2).joined(separator: " ")
      lines[index + 1].text = words.suffix(2).joined(separator: " ") + " " + lines[index + 1].text
    }
    return lines
  }

  /// "64" at the end of a line and "tablets" in the next
  private static func brokenQuantity(
    _ line: String, _ next: String, _ readers: TextReaders
  ) -> Quantity? {
    guard let number = line.split(separator: " ").last, number.allSatisfy(\.isNumber),
      let unit = next.split(separator: " ").first, unit.allSatisfy(\.isLetter),
      let quantity = readers.quantity(number + " " + unit),
      [.mass, .volume, .count].contains(quantity.unit.kind)
    else { return nil }
    return quantity
  }

  /// "Basmati Rice" in "Basmati Rice 1 kg"
  private static func nameBesideQuantity(
    _ line: StraightText, _ readers: TextReaders
  ) -> StraightText? {
    guard line.text.contains(where: \.isNumber),
      let initial = line.text.first, initial.isLetter || "【[".contains(initial),
      !PictureWords.beginsDetails(line.text), !line.text.contains("=")
    else { return nil }
    let read = readers.line(line.text)
    guard read.statedQuantity != nil, read.price == nil, read.unitPrice == nil,
      let first = read.nameRanges.first, first.lowerBound == 0,
      PictureLimit.isName(read.name), !PictureWords.isBadge(read.name)
    else { return nil }
    var own = line
    own.text = read.name
    return own
  }

  private static func joined(_ lines: [String]) -> String {
    var name = ""
    for line in lines {
      if name.hasSuffix("-"), name.dropLast().last?.isLetter == true, let first = line.first,
        first.isLowercase,
        !LabelWords.words(.alternative).contains(String(line.prefix { $0.isLetter }))
      {
        name.removeLast()
        name += line
      } else {
        name += (name.isEmpty ? "" : " ") + line
      }
    }
    return name.trimmed.collapsed
  }

  /// Whether a line can be part of a name: it says neither how much there is nor anything else that is read.
  private static func canBeName(_ text: String, _ readers: TextReaders) -> Bool {
    guard PictureLimit.hasWord(text), let first = text.first else { return false }
    if "•(*–-/+=".contains(first) || first.isCurrencySymbol || text.contains("=") { return false }
    if PictureWords.isBadge(text) || PictureWords.beginsDetails(text) { return false }
    // "van 6,79", "2 + 1 gratis"
    if text.contains(where: \.isNumber) {
      if PictureWords.isLabelOfMoney(text) { return false }
      if PriceLabel(text).isFormer, PriceMarks.count(in: text) > 0 || PictureNumber(text) != nil {
        return false
      }
      let read = readers.line(text)
      if read.deal != nil, !PictureLimit.hasWord(read.name) { return false }
    }
    // "86-g- bzw."
    if Self.plain(text) != text { return false }
    if text.contains(where: \.isNumber), !quantities(in: text, readers).isEmpty { return false }
    return true
  }

  /// The quantities in a line.
  ///
  /// - Parameter isVolume: whether liters are meant, whose letter looks like a digit: "12 x 11".
  static func quantities(
    in text: String, _ readers: TextReaders, isVolume: Bool = false
  ) -> [Quantity] {
    guard text.utf8.count <= PictureLimit.lineOfQuantity else { return [] }
    var found: [Quantity] = []
    for part in parts(of: text) {
      // "950 g/" without a fraction
      let whole = part.hasSuffix("/") ? String(part.dropLast()) : part
      let part = withLetters(plain(whole.trimmed), isVolume: isVolume)
      if let quantity = readers.quantity(part) {
        found.append(quantity)
      } else if let (low, high) = range(part, readers) {
        found += [low, high]
      } else if part.contains(where: \.isNumber) || PriceMarks.beginsWithPer(part.lowercased()),
        let quantity = readers.line(part).statedQuantity
      {
        found.append(quantity)
      } else if LabelWords.words(.each).contains(part.lowercased()),
        let one = try? Quantity(.one, .item)
      {
        found.append(one)
      }
    }
    return found
  }

  /// "1.5 l" for "1.5 I", "18 oz" for "18 0z": letters that look like others, or like digits.
  private static func withLetters(_ text: String, isVolume: Bool) -> String {
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

  /// "218–250 g": the smallest and the largest of several sorts.
  private static func range(_ text: String, _ readers: TextReaders) -> (Quantity, Quantity)? {
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

  /// "500 g" for "500-g-Packung", and "1 l" for "1-l-PET-Fl."
  private static func plain(_ text: String) -> String {
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
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var current = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if ",;()".contains(character), !next.isNumber || character == "(" {
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

  private mutating func takeTerms(_ text: String, _ readers: TextReaders) {
    guard text.utf8.count <= PictureLimit.terms, text.contains(where: \.isNumber) else { return }
    let read = readers.line(text)
    if let paid = read.terms.deposit, deposit == nil { deposit = paid }
    guard deal == nil, let found = read.deal?.value, read.price == nil else { return }
    switch found.kind {
    case .percentOff, .amountOff: break
    default: deal = found
    }
  }
}
