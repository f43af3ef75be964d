import PerDocument
import PerText

// Lines that begin with who makes the article.
extension TextLines {
  /// Whether a line begins with who makes the article, and goes on with its name.
  func isMaker(_ first: Piece, apartFrom last: Piece) -> Bool {
    let element = document.nodes[first.node].parent
    guard first.node != last.node, !document.range(of: element).contains(last.node) else {
      return false
    }
    let own = document.shapes[document.nodes[element].shape].hints
    return LabelWords.parts(.markupBrand).contains { own.holds($0) }
  }
}
