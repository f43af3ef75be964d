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
