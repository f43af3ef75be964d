import GtkKit
import PerModel
import Testing
import ToolkitTesting
import WaitTesting

@testable import Per
@testable import PerViewModel

extension PerSuite {
  /// Of two thousand products only the visible ones have rows; the user does not notice.
  @Suite struct LongListTests {
    static let count = 2000

    func shown() async throws -> Shown {
      let shown = try await Shown()
      let lines = (1...Self.count).map { "Product number \($0)\t1 kg\t\($0).00" }
      shown.model.transfer.paste("name\tquantity\tprice\n" + lines.joined(separator: "\n"))
      try await until("the rows are there") { shown.rows.count > 20 }
      return shown
    }

    /// The names of the rows that are on the screen, wholly or in part.
    func seen(_ shown: Shown) -> [String] {
      let scroll = shown.window.list.scroll
      return shown.rows.filter { row in
        guard let bounds = row.bounds(in: scroll) else { return false }
        return row.isMapped && bounds.y + bounds.height > 0 && bounds.y < scroll.allocatedHeight
      }.compactMap(\.content?.name)
    }

    /// Waits until the list stands still: rows are made in idle turns, and each may move others.
    func rest(_ shown: Shown) async throws {
      var before: [Int?] = []
      var looks = 0
      try await until("the list stands still") {
        let scroll = shown.window.list.scroll
        let now =
          [scroll.verticalPosition, scroll.contentHeight]
          + shown.rows.map { $0.bounds(in: scroll)?.y }
        looks = now == before ? looks + 1 : 0
        before = now
        return looks == 10
      }
    }

    func name(_ number: Int) -> String { "Product number \(number)" }

    @Test func onlyRowsThatAreNearHaveWidgets() async throws {
      let shown = try await shown()
      defer { shown.close() }
      try await until("everything near is there") { shown.rows.count >= 24 }
      #expect(shown.rows.count < 150)
      #expect(shown.names.first == name(1))
      let height = shown.window.list.scroll.contentHeight
      #expect(height > Self.count * 50)
    }

    @Test func whatIsFocusedBeforeThereIsARowIsSeenAsSoonAsThereIs() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let lines = (1...Self.count).map { "\(name($0))\t1 kg\t\(($0 + 1200) % Self.count + 1).00" }
      shown.model.transfer.paste("name\tquantity\tprice\n" + lines.joined(separator: "\n"))
      try await until("the products are there") {
        shown.model.list.rows.count == Self.count
      }
      let first = try #require(shown.model.comparison.products.first)
      shown.model.onEvent(.focusRow(first.id))
      try await until("the first of the file is seen") { seen(shown).contains(name(1)) }
      try await until("the list is at rest") { shown.window.list.isAtRest }
      #expect(seen(shown).contains(name(1)))
    }

    @Test func theEndsAreReachedAndSeen() async throws {
      let shown = try await shown()
      defer { shown.close() }
      #expect(shown.window.list.focusEnd(isFirst: false))
      #expect(shown.model.list.selection == shown.model.list.rows.ids.last)
      try await until("the last one is seen") { seen(shown).last == name(Self.count) }
      #expect(shown.window.list.row(shown.model.list.rows.ids[1999])?.containsFocus == true)
      #expect(shown.rows.count < 150)
      #expect(shown.window.list.focusEnd(isFirst: true))
      try await until("the first one is seen") { seen(shown).first == name(1) }
    }

    @Test func whereverOneScrollsThereAreRows() async throws {
      let shown = try await shown()
      defer { shown.close() }
      let scroll = shown.window.list.scroll
      shown.model.list.select(shown.model.list.rows.ids[0])
      for part in [2, 3, 5, 9] {
        scroll.verticalPosition = scroll.contentHeight / part
        try await until("rows fill the page") {
          let rows = seen(shown)
          guard let first = rows.first, let last = rows.last,
            let top = shown.rows.first(where: { $0.content?.name == first })?.bounds(in: scroll),
            let bottom = shown.rows.first(where: { $0.content?.name == last })?.bounds(in: scroll)
          else { return false }
          return top.y <= 0 && bottom.y + bottom.height >= scroll.allocatedHeight
        }
        // The selected row stays, however far away it is.
        #expect(shown.window.list.box.selectedRow == shown.rows.first)
        #expect(shown.names.first == name(1))
        #expect(shown.rows.count < 250)
      }
    }

