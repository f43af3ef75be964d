import GtkKit
import PerViewModel
import Testing
import ToolkitTesting
import WaitTesting

@testable import Per

extension PerSuite {
  @Suite struct FormSightTests {
    @Test func whatHasTheFocusIsInSightInALowWindow() async throws {
      let shown = try await Shown(width: 900, height: 330)
      defer { shown.close() }
      let form = shown.window.form
      let scroll = form.scroll
      let store = try #require(form.fields[.store])
      store.entry.grabFocus()
      try await until("the store is in sight") { isShown(store, in: scroll) }
      #expect(scroll.verticalPosition > 0)
      let name = try #require(form.fields[.name])
      name.entry.grabFocus()
      try await until("the name is in sight") { isShown(name, in: scroll) }
      let group = try #require(form.groups[.about])
      group.grabFocus()
      try await until("the group is in sight") { isShown(group, in: scroll) }
    }

    @Test func theNextEntryIsInSightWhereThereIsRoomForBoth() async throws {
      let shown = try await Shown(width: 900, height: 400)
      defer { shown.close() }
      let form = shown.window.form
      let (price, store) = (form.fields[.price], form.fields[.store])
      try #require(price).entry.grabFocus()
      try await until("both are in sight") {
        [price, store].allSatisfy { $0.map { isShown($0, in: form.scroll) } == true }
      }
    }

    @Test func whatCannotBeReadIsUnderlined() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.entry(.quantity).text = "500 gq"
      #expect(shown.entry(.quantity).underlined == [4..<6])
      shown.entry(.price).text = "4.99"
      #expect(shown.entry(.price).underlined.isEmpty)
      shown.entry(.barcode).text = "12"
      #expect(shown.entry(.barcode).underlined == [0..<2])
      shown.entry(.quantity).text = "500 g"
      #expect(shown.entry(.quantity).underlined.isEmpty)
    }

    private func isShown(_ widget: Widget, in scroll: ScrolledWindow) -> Bool {
      guard let place = widget.bounds(in: scroll) else { return false }
      return place.y >= 0 && place.y + place.height <= scroll.allocatedHeight
    }
  }
}
