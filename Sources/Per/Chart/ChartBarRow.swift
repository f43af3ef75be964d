import GtkKit
import PerViewModel

/// A bar in the list of a chart.
final class ChartBarRow: ListBoxRow, TemplateWidget {
  static let template = Template(
    name: "PerChartBarRow", parent: .listBoxRow, markup: Embedded.chartBarRow)

  private let area: DrawingArea

  required init(_ reference: Reference) {
    area = reference.child("area")
    super.init(reference)
  }

  /// What the row shows.
  var bar: ChartContent.Bar? {
    didSet {
      guard let bar, bar != oldValue else { return }
      setAccessible(label: bar.accessibleName)
      tooltip = bar.name.count > 80 ? String(bar.name.prefix(2000)) : nil
      area.setHeight(minimumWidth: ChartBar.minimumWidth) { area, width in
        ChartBar(bar, for: area).height(forWidth: width)
      }
      area.setDraw { context, width, _ in
        ChartBar(bar, for: context.widget).draw(in: context, width: width)
      }
    }
  }
}
