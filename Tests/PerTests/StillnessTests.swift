import GtkKit
import PerViewModel
import Testing
import ToolkitTesting
import WaitTesting

@testable import Per

extension PerSuite {
  /// Nothing moves away from under the pointer, and nothing else stands there all of a sudden.
  @Suite struct StillnessTests {
    @Test(arguments: [1000, 360], [1, 2] as [Int32])
    func theListStaysWhereItIsWhileTheQuickLineAnswers(_ width: Int, _ scale: Int32) async throws {
      TextScale.set(scale)
      defer { TextScale.set(1) }
      let shown = try await Shown(width: width, height: 640)
      defer { shown.close() }
      for number in 1...3 { shown.add("Oats \(number)", "500 g", "\(number)") }
      shown.model.form.showList()
      try await rest(shown.window)
      let places = shown.rows.map { $0.bounds(in: shown.window) }
      let line = shown.window.quickLine
      #expect(!line.answer.isVisible)
      line.entry.text = "Milk 1 l 1.19 @ Rewe"
      try await rest(shown.window)
      #expect(line.answer.isMapped && line.wayOut.button.isMapped)
      #expect(shown.rows.map { $0.bounds(in: shown.window) } == places)
      let button = try #require(line.wayOut.button.bounds(in: shown.window))
      for row in shown.rows {
        let box = try #require(row.basket.bounds(in: shown.window))
        #expect(button.x >= box.x + box.width || box.x >= button.x + button.width)
      }
      line.entry.text = ""
      try await rest(shown.window)
      #expect(!line.answer.isVisible)
    }

    @Test func theBarsAtTheBottomAreEquallyHighWhileNothingIsTyped() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("Oats", "500 g", "1")
      shown.add("Bran", "500 g", "2")
      shown.model.list.toggleBasket(try #require(shown.rows.first?.content?.id))
      let window = shown.window
      try await until("the bars are equally high") {
        window.bar.bar.allocatedHeight > 1
          && window.bar.bar.allocatedHeight == window.form.bar.allocatedHeight
      }
      let height = window.bar.bar.allocatedHeight
      shown.entry(.quantity).text = "500 g"
      shown.entry(.price).text = "3"
      try await until("the form says more") { window.form.bar.allocatedHeight > height }
      #expect(window.bar.bar.allocatedHeight == height)
      shown.model.form.cancel()
      shown.model.select(shown.rows.first?.content?.id)
      shown.model.form.showList()
      try await until("the details are as high") {
        window.details?.bar.allocatedHeight == height && window.bar.bar.allocatedHeight == height
      }
    }

    @Test func detailsOfAnotherProductBeginAtTheTop() async throws {
      let shown = try await Shown(width: 900, height: 330)
      defer { shown.close() }
      shown.add("Oats", "500 g", "1")
      shown.add("Bran", "500 g", "2")
      shown.model.select(shown.rows[0].content?.id)
      shown.model.form.showList()
      try await rest(shown.window)
      let scroll = try #require(shown.window.details?.scroll)
      scroll.verticalPosition = 40
      #expect(scroll.verticalPosition > 0)
      // As long as it is the same one, it stays.
      shown.model.list.toggleBasket(try #require(shown.rows[0].content?.id))
      #expect(scroll.verticalPosition > 0)
      shown.model.select(shown.rows[1].content?.id)
      #expect(scroll.verticalPosition == 0)
    }

    @Test(arguments: Languages.all)
    func anEmptyFormAsksInOneLine(_ language: String) async throws {
      TextScale.set(2)
      defer { TextScale.set(1) }
      try Languages.speak(language)
      defer { try? Languages.speak("en") }
      let shown = try await Shown(width: 900)
      defer { shown.close() }
      try await rest(shown.window)
      let summary = shown.window.form.summary
      #expect(!summary.text.isEmpty)
      #expect(summary.measureWidth().natural <= summary.allocatedWidth, "\(summary.text)")
    }

    private func rest(_ window: Window) async throws {
      for _ in 0..<3 {
        var isDrawn = false
        window.queueResize()
        window.afterNextFrame { isDrawn = true }
        try await until("a frame") { isDrawn }
      }
    }
  }
}
