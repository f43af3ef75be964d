import PerText
import PerWords

/// The help: sections of short paragraphs, with examples that can be typed.
///
/// It is the one source of the page in the program and of the manual page.
public struct HelpPage: Hashable, Sendable {
  /// The sections, in their order.
  public let sections: [Section]

  /// A section with its heading.
  public struct Section: Hashable, Sendable {
    /// The heading.
    public let title: String
    /// What it says.
    public let blocks: [Block]
  }

  /// A part of a section.
  public enum Block: Hashable, Sendable {
    /// Running text.
    case paragraph(String)
    /// Things to type, or keys to press, each with its meaning.
    case list([Entry])
    /// What the window looks like.
    case picture(HelpPicture)
  }

  /// A line of a list.
  public struct Entry: Hashable, Sendable {
    /// What is typed or pressed.
    public let text: String
    /// What it means.
    public let meaning: String
    /// What reads it; `nil` for keys.
    public let reader: Reader?
  }

  /// What reads an example.
  public enum Reader: Hashable, Sendable {
    case quantity, price, deal, need, target, line
    case term(Term)
  }
}

extension HelpPage.Entry {
  init(_ text: String, _ meaning: String, as reader: HelpPage.Reader) {
    self.init(text: text, meaning: meaning, reader: reader)
  }

  /// The text as the user types it.
  fileprivate func example(by formatter: Formatter) -> String {
    switch reader {
    case .quantity: formatter.example(quantity: text)
    case .deal: formatter.example(deal: text)
    case .need: formatter.example(need: text)
    case .term(let term): formatter.example(term, text)
    default: formatter.example(text)
    }
  }
}

extension HelpPage.Section {
  /// The same with the examples as a formatter writes them.
  fileprivate func written(by formatter: Formatter) -> HelpPage.Section {
    HelpPage.Section(
      title: title,
      blocks: blocks.map { block in
        guard case .list(let entries) = block else { return block }
        return .list(
          entries.map {
            HelpPage.Entry(
              text: $0.example(by: formatter), meaning: formatter.example($0.meaning),
              reader: $0.reader)
          })
      })
  }
}

extension HelpPage {
  /// The help in the user's language.
  public static var current: HelpPage { page(using: Formatter(.current)) }

  /// The help with its examples as a formatter writes them.
  static func page(using formatter: Formatter) -> HelpPage {
    let sections = [
      quickStart, typing, deals, weighedGoods, costs, needs, stores, priceBook, shopping, importing,
    ]
    return HelpPage(sections: sections.map { $0.written(by: formatter) } + [keys])
  }
}

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
        // A terminal has none.
        case .picture: break
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
