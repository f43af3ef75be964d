import CatalogueTesting
import Foundation
import PerText
import Testing

@testable import per_cli

/// The help in other languages, which is also their manual page.
@Suite struct ManualTests {
  /// With PER_WRITE_MANUAL=1 the pages are brought up to date instead.
  @Test(arguments: Catalogue.all)
  func theManualPageOfALanguageHasTheWordsOfTheHelp(catalogue: Catalogue) throws {
    let text = catalogue.speaking { CommandManual.text }
    let page = URL(filePath: #filePath)
      .appending(path: "../../../data/man/\(catalogue)/per-cli.1").standardized
    if ProcessInfo.processInfo.environment["PER_WRITE_MANUAL"] != nil {
      try text.write(to: page, atomically: true, encoding: .utf8)
    } else {
      let written = try String(contentsOf: page, encoding: .utf8)
      #expect(written == text, "run this test with PER_WRITE_MANUAL=1")
    }
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