    @Test func whatIsSeenStaysWhereItIsWhenSomethingIsAddedAbove() async throws {
      let shown = try await shown()
      defer { shown.close() }
      let scroll = shown.window.list.scroll
      scroll.verticalPosition = scroll.contentHeight / 2
      try await until("the middle is seen") {
        seen(shown).count > 4 && !seen(shown).contains(name(1)) && shown.window.list.isAtRest
      }
      // The rows below may change their height, because the texts of their differences change.
      let first = seen(shown)[0]
      func place() -> Int? {
        shown.rows.first { $0.content?.name == first }?.bounds(in: scroll)?.y
      }
      let before = try #require(place())
      // As another window would: what the user adds is scrolled to.
      let best = Product(
        name: "The best", quantity: try Quantity(1, .kilogram),
        price: Money(try Rational(1, over: 10), .euro))
      shown.model.current.perform { $0.adding([best]) }
      try await until("it is in the same place, and stays there") {
        shown.window.list.isAtRest && place() == before
      }
      scroll.verticalPosition = 0
      try await until("it is on top") { seen(shown).first == "The best" }
    }

    @Test func aSearchFindsWhatHasNoRowYet() async throws {
      let shown = try await shown()
      defer { shown.close() }
      shown.window.list.find("number 1999")
      #expect(!shown.window.list.isNothingFound)
      try await until("it is found") { seen(shown) == [name(1999)] }
      shown.window.list.focusFirstFound()
      #expect(shown.model.list.selection == shown.model.list.rows.ids[1998])
      shown.window.list.find("")
      try await until("it is still selected and seen") { seen(shown).contains(name(1999)) }
      shown.window.list.find("nowhere")
      try await until("all was looked at") { shown.window.list.isNothingFound }
    }

    @Test func aRowStaysWhereItIsWhenItIsSelected() async throws {
      let shown = try await shown()
      defer { shown.close() }
      let scroll = shown.window.list.scroll
      shown.model.list.select(shown.model.list.rows.ids[0])
      scroll.verticalPosition = scroll.contentHeight / 2
      try await until("the middle is seen") {
        seen(shown).count > 4 && !seen(shown).contains(name(1))
      }
      try await rest(shown)
      func row(_ name: String) throws -> ProductRow {
        try #require(shown.rows.first { $0.content?.name == name })
      }
      let names = seen(shown)
      for name in [names[1], names[3], names[2]] {
        let place = try #require(row(name).bounds(in: scroll)?.y)
        let height = try row(name).allocatedHeight
        shown.window.list.box.select(try row(name))
        try await until("the row is open") { try row(name).allocatedHeight > height }
        try await rest(shown)
        #expect(try row(name).bounds(in: scroll)?.y == place)
        #expect(shown.rows.filter(\.isOpen).map(\.content?.name) == [name])
      }
    }

    @Test func whatIsAddedIsSeenAndMarked() async throws {
      let shown = try await shown()
      defer { shown.close() }
      shown.add("In the middle", "1 kg", "1000.50")
      try await until("it is seen") { seen(shown).contains("In the middle") }
      #expect(shown.rows.filter(\.isMarked).map(\.content?.name) == ["In the middle"])
      #expect(shown.entry(.name).containsFocus)
      try await until("the mark is gone") { shown.rows.allSatisfy { !$0.isMarked } }
    }

    @Test func aLongListIsGroupedByStore() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let lines = (1...Self.count).map { "\(name($0))\t1 kg\t\($0).00\tStore \($0 % 2)" }
      shown.model.transfer.paste(
        "name\tquantity\tprice\tstore\n" + lines.joined(separator: "\n"))
      try await until("the rows are there") { shown.rows.count > 20 }
      shown.model.list.toggleGroups()
      #expect(shown.names.first == name(2))
      let ids = shown.model.list.rows.ids
      #expect(shown.window.list.focus(ids[Self.count / 2]))
      try await until("the other store is seen") { seen(shown).contains(name(1)) }
      try await rest(shown)
      let scroll = shown.window.list.scroll
      let row = try #require(shown.window.list.row(ids[Self.count / 2]))
      let above = try #require(shown.window.list.row(ids[Self.count / 2 - 1]))
      let (lower, upper) = (row.bounds(in: scroll), above.bounds(in: scroll))
      // The title is between them.
      #expect(try #require(lower).y > #require(upper).y + #require(upper).height + 10)
    }

    @Test func whatIsRemovedAndBroughtBackIsSeen() async throws {
      let shown = try await shown()
      defer { shown.close() }
      let ids = shown.model.list.rows.ids
      shown.model.list.remove(ids[1000])
      try await until("its neighbour is seen") { seen(shown).contains(name(1002)) }
      shown.model.undo()
      try await until("it is seen again") { seen(shown).contains(name(1001)) }
      #expect(shown.model.list.selection == ids[1000])
    }
  }
}
