/// What stands before the names of a list, and is no part of them: "1. ", "2) SW1043 ", "* ", "Article: ".
enum ListNumbers {
  /// The names without it, where all of them have it; `nil` otherwise.
  static func dropped(_ names: [String]) -> [String]? {
    guard names.count > 1 else { return nil }
    let plain = numbered(names) ?? bulleted(names)
    let coded = coded(plain ?? names) ?? plain
    return labelled(coded ?? names) ?? coded
  }

  /// "Article: Rolled Oats"
  private static func labelled(_ names: [String]) -> [String]? {
    guard let colon = names[0].prefix(longestLabel).firstIndex(where: { ":：".contains($0) }) else {
      return nil
    }
    let label = names[0][...colon]
    guard
      names.allSatisfy({
        $0.hasPrefix(label) && ReceiptLine.isName(String($0.dropFirst(label.count)))
      })
    else { return nil }
    return names.map { String($0.dropFirst(label.count)).trimmed }
  }

  private static let longestLabel = 24

  private static func numbered(_ names: [String]) -> [String]? {
    var rest: [String] = []
    for (place, name) in names.enumerated() {
      var text = Substring(name)
      if text.first == "[" { text = text.dropFirst() }
      let number = String(place + 1)
      guard text.hasPrefix(number) else { return nil }
      text = text.dropFirst(number.count)
      let signs = text.prefix { ".):]、．".contains($0) }
      text = text.dropFirst(signs.count)
      guard !signs.isEmpty || text.first?.isWhitespace == true && names.count > 2,
        text.contains(where: \.isLetter)
      else { return nil }
      rest.append(String(text).trimmed)
    }
    return rest
  }

  private static func bulleted(_ names: [String]) -> [String]? {
    guard let sign = names[0].first, "*•-–■●▪・·".contains(sign),
      names.allSatisfy({ $0.first == sign && $0.contains(where: \.isLetter) })
    else { return nil }
    return names.map { String($0.dropFirst()).trimmed }
  }

  /// The numbers of articles, each of letters and at least three digits.
  private static func coded(_ names: [String]) -> [String]? {
    let parts = names.map { $0.split(separator: " ", maxSplits: 1) }
    guard
      parts.allSatisfy({ part in
        part.count == 2 && part[0].count(where: \.isNumber) > 2
          && part[0].allSatisfy {
            $0.isASCII && ($0.isNumber || $0.isUppercase || "-._#/".contains($0))
          }
          && part[1].contains(where: \.isLetter)
      })
    else { return nil }
    return parts.map { String($0[1]).trimmed }
  }
}
