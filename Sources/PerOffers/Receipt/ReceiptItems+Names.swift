import PerModel
import PerText

// The names of articles, as tills and shops write them.
extension ReceiptItems {
  /// Without article numbers before it, and signs around it.
  static func cleaned(_ label: String) -> String {
    var words = label.split(separator: " ").map(String.init)
    // "1 of: PASTA", "(2)06038300112 PASTA"
    if words.count > 2, words[0].allSatisfy(\.isNumber),
      LabelWords.words(.ofArticles).contains(words[1].lowercased())
    {
      words.removeFirst(2)
    }
    if let first = words.first, first.hasPrefix("("), first.filter(\.isNumber).count >= 6 {
      words.removeFirst()
    }
    while words.count > 1, isNumber(words[0], words.dropFirst().first) { words.removeFirst() }
    // A letter for the tax, behind the number
    if words.count > 2, words[words.count - 1].count <= 2, isNumber(words[words.count - 2], nil, 6)
    {
      words.removeLast()
    }
    while words.count > 1, let last = words.last, isNumber(last, nil, 6) { words.removeLast() }
    let signs = "*#-=_.:|"
    while let last = words.last, last.allSatisfy({ signs.contains($0) }) { words.removeLast() }
    while let first = words.first, first.allSatisfy({ signs.contains($0) }) { words.removeFirst() }
    return withoutCode(words.joined(separator: " "))
  }

  /// Without the number of the article in brackets at the end: "(#4410)", "(code: 88100)".
  static func withoutCode(_ name: String) -> String {
    guard let last = name.last, last == ")" || last.isNumber,
      let start = name.lastIndex(of: "("), start > name.startIndex
    else { return name }
    let code = name[start...]
    guard code.count(where: \.isNumber) > 2, code.contains("#") || code.contains(":") else {
      return name
    }
    return String(name[..<start]).trimmed
  }

  /// Whether a word is the number of an article, or a place or letter before one: "1068080", "001 78910001", "E 512515".
  private static func isNumber(_ word: String, _ next: String?, _ count: Int = 5) -> Bool {
    let isLong = { (word: String) in word.count >= count && word.allSatisfy(\.isNumber) }
    guard let next, word.count <= 3 else {
      return isLong(word) || word.count > 9 && word.drop { $0.isNumber }.count <= 2
    }
    return isLong(word) || isLong(next) && word.allSatisfy { $0.isNumber || $0.isUppercase }
  }

  /// The name as it stands, and the size where it says one: tills shorten names, so that nothing is taken out.
  static func named(_ name: String, _ readers: TextReaders) -> Candidate {
    var candidate = Candidate(name: name)
    let line = readers.line(name)
    if let quantity = line.statedQuantity, line.price == nil, line.unitPrice == nil,
      line.problem == nil, let part = line.quantity,
      quantity.unit.kind != .count && part.value.unit != nil
        // "Dishwasher tablets, 40 pcs"
        || part.range.upperBound == name.utf8.count && quantity.total > .one
          && (part.value.unit != nil || part.value.countName != nil)
    {
      candidate.quantity = quantity
    }
    return candidate
  }
}
