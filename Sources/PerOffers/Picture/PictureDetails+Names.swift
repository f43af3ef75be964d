import PerDocument
import PerModel
import PerText

// Names in lines that also say how much there is.
extension PictureDetails {
  /// "Towels" in "Towels, 8 Double Plus", with which a name goes on that had no more room in its line
  static func nameBeforeNumber(_ line: StraightText) -> StraightText? {
    guard let digit = line.text.firstIndex(where: \.isNumber) else { return nil }
    let start = String(line.text[..<digit]).trimmed
    guard start.hasSuffix(","), PictureLimit.hasWord(start), !PictureWords.beginsDetails(start),
      PriceMarks.count(in: line.text) == 0
    else { return nil }
    var own = line
    own.text = withoutMark(start)
    return own
  }

  /// "Basmati Rice" in "Basmati Rice 1 kg"
  static func nameBesideQuantity(
    _ line: StraightText, _ readers: TextReaders, goesOn: Bool = false
  ) -> StraightText? {
    if let own = nameBeforeComma(line, readers) ?? nameBehindPercentage(line, readers)
      ?? nameBeforeBracket(line, readers)
    {
      return own
    }
    guard line.text.contains(where: \.isNumber),
      let initial = line.text.first,
      initial.isLetter || "【[".contains(initial) || goesOn && initial == "&",
      goesOn || !PictureWords.beginsDetails(line.text), !line.text.contains("=")
    else { return nil }
    let read = readers.line(line.text)
    // "envase 250 g"
    if initial.isLowercase || goesOn, !read.name.contains(" "),
      readers.quantity("1 " + read.name)?.unit.kind == .count
    {
      return nil
    }
    guard read.statedQuantity != nil, read.price == nil, read.unitPrice == nil,
      let first = read.nameRanges.first, first.lowerBound == 0,
      goesOn ? PictureLimit.hasWord(read.name) : PictureLimit.isName(read.name),
      !PictureWords.isBadge(read.name, goesOn: goesOn)
    else { return nil }
    var own = line
    own.text =
      nameWithCount(line.text, readers, beside: read.name)
      ?? withoutMark(PictureWords.withoutDeposit(read.name))
    return own
  }

  /// "Yorkshire Tea 160 Tea Bags" in "Yorkshire Tea 160 Tea Bags 500g", which also says how many there are.
  private static func nameWithCount(
    _ line: String, _ readers: TextReaders, beside read: String
  ) -> String? {
    let words = line.split(separator: " ").map(String.init)
    for count in [2, 1] where words.count > count + 2 {
      let (name, size) = (words.dropLast(count), words.suffix(count).joined(separator: " "))
      guard let quantity = readers.quantity(size), [.mass, .volume].contains(quantity.unit.kind),
        size.first?.isNumber == true, let last = name.last, last.allSatisfy(\.isLetter),
        last.count >= PictureLimit.word,
        case let whole = name.joined(separator: " "), whole.count > read.count,
        whole.hasPrefix(read)
      else { continue }
      return whole
    }
    return nil
  }

  /// "Kronfågel" for the "Kronfågel." of "Kronfågel. 700 g", and "Orange Juice" for "Orange Juice,".
  static func withoutMark(_ name: String) -> String {
    guard let mark = name.last, ".,".contains(mark),
      let word = name.dropLast().split(whereSeparator: { $0 == " " || $0 == "." }).last,
      mark == "," || word.count > PictureLimit.wordOfBody
    else { return name }
    return String(name.dropLast())
  }

  /// "濃厚ソース" in "濃厚ソース, 500ml"
  private static func nameBeforeComma(
    _ line: StraightText, _ readers: TextReaders
  ) -> StraightText? {
    guard let comma = line.text.lastIndex(of: ","), line.text.utf8.count <= PictureLimit.terms
    else { return nil }
    let (name, rest) = (line.text[..<comma], String(line.text[comma...].dropFirst()).trimmed)
    guard PictureLimit.hasWord(String(name)), !name.contains(where: \.isNumber),
      rest.first?.isNumber == true, let quantity = readers.quantity(rest),
      [.mass, .volume, .count].contains(quantity.unit.kind), !PictureWords.isBadge(String(name))
    else { return nil }
    var own = line
    own.text = String(name).trimmed
    return own
  }

  /// "Baume" in "Baume (400 ml, Bodycreme)", also where the bracket ends in another line
  private static func nameBeforeBracket(
    _ line: StraightText, _ readers: TextReaders
  ) -> StraightText? {
    guard line.text.utf8.count <= PictureLimit.terms, let open = line.text.firstIndex(of: "("),
      let quantity = quantities(
        in: String(line.text[open...].dropFirst().prefix { !",)".contains($0) }).trimmed, readers
      ).first, [.mass, .volume, .count].contains(quantity.unit.kind)
    else { return nil }
    let name = String(line.text[..<open]).trimmed
    guard PictureLimit.hasWord(name), name.first?.isNumber == false,
      quantities(in: name, readers).isEmpty
    else { return nil }
    var own = line
    own.text = name
    return own
  }

  /// "2% Reduced Fat Milk" in "2% Reduced Fat Milk 1 gal"
  private static func nameBehindPercentage(
    _ line: StraightText, _ readers: TextReaders
  ) -> StraightText? {
    guard line.text.utf8.count <= PictureLimit.terms, let percent = line.text.firstIndex(of: "%"),
      line.text[..<percent].allSatisfy({ $0.isNumber || ".,".contains($0) })
    else { return nil }
    let words = line.text.split(separator: " ").map(String.init)
    for count in [2, 1] where words.count > count + 1 {
      let (name, size) = (words.dropLast(count).joined(separator: " "), words.suffix(count))
      guard let quantity = readers.quantity(size.joined(separator: " ")),
        size.first?.first?.isNumber == true, PictureLimit.hasWord(name),
        [.mass, .volume, .count].contains(quantity.unit.kind)
      else { continue }
      var own = line
      own.text = name
      return own
    }
    return nil
  }
}
