import GtkKit
import PerModel
import PerViewModel
import Testing
import ToolkitTesting
import WaitTesting

@testable import Per

extension PerSuite {
  @Suite struct ComparisonWindowTests {
    @Test func anEmptyWindowOffersToStart() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      #expect(shown.window.stack.visibleChildName == "empty")
      #expect(!shown.window.leaflet.isFolded)
      try await until("the focus is in Name") { shown.entry(.name).containsFocus }
    }

    @Test func typingShowsTheOutcomeAtOnce() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.entry(.quantity).text = "500 g"
      shown.entry(.price).text = "0.95"
      #expect(shown.window.form.content?.preview.unitPrice == "€1.90/kg")
      #expect(shown.window.form.shownUnit == "g")
      #expect(shown.window.form.isSubmitSensitive)
      shown.entry(.price).text = "0.95x"
      #expect(!shown.window.form.isSubmitSensitive)
      #expect(shown.entry(.price).hasCssClass("error"))
      shown.entry(.price).text = "0.95"
      #expect(!shown.entry(.price).hasCssClass("error"))
    }

    @Test func addedProductsStandBestFirst() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("Rolled Oats", "750 g", "3.49")
      shown.add("Oat Flakes", "500 g", "0.95")
      #expect(shown.names == ["Oat Flakes", "Rolled Oats"])
      #expect(shown.window.stack.visibleChildName == "products")
      #expect(shown.rows[0].hasCssClass("best") && !shown.rows[1].hasCssClass("best"))
      #expect(shown.entry(.name).text == "")
      #expect(shown.entry(.quantity).text == "")
    }

    @Test func rowsThatDidNotChangeAreKept() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      for number in 1...6 { shown.add("\(number)", "1 kg", "\(number)") }
      let before = shown.rows
      // The best becomes the worst: one row moves, and none is made.
      shown.model.edit(try #require(before[0].content?.id))
      shown.entry(.price).text = "99"
      shown.model.form.submit()
      #expect(shown.names == ["2", "3", "4", "5", "6", "1"])
      #expect(shown.rows == Array(before[1...]) + [before[0]])
      #expect(shown.window.list.box.selectedRow == before[0])
    }

    @Test func removingKeepsTheOtherRowsAndMovesTheSelection() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      for number in 1...3 { shown.add("\(number)", "1 kg", "\(number)") }
      let before = shown.rows
      shown.model.list.remove(try #require(before[1].content?.id))
      #expect(shown.rows == [before[0], before[2]])
      #expect(shown.window.list.box.selectedRow == before[2])
      shown.model.undo()
      #expect(shown.names == ["1", "2", "3"])
      #expect(shown.rows[0] == before[0] && shown.rows[2] == before[2])
    }

    @Test func theBasketButtonAndTheModelAgree() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("A", "1 kg", "1")
      shown.rows[0].basket.isActive = true
      #expect(shown.model.comparison.products[0].isInBasket)
      shown.model.undo()
      #expect(!shown.rows[0].basket.isActive)
      #expect(shown.model.comparison.products[0].isInBasket == false)
    }

    @Test func choosingAUnitReadsTheNumberAgain() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.entry(.quantity).text = "2"
      shown.entry(.price).text = "3"
      shown.window.form.chooseUnit("kilogram")
      #expect(shown.window.form.content?.preview.unitPrice == "€1.50/kg")
    }

    @Test func anotherKindOffersANewComparison() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("Flour", "1 kg", "1")
      shown.entry(.quantity).text = "1 l"
      shown.entry(.price).text = "1"
      #expect(!shown.window.form.isSubmitSensitive)
      #expect(shown.window.form.isWayOutOffered)
    }

    @Test func actionsFollowWhatIsSelected() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      #expect(shown.window.action("remove")?.isEnabled == false)
      shown.add("A", "1 kg", "1")
      shown.window.list.focusSelection()
      #expect(shown.window.action("remove")?.isEnabled == true)
      #expect(shown.window.action("undo")?.isEnabled == true)
      #expect(shown.window.action("redo")?.isEnabled == false)
    }

    @Test func aHugeNameBreaksNoLayout() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add(String(repeating: "W", count: 10_000), "1 kg", "1")
      shown.add(String(repeating: "word ", count: 2000), "1 kg", "2")
      try await until("the rows have their size") { shown.rows[1].allocatedHeight > 1 }
      for row in shown.rows {
        #expect(row.allocatedWidth <= shown.window.allocatedWidth)
        #expect(row.allocatedHeight < 300)
      }
      #expect(shown.rows[0].isNameTipped)
    }

    @Test func everyWindowGoesWhenItIsClosed() async throws {
      weak var model: WindowModel?
      do {
        let shown = try await Shown()
        shown.add("A", "1 kg", "1")
        model = shown.model
        shown.close()
      }
      try await until("the model is freed") { model == nil }
    }
  }

  @Suite struct NarrowWindowTests {
    @Test func theFormIsAPage() async throws {
      let shown = try await Shown(width: 360, height: 640)
      defer { shown.close() }
      try await until("the window is folded") { shown.window.leaflet.isFolded }
      #expect(shown.window.leaflet.visibleChildName == "list")
      shown.model.form.newProduct()
      #expect(shown.window.leaflet.visibleChildName == "form")
      shown.model.form.showList()
      #expect(shown.window.leaflet.visibleChildName == "list")
    }

    @Test func nothingIsWiderThanTheWindow() async throws {
      let shown = try await Shown(width: 360, height: 640)
      defer { shown.close() }
      shown.add("Cola from the tap of the cinema down the road", "32 fl oz", "1234.50")
      #expect(shown.window.measureWidth().minimum <= 360)
    }

    @Test func unitPricesAreNeverCut() async throws {
      let shown = try await Shown(width: 360, height: 640)
      defer { shown.close() }
      shown.add("A long name that needs several lines to be shown", "6 x 330 ml", "123456.78")
      shown.model.form.showList()
      try await until("the row has its size") { shown.rows[0].allocatedHeight > 1 }
      #expect(shown.rows[0].isUnitPriceWhole)
    }
  }
}
