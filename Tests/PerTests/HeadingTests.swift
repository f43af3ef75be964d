import GtkKit
import PerViewModel
import Testing
import ToolkitTesting
import WaitTesting

@testable import Per

extension PerSuite {
  /// The title of a place is read in full next to three window buttons, however narrow the window is.
  @Suite struct HeadingTests {
    @Test(arguments: Reading.all, [Place.priceBook, .shoppingList])
    func theTitleOfAPlaceIsNeverCut(_ reading: Reading, _ place: Place) async throws {
      // It says how much room a title takes.
      let style = CssProvider(Embedded.style)
      style.addToDisplay()
      TextScale.set(reading.scale)
      WindowButtons.useThree()
      defer {
        style.removeFromDisplay()
        TextScale.set(1)
        WindowButtons.useUsual()
      }
      try Languages.speak(reading.language)
      defer { try? Languages.speak("en") }
      let shown = try await Shown(reading.locale, width: 1000, height: 640)
      defer { shown.close() }
      let window = shown.window
      shown.model.go(to: place)
      let heading = try #require(window.page?.heading)
      try await until("the title is in the header bar") {
        heading.title.isWholeLabel && !heading.row.isVisible
      }
      try await until("the title is read in a narrow window") {
        // What needs less width comes only when the window has become narrower.
        window.setDefaultSize(width: 360 + window.borderWidth, height: 640)
        return window.allocatedWidth <= 360 && heading.title.isWholeLabel
      }
      // It stays there.
      let isBelow = heading.row.isVisible
      for _ in 0..<2 {
        window.arrangeRows()
        #expect(heading.row.isVisible == isBelow)
      }
      // One that is shown first in a narrow window.
      shown.model.go(to: place == .priceBook ? .shoppingList : .priceBook)
      let other = try #require(window.page?.heading)
      try await until("the other title is read, too") { other.title.isWholeLabel }
      window.setDefaultSize(width: 1000, height: 640)
      try await until("the title is back") { other.title.isWholeLabel && !other.row.isVisible }
    }
  }
}
