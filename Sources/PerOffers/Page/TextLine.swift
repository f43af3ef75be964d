import PerDocument

/// A text that stands by itself in a document: what is between two breaks.
struct TextLine {
  /// The text or element that it is.
  let node: Int
  /// The first node that comes after it.
  let end: Int
  let text: String
  let traits: Node.Traits
  /// What the authors call the elements around it.
  let hints: String

  var isStruck: Bool { traits.contains(.struck) }
  var hasDigits: Bool { text.unicodeScalars.contains { $0.properties.numericType == .decimal } }
  var letterCount: Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.properties.isAlphabetic ? 1 : 0) }
  }
}

/// Parts a document into lines.
struct TextLines {
  private let document: Document
  private(set) var lines: [TextLine] = []
  private var hintsByNode: [Int: String] = [:]
  private static let maximumLines = 200_000

  /// The lines of a document in their order.
  static func all(of document: Document) -> [TextLine] {
    var lines = TextLines(document)
    lines.find()
    return lines.lines
  }

  private init(_ document: Document) { self.document = document }

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
    while index < nodes.count, lines.count < Self.maximumLines {
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
      let text = node.text.collapsed
      if text.isEmpty {
        isSpaced = true
        continue
      }
      let startsSpaced = node.text.first?.isWhitespace ?? false
      let traits = node.traits.intersection(.inherited)
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

  private struct Piece {
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
    let whole = Self.joined(pieces)
    if PriceMarks.count(in: whole) <= 1 { return append(pieces, whole) }
    var current: [Piece] = []
    for piece in pieces {
      if current.isEmpty || PriceMarks.count(in: Self.joined(current + [piece])) <= 1 {
        current.append(piece)
        continue
      }
      // A word between two prices belongs to the one that follows, unless it goes on with a slash.
      var moved: [Piece] = []
      while current.count > 1, let last = current.last, PriceMarks.isWord(last.text),
        let before = current.dropLast().last, !before.text.hasSuffix("/"),
        !PriceMarks.isUnit(last.text)
      {
        moved.insert(last, at: 0)
        current.removeLast()
      }
      append(current, Self.joined(current))
      current = moved + [piece]
    }
    append(current, Self.joined(current))
  }

  private static func joined(_ pieces: [Piece]) -> String {
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
    lines.append(
      TextLine(
        node: first.node, end: last.node + 1, text: text, traits: traits,
        hints: hints(around: first.node)))
  }

  /// The hints of the four elements around a node.
  private mutating func hints(around node: Int) -> String {
    let parent = document.nodes[node].parent
    if let known = hintsByNode[parent] { return known }
    var hints = ""
    var current = parent
    for _ in 0..<4 where current > 0 {
      let own = document.shapes[document.nodes[current].shape].hints
      if !own.isEmpty { hints += own + " | " }
      current = document.nodes[current].parent
    }
    hintsByNode[parent] = hints
    return hints
  }
}
