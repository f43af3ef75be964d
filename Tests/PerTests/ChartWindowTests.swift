import GtkKit
import PerModel
import Testing
import ToolkitTesting
import WaitTesting

@testable import Per
@testable import PerViewModel

extension PerSuite {
  @Suite struct ChartWindowTests {
    private func chart(of shown: Shown) async throws -> ChartWindow {
      shown.window.showChart()
      let chart = try #require(shown.window.chartWindow)
      try await until("the chart is there") { chart.isMapped && chart.list.allocatedHeight > 1 }
      return chart
    }

    private func names(_ chart: ChartWindow) -> [String] {
      chart.list.rows.compactMap { ($0 as? ChartBarRow)?.bar?.name }
    }

    private func texture(_ chart: ChartWindow) async throws -> Texture {
      try await Texture.reading(try #require(try await chart.picture(as: .png)), longestSide: .max)
    }

    @Test func manyProductsHaveAChart() async throws {
      let count = 600
      let shown = try await Shown()
      defer { shown.close() }
      let lines = (1...count).map { "Product \($0)\t1 kg\t\($0).00" }
      shown.model.transfer.paste("name\tquantity\tprice\n" + lines.joined(separator: "\n"))
      try await until("the rows are there") { shown.model.list.rows.count == count }
      let chart = try await chart(of: shown)
      defer { chart.destroy() }
      #expect(chart.list.rows.count < 150)
      #expect(names(chart).first == "Product 1")
      let picture = try await texture(chart)
      // The bars are large enough to be read.
      #expect(picture.width * picture.height > count * 10_000)
      #expect(max(picture.width, picture.height) <= DrawingContext.maximumSideLength)
      let svg = String(decoding: try #require(try await chart.picture(as: .svg)), as: UTF8.self)
      #expect(svg.contains("Product \(count), "))
    }

    @Test func theChartFollowsTheComparison() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("Rolled Oats", "750 g", "3.49")
      let chart = try await chart(of: shown)
      defer { chart.destroy() }
      #expect(names(chart) == ["Rolled Oats"])
      shown.add("Oat Flakes", "500 g", "0.95")
      #expect(names(chart) == ["Oat Flakes", "Rolled Oats"])
      #expect(chart.windowTitle.subtitle == "Unit price (per kilogram)")
      shown.model.undo()
      #expect(names(chart) == ["Rolled Oats"])
      shown.model.undo()
      #expect(names(chart) == ["Rolled Oats"], "what cannot be drawn any more stays")
      let svg = String(decoding: try #require(try await chart.picture(as: .svg)), as: UTF8.self)
      #expect(svg.contains("Rolled Oats"), "what is seen is what is saved")
    }

    @Test func aSecondAskingRaisesTheSameWindow() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("A", "1 kg", "1")
      let chart = try await chart(of: shown)
      shown.window.showChart()
      #expect(shown.window.openChart === chart)
      chart.close()
      try await until("it is gone") { shown.window.openChart == nil }
      let next = try await self.chart(of: shown)
      defer { next.destroy() }
      #expect(next !== chart)
    }

    @Test func severalChartsAreChosenFromButtons() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("A", "1 kg", "1")
      let chart = try await chart(of: shown)
      defer { chart.destroy() }
      #expect(chart.buttons.isEmpty)
      let second = ChartContent(
        name: "Need", title: "Oats", subtitle: "What 2 kg cost", count: 1, note: ""
      ) { _ in
        ChartContent.Datum(
          name: "B", share: .one, value: "€2.00", difference: "", isBest: true,
          accessibleName: "B, €2.00")
      }
      chart.charts.append(second)
      #expect(chart.buttons.map(\.label) == ["Unit Price", "Need"])
      #expect(chart.buttons.map(\.isActive) == [true, false])
      chart.buttons[1].isActive = true
      #expect(chart.windowTitle.subtitle == "What 2 kg cost")
      #expect(names(chart) == ["B"])
    }

    @Test func aSavedDrawingSaysNamesAndPrices() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("Oats & <Bran>", "750 g", "3.49")
      shown.add("Oat Flakes", "500 g", "0.95")
      let chart = try await chart(of: shown)
      defer { chart.destroy() }
      let svg = String(decoding: try #require(try await chart.picture(as: .svg)), as: UTF8.self)
      #expect(svg.contains("<svg"))
      #expect(svg.contains("<title>Oats &amp; &lt;Bran&gt; · Unit price (per kilogram)</title>"))
      #expect(svg.contains("Oat Flakes, best value, €1.90 per kilogram, €0.95 for 500 g"))
      #expect(svg.contains("Oats &amp; &lt;Bran&gt;, 145% more, €4.65 per kilogram"))
      #expect(svg.hasSuffix("</svg>\n"))
    }

    @Test(arguments: [false, true])
    func aSavedPictureIsAsHighAsItsBars(_ isRightToLeft: Bool) async throws {
      let shown = try await Shown()
      defer { shown.close() }
      Widget.setRightToLeftByDefault(isRightToLeft)
      defer { Widget.setRightToLeftByDefault(false) }
      shown.add("A", "1 kg", "1")
      let chart = try await chart(of: shown)
      defer { chart.destroy() }
      let one = try await texture(chart)
      for number in 2...41 { shown.add("\(number)", "1 kg", "\(number)") }
      let many = try await texture(chart)
      #expect(many.width == one.width && one.width >= 2 * 640)
      #expect(many.height > 20 * one.height / 3)
    }

    @Test func barsKeepTheirDistanceWhateverTheWidth() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add(String(repeating: "word ", count: 200), "6 x 330 ml", "123456.78")
      let bar = try #require(shown.model.charts.first?.bars.first)
      for width in [120, 200, 330, 640, 2000] {
        let height = ChartBar(bar, for: shown.window).height(forWidth: width)
        #expect(height > 20 && height < 200, "\(width) wide, \(height) high")
      }
    }

    @Test func theChartGoesWithItsWindow() async throws {
      weak var chart: ChartWindow?
      do {
        let shown = try await Shown()
        shown.add("A", "1 kg", "1")
        chart = try await self.chart(of: shown)
        shown.close()
      }
      try await until("the chart is freed") { chart == nil }
    }
  }
}
