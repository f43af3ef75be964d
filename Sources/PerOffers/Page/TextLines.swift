import PerDocument
import PerText

/// Parts a document into lines.
struct TextLines {
  let document: Document
  private(set) var lines: [TextLine] = []
  private var hintsByNode: [Int: String] = [:]
  /// Which buttons are cards.
  private var cardButtons: [Int: Bool] = [:]

  /// The lines of a document in their order.
  static func all(of document: Document) -> [TextLine] {
    var lines = TextLines(document)
    lines.find()
    lines.keepWhatIsNotBeside()
    return TornPrices.joined(FullNames.completed(lines.lines, of: document), of: document)
  }

  private init(_ document: Document) { self.document = document }

  /// Where nearly all numbers stand beside the matter, they are the matter: some authors call the whole page "nav".
  private mutating func keepWhatIsNotBeside() {
    let numbered = lines.filter(\.hasDigits)
    let beside = numbered.count { $0.traits.contains(.aside) }
    guard beside >= PageLimit.numbersBeside,
      beside * 100 >= numbered.count * PageLimit.shareBeside
    else { return }
    for index in lines.indices { lines[index].traits.remove(.aside) }
  }

  /// The lines with all that stands in one row of a table as one line.
  static func rows(of document: Document, _ lines: [TextLine]) -> [TextLine] {
    let nodes = document.nodes
    // The row around each node: of rows within rows the inner one.
    var rowOf = [Int](repeating: -1, count: nodes.count)
    for index in nodes.indices where nodes[index].parent >= 0 {
      rowOf[index] = nodes[index].traits.contains(.row) ? index : rowOf[nodes[index].parent]
    }
    var rows: [TextLine] = []
    var last = -1
    for line in lines where !line.isStruck {
      let row = rowOf[line.node]
      if row >= 0, row == last, let before = rows.popLast() {
        rows.append(
          TextLine(
            node: before.node, end: line.end, text: before.text + " " + line.text,
            traits: before.traits, hints: before.hints))
      } else {
        rows.append(line)
      }
      last = row
    }
    return rows
  }

  private mutating func find() {
    let nodes = document.nodes
    // Whether a block is inside of an element: from the end, so that each is known before what is around it.
    var hasBlock = [Bool](repeating: false, count: nodes.count)
    for index in nodes.indices.reversed() where index > 0 {
      let isBlock = nodes[index].traits.contains(.block)
      if isBlock || hasBlock[index] { hasBlock[nodes[index].parent] = true }
    }
    var run: [Int] = []
    var runParent = -1
    var index = 1
    while index < nodes.count, lines.count < PageLimit.lines {
      let node = nodes[index]
      if node.traits.contains(.hidden) {
        index = max(node.end, index + 1)
        continue
      }
      let isInline = !node.traits.contains(.block) && !hasBlock[index]
      if isInline {
        if node.parent != runParent {
          take(run)
          run = []
          runParent = node.parent
        }
        run.append(index)
        index = max(node.end, index + 1)
        continue
      }
      take(run)
      run = []
      runParent = -1
      index += 1
    }
    take(run)
  }

  /// The lines of elements and texts that stand one after the other.
  private mutating func take(_ run: [Int]) {
    guard let first = run.first, let last = run.last else { return }
    let all = first..<max(document.nodes[last].end, last + 1)
    var pieces: [Piece] = []
    var isSpaced = false
    var link = -1
    for index in all {
      let node = document.nodes[index]
      if node.traits.contains(.hidden) { continue }
      if node.traits.contains(.lineBreak) {
        emit(pieces)
        pieces = []
        continue
      }
      guard node.isText else {
        if node.traits.contains(.picture) { isSpaced = true }
        continue
      }
      var text = node.text.collapsed
      // "278" and "円※"
      if text.last == "※" { text.removeLast() }
      if text.isEmpty {
        isSpaced = true
        continue
      }
      let startsSpaced = node.text.first?.isWhitespace ?? false
      var traits = node.traits.intersection(.inherited)
      if traits.contains(.control), isInCard(index) { traits.remove(.control) }
      // "25,80 € / par kg": the slash is seen, and the word is heard.
      if traits.contains(.spoken), pieces.last?.text.hasSuffix("/") == true,
        LabelWords.words(.per).contains(text.lowercased())
      {
        continue
      }
      // "119", "," and "90": the point is heard, because the cents are raised where they are seen.
      if traits.contains(.spoken), ".,".contains(text) { traits.remove(.spoken) }
      // Links side by side, each of which is a whole card, and labels of sizes
      let own = linkAround(index, from: first)
      if own != link, pieces.count > (traits.contains(.choice) ? 0 : 1),
        PriceMarks.count(in: Self.joined(pieces)) > 0
      {
        emit(pieces)
        pieces = []
      }
      link = own
      // "8,49 €" and a raised "1"
      if traits.contains(.raised), text.count == 1, pieces.last?.text.last?.isCurrencySymbol == true
      {
        continue
      }
      let piece = Piece(
        node: index, text: text, isSpaced: isSpaced || startsSpaced, traits: traits)
      isSpaced = node.text.last?.isWhitespace ?? false
      if let before = pieces.last,
        before.traits.symmetricDifference(traits).intersection([.struck, .spoken, .control, .link])
          .isEmpty == false
      {
        emit(pieces)
        pieces = []
      }
      pieces.append(piece)
    }
    emit(pieces)
  }

