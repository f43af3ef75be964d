/// Lays a help text out for a terminal, in any language: paragraphs are wrapped, and what can be typed is in a column
/// beside what it means.
package struct HelpLayout {
  /// A part of a help text; an empty line follows.
  package enum Part {
    case paragraph(String)
    /// Things to type, each with its effect, below a heading.
    case entries(heading: String, [(typed: String, meaning: String)])
    /// Lines as they are typed, below a heading.
    case lines(heading: String, [String])
  }

  /// The columns of a line.
  package static let width = 100
  private let column: Int

  /// `column` is where the meanings begin.
  package init(column: Int) { self.column = column }

  package func text(_ parts: [Part]) -> String {
    parts.map { text($0) }.joined(separator: "\n\n")
  }

  private func text(_ part: Part) -> String {
    switch part {
    case .paragraph(let text): return Self.wrapped(text, to: Self.width).joined(separator: "\n")
    case .lines(let heading, let lines):
      return ([heading] + lines.map { "  " + $0 }).joined(separator: "\n")
    case .entries(let heading, let entries):
      return ([heading] + entries.flatMap { lines($0.typed, $0.meaning) }).joined(separator: "\n")
    }
  }

  private func lines(_ typed: String, _ meaning: String) -> [String] {
    let margin = String(repeating: " ", count: column)
    var lines = Self.wrapped(meaning, to: Self.width - column).map { margin + $0 }
    let first = Terminal.padded("  " + typed, to: column)
    if Terminal.columns(of: typed) + 2 >= column {
      lines.insert("  " + typed, at: 0)
    } else if let meaning = lines.first {
      lines[0] = first + meaning.dropFirst(column)
    }
    return lines
  }

  /// The lines of a paragraph. Between Chinese and Japanese characters, which have no spaces, a line can end anywhere but
  /// before a mark that closes something.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: text) {
      let isFirst = line.isEmpty
      let words = isFirst ? piece.drop { $0 == " " } : piece
      if !isFirst, Terminal.columns(of: line + words) > width {
        lines.append(line)
        line = String(piece.drop { $0 == " " })
      } else {
        line += words
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The text cut where a line can end; a space goes with what follows it.
  private static func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    for index in text.indices.dropFirst() {
      let before = text[text.index(before: index)]
      let isWide = { (character: Character) in Terminal.columns(of: String(character)) > 1 }
      let canEnd =
        text[index] == " "
        || (isWide(before) || isWide(text[index])) && before != " "
          && !"、。，．；：！？）」』”".contains(text[index]) && !"（「『“".contains(before)
      guard canEnd else { continue }
      pieces.append(text[start..<index])
      start = index
    }
    return pieces + [text[start...]]
  }
}
