import PerWords

/// What `--help` says about a command.
struct CommandHelp {
  /// What follows the name of the program, in each of its ways.
  let usage: [String]
  let parts: [HelpLayout.Part]
  var examples: [String] = []

  var text: String {
    var parts = parts
    if !examples.isEmpty { parts.append(.lines(heading: localized("Examples:"), examples)) }
    // Translators: before how a command is called.
    let ways = localized("Usage: %1$s", "per-cli ") + usage.joined(separator: "\nper-cli ")
    let lines = ways.split(separator: "\n").enumerated().flatMap {
      Self.lines($1, isFirst: $0 == 0)
    }
    return lines.joined(separator: "\n") + "\n\n" + HelpLayout(column: 19).text(parts)
  }

  /// The lines of a way to call the program, which end between what can be left out.
  private static func lines(_ way: Substring, isFirst: Bool) -> [String] {
    var depth = 0
    let kept = way.map { character in
      depth += character == "[" ? 1 : character == "]" ? -1 : 0
      return character == " " && depth > 0 ? "\u{A0}" : character
    }
    let lines = HelpLayout.wrapped(String(kept), to: HelpLayout.width - 9)
    return lines.enumerated().map { index, line in
      (isFirst && index == 0 ? "" : index == 0 ? "  " : "    ")
        + line.replacing("\u{A0}", with: " ")
    }
  }
}
