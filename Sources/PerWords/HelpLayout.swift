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

/// Writes text in the language of `man` (groff_man(7)).
public enum ManualText {
  /// How a page begins: the program in the title and, below its name, what it is for.
  package static func beginning(
    of program: String, version: String, purpose: String
  ) -> [String] {
    // Translators: the title of the section of the manual.
    let section = escaped(localized("User Commands"))
    return [
      ".TH \(escaped(program.uppercased())) 1 \"\" \"Per \(version)\" \"\(section)\""
        + adjustment(of: section),
      heading(localized(context: "manual", "NAME")),
      escaped(program) + " \\- " + escaped(purpose),
    ]
  }

  /// A section's heading.
  package static func heading(_ title: String) -> String { ".SH " + quoted(title) }

  /// The lines of a help text.
  package static func lines(of parts: [HelpLayout.Part]) -> [String] {
    parts.flatMap { part in
      switch part {
      case .paragraph(let text): [".PP"] + wrapped(text)
      case .entries(let heading, let entries):
        [".SS " + quoted(heading)]
          + entries.flatMap {
            [".TP", ".B " + escaped($0.typed)] + wrapped($0.meaning)
          }
      case .lines(let heading, let lines):
        [".SS " + quoted(heading), ".nf"] + lines.map(protected) + [".fi"]
      }
    }
  }

  /// A heading, as an argument of a request.
  public static func quoted(_ title: String) -> String {
    title.contains(" ") ? "\"\(escaped(title))\"" : escaped(title)
  }

  /// A sentence in each line, as usual in manual pages.
  public static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      line += (line.isEmpty ? "" : " ") + word
      if word.hasSuffix(".") {
        lines.append(line)
        line = ""
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map(protected)
  }

  /// A request that keeps groff from justifying lines without spaces to widen.
  public static func adjustment(of text: String) -> String {
    text.contains(where: isIdeographic) ? "\n.ad l" : ""
  }

  /// A line that begins with a dot or an apostrophe would be taken for a request.
  public static func protected(_ line: String) -> String {
    let line = escaped(line)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// The text with its special characters as groff names them.
  public static func escaped(_ text: String) -> String {
    var escaped = ""
    var last: Character?
    for character in text {
      // Chinese and Japanese have no spaces, and groff ends no line without being told where.
      if let last, isIdeographic(last), isIdeographic(character) || character.isLetter {
        escaped += "\\:"
      }
      last = character
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "½": escaped += "\\(12"
      case "¢": escaped += "\\(ct"
      case "←": escaped += "\\(<-"
      case "×": escaped += "\\(mu"
      case "“": escaped += "\\(lq"
      case "”": escaped += "\\(rq"
      // Marks of direction are for terminals; groff has no letter for them.
      case "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}": break
      default: escaped.append(character)
      }
    }
    return escaped
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x3041...0x9FFF).contains($0.value) } ?? false
  }
}
