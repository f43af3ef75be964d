import PerDocument

/// Gives lines that a style or a server has cut the rest of their words, and links that show nothing but a picture their name:
/// links, headings and pictures often say it elsewhere.
struct FullNames {
  private let document: Document

  /// The elements around a cut text in which its whole is looked for, and how many nodes of a card.
  private static let (around, nodes) = (6, 200)
  /// Fewer letters are the beginning of anything.
  private static let letters = 6
  /// This many cards without names, of which each has a link or a picture, are a listing.
  private static let nameless = 3

  /// The lines with their full texts.
  static func completed(_ lines: [TextLine], of document: Document) -> [TextLine] {
    guard !document.names.isEmpty || !document.values.isEmpty, document.source == .page else {
      return lines
    }
    let names = FullNames(document: document)
    return names.withNames(lines.map(names.completed))
  }

  private func completed(_ line: TextLine) -> TextLine {
    guard line.text.hasSuffix("…") || line.text.hasSuffix("...") else { return line }
    let start = NameForm(line.text)
    guard start.length >= Self.letters, let whole = whole(of: start, line.node) else { return line }
    return line.saying(whole)
  }

  /// What begins as a cut text does, nearest to it.
  private func whole(of start: NameForm, _ node: Int) -> String? {
    var current = document.nodes[node].parent
    for _ in 0..<Self.around where current > 0 {
      let range = document.range(of: current)
      for index in range.prefix(Self.nodes) {
        for name in [document.names[index], pictured(index)] {
          if let name, NameForm(name).length > start.length, NameForm(name).begins(with: start) {
            return name
          }
        }
      }
      guard range.count <= Self.nodes else { return nil }
      current = document.nodes[current].parent
    }
    return nil
  }

  private func pictured(_ node: Int) -> String? {
    document.nodes[node].traits.contains(.picture) ? document.values[node] : nil
  }

  /// The lines with one for each link that shows no text and is called something, where cards have no other name.
  private func withNames(_ lines: [TextLine]) -> [TextLine] {
    let links = document.links.keys.sorted().compactMap { name(of: $0) }
    guard links.count >= Self.nameless else { return lines }
    let starts = links.map { lines[$0.node..<Int.max, by: \.node].startIndex }
    let found = zip(links, zip(starts, starts.dropFirst() + [lines.count])).filter {
      isPriceAlone(lines[$1.0..<$1.1], of: NameForm($0.text))
    }
    guard found.count >= Self.nameless, Set(found.map(\.0.text)).count == found.count else {
      return lines
    }
    var all = lines
    for (link, place) in found.reversed() { all.insert(link, at: place.0) }
    return all
  }

  /// A line with what a link is called that shows no text.
  private func name(of link: Int) -> TextLine? {
    let node = document.nodes[link]
    let range = document.range(of: link)
    guard node.traits.isDisjoint(with: [.aside, .hidden, .control, .basket]),
      range.count <= Self.nodes,
      document.text(of: link).isEmpty,
      let called = document.names[link] ?? range.lazy.compactMap(pictured).first
    else { return nil }
    // "Green Tea, 500 g, £6.00"
    let name = called.split(separator: ", ").prefix { PriceMarks.count(in: String($0)) == 0 }
      .joined(separator: ", ")
    guard name.count(where: \.isLetter) >= Self.letters else { return nil }
    return TextLine(
      node: link, end: range.upperBound, text: name,
      traits: node.traits.intersection(.inherited), hints: "")
  }

  /// Whether some lines have a price, and nothing before it that could be a name, nor this one behind it.
  private func isPriceAlone(_ lines: ArraySlice<TextLine>, of name: NameForm) -> Bool {
    let isShown = lines.contains { line in
      let text = NameForm(line.text)
      return text.length >= Self.letters && text.resembles(name)
    }
    guard !isShown, let price = lines.firstIndex(where: { PriceMarks.count(in: $0.text) > 0 })
    else { return false }
    return lines[..<price].allSatisfy {
      $0.traits.isDisjoint(with: [.link, .heading])
        && ($0.hasDigits || $0.traits.contains(.control) || $0.letterCount < Self.letters)
    }
  }
}
