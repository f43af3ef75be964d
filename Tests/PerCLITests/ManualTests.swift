import CatalogueTesting
import Foundation
import PerText
import PerWords
import Testing

@testable import per_cli

/// The help in other languages, which is also their manual page.
@Suite struct ManualTests {
  @Test(arguments: Catalogue.all)
  func theManualPageOfALanguageHasTheWordsOfTheHelp(catalogue: Catalogue) throws {
    try catalogue.expectManual("per-cli", is: catalogue.speaking { CommandManual.text })
  }

  @Test(arguments: BookCommand.names)
  func theEnglishManualPageExplainsEveryCommandOfTheBook(command: String) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../data/man/per-cli.1").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    let headings = text.components(separatedBy: "\n.TP\n").dropFirst()
      .map { $0.prefix { $0 != "\n" } }
    #expect(headings.contains { $0.contains("book \(command)") })
  }

  @Test(arguments: ["de", "ja"])
  func linesOfTheHelpFitIntoTheirColumns(language: String) {
    Catalogue.of(language).speaking {
      for command in [nil, "parse", "rank", "book", "import"] {
        let help = HelpText.text(for: command)
        for line in help.split(separator: "\n") where !line.hasPrefix("  per-cli ") {
          #expect(Terminal.columns(of: String(line)) <= HelpLayout.width, "\(line)")
        }
      }
    }
  }
}
