import PerText

extension HelpPage {
  /// The help as a part of the manual page, in the language of `man` (groff_man(7)).
  public var manual: String {
    var lines: [String] = []
    for section in sections {
      lines.append(".SS " + ManualText.quoted(section.title))
      for (index, block) in section.blocks.enumerated() {
        switch block {
        case .paragraph(let text):
          if index > 0 { lines.append(".PP") }
          lines += ManualText.wrapped(text)
        case .list(let entries):
          for entry in entries {
            lines += [".TP", ".B " + ManualText.escaped(entry.text)]
            lines += ManualText.wrapped(entry.meaning)
          }
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
