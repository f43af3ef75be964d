extension HelpPage {
  /// The help as a part of the manual page, in the language of `man` (groff_man(7)).
  public var manual: String {
    var lines: [String] = []
    for section in sections {
      lines.append(".SS " + Self.quoted(section.title))
      for (index, block) in section.blocks.enumerated() {
        switch block {
        case .paragraph(let text):
          if index > 0 { lines.append(".PP") }
          lines += Self.wrapped(text)
        case .list(let entries):
          for entry in entries {
            lines += [".TP", ".B " + Self.escaped(entry.text)] + Self.wrapped(entry.meaning)
          }
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ title: String) -> String {
    title.contains(" ") ? "\"\(escaped(title))\"" : escaped(title)
  }

  /// A sentence in each line, as usual in manual pages.
  private static func wrapped(_ text: String) -> [String] {
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

  /// A line that begins with a dot or an apostrophe would be taken for a request.
  private static func protected(_ line: String) -> String {
    let line = escaped(line)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "½": escaped += "\\(12"
      case "¢": escaped += "\\(ct"
      case "←": escaped += "\\(<-"
      case "×": escaped += "\\(mu"
      case "“": escaped += "\\(lq"
      case "”": escaped += "\\(rq"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