  /// Whether a text is in a button that is a whole card: it holds a picture or a heading, and a price.
  private mutating func isInCard(_ index: Int) -> Bool {
    var button = document.nodes[index].parent
    while button > 0, document.nodes[document.nodes[button].parent].traits.contains(.control) {
      button = document.nodes[button].parent
    }
    if let known = cardButtons[button] { return known }
    let inside = document.range(of: button).dropFirst().prefix(PageLimit.nodesOfButton)
    let isCard =
      inside.contains { !document.nodes[$0].traits.isDisjoint(with: [.picture, .heading]) }
      && PriceMarks.count(in: String(document.text(of: button).prefix(PageLimit.lettersOfButton)))
        > 0
    cardButtons[button] = isCard
    return isCard
  }

  struct Piece {
    let node: Int
    var text: String
    let isSpaced: Bool
    let traits: Node.Traits
  }

  /// Makes lines of pieces: one, or several where there are several prices.
  private mutating func emit(_ pieces: [Piece]) {
    guard let first = pieces.first else { return }
    guard pieces.count > 1 else {
      return append([first], document.isOfLines ? PriceMarks.apart(first.text) : first.text)
    }
    // A row on paper is read by its end.
    if document.source == .pdf || document.source == .picture {
      return append(pieces, pieces.map(\.text).joined(separator: " "))
    }
    // A badge says by how much it was made cheaper; the price beside it has that already.
    if let badge = pieces.firstIndex(where: { Self.isPercentage($0.text) }),
      "-–−".contains(pieces[badge].text.first ?? " ")
        || PriceMarks.count(in: Self.joined(pieces)) > 0
    {
      emit(Array(pieces[..<badge]))
      append([pieces[badge]], pieces[badge].text)
      return emit(Array(pieces[(badge + 1)...]))
    }
    if isNameOfLink(pieces) || isCalledName(pieces) {
      append([first], first.text)
      return emit(Array(pieces.dropFirst()))
    }
    let whole = Self.joined(pieces)
    if PriceMarks.count(in: whole) <= 1 {
      guard let name = nameBehindPrice(pieces) else { return append(pieces, whole) }
      append(Array(pieces[..<name]), Self.joined(Array(pieces[..<name])))
      return append(Array(pieces[name...]), Self.joined(Array(pieces[name...])))
    }
    var current: [Piece] = []
    for piece in pieces {
      if current.isEmpty || PriceMarks.count(in: Self.joined(current + [piece])) <= 1 {
        current.append(piece)
        continue
      }
      // A word between two prices belongs to the one that follows, unless it goes on with a slash, or stands in brackets.
      var moved: [Piece] = []
      while current.count > 1, let last = current.last, !PriceMarks.isInBrackets(last.text),
        let before = current.dropLast().last, !before.text.hasSuffix("/"),
        !isBehind(last, before, apartFrom: piece),
        PriceMarks.isWord(last.text) && !PriceMarks.isUnit(last.text)
          || moved.isEmpty
            && (PriceMarks.isWhole(last.text, before: piece.text)
              || PriceMarks.isAmount(last.text, before: piece.text))
      {
        moved.insert(last, at: 0)
        current.removeLast()
      }
      append(current, Self.joined(current))
      current = moved + [piece]
    }
    append(current, Self.joined(current))
  }

  /// "£1.20 <small>excl. VAT</small>" before another price: the words are in the element of the one before.
  private func isBehind(_ words: Piece, _ price: Piece, apartFrom next: Piece) -> Bool {
    let element = document.range(of: document.nodes[price.node].parent)
    return element.contains(words.node) && !element.contains(next.node)
  }

  /// Where a name begins behind a price, in an element of its own: "$1.99/lb" and "Boneless Chicken Breast".
  private func nameBehindPrice(_ pieces: [Piece]) -> Int? {
    guard
      let name = pieces.indices.dropFirst().first(where: { index in
        let text = pieces[index].text
        return text.split(separator: " ").count > 1
          && text.count { $0.isLetter } >= PageLimit.nameBehindPrice
          && document.nodes[pieces[index].node].parent
            != document.nodes[pieces[index - 1].node].parent
      }), PriceMarks.count(in: Self.joined(Array(pieces[..<name]))) == 1
    else { return nil }
    return isName(pieces[name].text) ? name : nil
  }

  /// "-23%"
  private static func isPercentage(_ text: String) -> Bool {
    text.utf8.count <= PageLimit.percentage && text.last == "%" && text.contains(where: \.isNumber)
      && text.dropLast().allSatisfy { $0.isNumber || "-–−+., ".contains($0) || $0.isWhitespace }
  }

  static func joined(_ pieces: [Piece]) -> String {
    var text = pieces[0].text
    for piece in pieces.dropFirst() {
      text += PriceMarks.separator(
        text, piece.text, isSpaced: piece.isSpaced, isRaised: piece.traits.contains(.raised))
      text += piece.text
    }
    return text
  }

  private mutating func append(_ pieces: [Piece], _ text: String) {
    guard let first = pieces.first, let last = pieces.last else { return }
    var traits = first.traits
    for piece in pieces.dropFirst() { traits.formIntersection(piece.traits.union(.raised)) }
    // Raised cents make a price of numbers that nothing else marks as one.
    if pieces.count > 1, last.traits.contains(.raised), PriceMarks.hasCents(text) {
      traits.insert(.raised)
    }
    lines.append(
      TextLine(
        node: first.node, end: last.node + 1, text: text, traits: traits,
        hints: hints(around: first.node)))
  }

  /// The hints of the elements around a node.
  private mutating func hints(around node: Int) -> String {
    let parent = document.nodes[node].parent
    if let known = hintsByNode[parent] { return known }
    var hints = ""
    var current = parent
    for _ in 0..<PageLimit.elementsAround where current > 0 {
      let own = document.shapes[document.nodes[current].shape].hints
      if !own.isEmpty { hints += own + " | " }
      current = document.nodes[current].parent
    }
    hintsByNode[parent] = hints
    return hints
  }
}
