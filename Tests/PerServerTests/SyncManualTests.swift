import CatalogueTesting
import Foundation
import PerText
import Testing

@testable import per_sync

/// The help of per-sync in other languages, which is also their manual page.
@Suite struct SyncManualTests {
  /// With PER_WRITE_MANUAL=1 the pages are brought up to date instead.
  @Test(arguments: Catalogue.all)
  func theManualPageOfALanguageHasTheWordsOfTheHelp(catalogue: Catalogue) throws {
    let text = catalogue.speaking { SyncManual.text }
    let page = URL(filePath: #filePath)
      .appending(path: "../../../data/man/\(catalogue)/per-sync.1").standardized
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
      for line in HelpText.text.split(separator: "\n") {
        #expect(Terminal.columns(of: String(line)) <= HelpLayout.width, "\(line)")
      }
    }
  }
}
