import CatalogueTesting
import PerText
import PerWords
import Testing

@testable import per_sync

/// The help of per-sync in other languages, which is also their manual page.
@Suite struct SyncManualTests {
  @Test(arguments: Catalogue.all)
  func theManualPageOfALanguageHasTheWordsOfTheHelp(catalogue: Catalogue) throws {
    try catalogue.expectManual("per-sync", is: catalogue.speaking { SyncManual.text })
  }

  @Test(arguments: ["de", "ja"])
  func linesOfTheHelpFitIntoTheirColumns(language: String) {
    Catalogue.of(language).speaking {
      for line in SyncHelpText.text.split(separator: "\n") {
        #expect(Terminal.columns(of: String(line)) <= HelpLayout.width, "\(line)")
      }
    }
  }
}
