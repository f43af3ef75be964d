import GtkKit
import PerModel
import Testing
import ToolkitTesting
import WaitTesting

@testable import Per
@testable import PerViewModel

extension PerSuite {
  @Suite struct ArticlePageTests {
    private func article(of shown: Shown, prices: [(day: String, price: String)]) async throws
      -> (page: ArticlePage, model: ArticleModel)
    {
      shown.add("Oat Flakes", "500 g", "0.95")
      let book = shown.model.priceBook
      book.find("")
      try await until("the article is known") { !book.rows.shown.isEmpty }
      let model = book.page(of: book.rows.shown[0].id)
      try await until("it is read") { model.newPrice != nil }
      for (day, price) in prices {
        var form = try #require(model.newPrice)
        (form.day, form.price) = (day, price)
        let count = model.content?.prices.count ?? 0
        model.apply(form)
        try await until("the price is noted") { model.content?.prices.count == count + 1 }
      }
      shown.model.open(.article(model))
      return (try #require(shown.window.page as? ArticlePage), model)
    }

    @Test func stepsAreSavedAsPicturesAndTables() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let today = CalendarDay.today
      let (page, model) = try await article(
        of: shown,
        prices: [
          (today.advanced(by: -500).description, "0.89"),
          (today.advanced(by: -20).description, "1.09"),
        ])
      #expect(page.periodButtons.count == 3)
      page.periodButtons[0].isActive = true
      #expect(model.period == .threeMonths)
      let png = try #require(try await page.file(as: .png))
      let picture = try await Texture.reading(png, longestSide: .max)
      #expect(picture.width >= 720 && picture.height > 200)
      let svg = String(decoding: try #require(try await page.file(as: .svg)), as: UTF8.self)
      #expect(svg.contains("<title>Oat Flakes</title>") && svg.contains("500 g for €1.09"))
      let csv = String(decoding: try #require(try await page.file(as: .csv)), as: UTF8.self)
      #expect(csv.split(separator: "\r\n").count == 4)
    }

    @Test func aTableNeedsNoSteps() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let page = try await article(of: shown, prices: []).page
      #expect(page.periodButtons.isEmpty)
      #expect(try await page.file(as: .png) == nil)
      #expect(try await page.file(as: .csv) != nil)
    }
  }
}
