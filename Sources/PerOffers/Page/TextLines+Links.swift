import PerDocument

// Links that are whole cards: their elements stand one after the other, and style sheets part them.
extension TextLines {
  /// The link, button or label that a text is in, if it begins at a node or behind it; else -1.
  func linkAround(_ index: Int, from first: Int) -> Int {
    let kinds: Node.Traits = [.link, .control, .choice]
    guard !document.nodes[index].traits.isDisjoint(with: kinds) else { return -1 }
    var node = index
    while document.nodes[node].parent >= first,
      !document.nodes[document.nodes[node].parent].traits.isDisjoint(with: kinds)
    {
      node = document.nodes[node].parent
    }
    // All of it is in one link.
    let parent = document.nodes[node].parent
    return parent < first && !document.nodes[parent].traits.isDisjoint(with: kinds) ? -1 : node
  }

  /// Whether the first of the elements of a link, which is a whole card, is the name before a price.
  func isNameOfLink(_ pieces: [Piece]) -> Bool {
    let (first, second) = (pieces[0], pieces[1])
    return pieces.allSatisfy { $0.traits.contains(.link) } && isName(first.text)
      && PriceMarks.count(in: first.text) == 0
      && PriceMarks.count(in: Self.joined(Array(pieces.dropFirst()))) > 0
      && document.nodes[first.node].parent != document.nodes[second.node].parent
  }

  /// Whether the page calls the first text a name and another one a price: only a style sheet parts them.
  func isCalledName(_ pieces: [Piece]) -> Bool {
    let name = pieces[0]
    func hints(_ piece: Piece) -> Hints {
      Hints(document.shapes[document.nodes[document.nodes[piece.node].parent].shape].hints)
    }
    return name.text.count(where: \.isLetter) >= NameScore.fewestLetters && name.text.last != ":"
      && PriceMarks.count(in: name.text) == 0 && hints(name).isName
      && pieces.dropFirst().contains { hints($0).isPrice }
  }

  /// Whether a text has the words of a name, and says nothing of a price.
  func isName(_ text: String) -> Bool {
    let label = PriceLabel(text)
    return text.split(separator: " ").count > 1 && text.count { $0.isLetter } >= 9
      && !label.isLoyalty && !label.isFormer && !label.isOther && !label.isLowest && !label.isBonus
      && !PriceMarks.isUnit(text)
  }
}
