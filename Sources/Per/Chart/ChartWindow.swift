import GtkKit
import PerViewModel
import PerWords

/// A window with the chart of a comparison: price against size, and a list of bars.
///
/// It shows what it is given, and saves it.
final class ChartWindow: Window, TemplateWidget {
  static let template = Template(
    name: "PerChartWindow", parent: .window, markup: Embedded.chartWindow)

  let windowTitle: WindowTitle
  let list: ListBox
  private let bars: SparseListBox<ChartBarRow>
  private let plot: DrawingArea
  private let choices: Box
  /// One for each chart, where there are several.
  private(set) var buttons: [ToggleButton] = []
  private let note: Label
  private let saveButton: Button
  private let actions = ActionGroup()

  required init(_ reference: Reference) {
    windowTitle = reference.child("title")
    list = reference.child("bars")
    weak var window: ChartWindow?
    bars = SparseListBox(
      list, in: reference.child("scroll"), make: { ChartBarRow.make() },
      fill: { row, index in row.bar = window?.shown?.bars[index] })
    plot = reference.child("plot")
    choices = reference.child("choices")
    note = reference.child("note")
    saveButton = reference.child("save_button")
    super.init(reference)
    window = self
    saveButton.onClicked { [weak self] in self?.save() }
    close(onKeys: "Escape|<Control>w")
    insertActionGroup("chart", actions)
    actions.add(SimpleAction("save") { [weak self] in self?.save() })
    let listKeys = ShortcutController()
    listKeys.add("Menu|<Shift>F10") { [weak self] in self?.showMenu() ?? false }
    list.addController(listKeys)
  }

  /// Opens the menu of the bar that has the focus.
  private func showMenu() -> Bool {
    guard let row = list.rows.first(where: \.containsFocus), let bounds = row.bounds(in: self)
    else {
      return false
    }
    let menu = Menu()
    let item = MenuItem(localized("Save Chart…"))
    item.setAction("chart.save")
    menu.append(item)
    PopoverMenu(menu).popUp(in: self, at: bounds) { [weak row] in row?.grabFocus() }
    return true
  }

  /// Shows the charts of a comparison over its window.
  static func show(_ charts: [ChartContent], over parent: Window) -> ChartWindow {
    let window = ChartWindow.make()
    window.transientParent = parent
    window.charts = charts
    window.present()
    return window
  }

  /// The charts to choose from. Without any, the last one stays visible.
  var charts: [ChartContent] = [] {
    didSet {
      if charts.map(\.name) != oldValue.map(\.name) { offerCharts() }
      update()
    }
  }

  /// Which of them is shown.
  private var place = 0 { didSet { update() } }

  /// The chart on the screen, even after the last one to choose from has gone.
  private var shown: ChartContent? { didSet { saveButton.isSensitive = shown != nil } }

  /// A button for each chart, where there is more than one.
  private func offerCharts() {
    buttons = choices.offer(
      charts.map(\.name), chosen: place < charts.count ? place : 0
    ) { [weak self] in self?.place = $0 }
  }

  private func update() {
    guard let chart = charts.indices.contains(place) ? charts[place] : charts.first else { return }
    shown = chart
    title = localized("Chart: %1$s", chart.title)
    windowTitle.title = chart.title
    windowTitle.subtitle = chart.subtitle
    list.setAccessible(label: chart.subtitle)
    note.show(chart.note)
    show(chart.plot)
    bars.show(chart.bars.indices.map(Int64.init), selected: nil)
  }

  private func show(_ shown: ChartPlot?) {
    plot.isVisible = shown != nil
    guard let shown else { return }
    plot.setAccessible(label: shown.spoken)
    plot.setHeight(minimumWidth: ChartBar.minimumWidth) { _, width in
      ChartPlotDrawing.height(forWidth: width)
    }
    plot.setDraw { context, width, height in
      ChartPlotDrawing(shown, for: context.widget).draw(in: context, width: width, height: height)
    }
  }

  // MARK: Saving

  /// What is shown, as a file; `nil` where there has never been a chart.
  func picture(as format: PictureFormat) async throws(DrawingError) -> [UInt8]? {
    guard let shown else { return nil }
    return try await ChartPicture.file(
      of: shown, like: list, width: max(640, list.allocatedWidth), as: format)
  }

  private func save() {
    save(localized("Save Chart"), name: windowTitle.title) {
      [weak self] (format: PictureFormat) async throws(DrawingError) in
      try await self?.picture(as: format)
    }
  }
}

extension PerWindow {
  /// Opens the chart of the comparison, or raises it.
  func showChart() {
    if let openChart { return openChart.present() }
    chartWindow = ChartWindow.show(model.charts, over: self)
  }

  /// The window with the chart, if it has not been closed.
  var openChart: ChartWindow? {
    guard let chartWindow, !chartWindow.isGone else { return nil }
    return chartWindow
  }
}

extension Box {
  /// Fills the box with buttons, one of them pressed, and shows it if there is something to choose.
  ///
  /// - Parameters:
  ///   - titles: the words on the buttons.
  ///   - chosen: the place of the one that is pressed.
  ///   - choose: called with the place of another one when the user presses it.
  @discardableResult
  func offer(
    _ titles: [String], chosen: Int, _ choose: @escaping (Int) -> Void
  ) -> [ToggleButton] {
    removeAll()
    stackWhereNarrow(.buttons)
    isVisible = titles.count > 1
    guard titles.count > 1 else { return [] }
    var buttons: [ToggleButton] = []
    for (index, title) in titles.enumerated() {
      let button = ToggleButton(toggleLabel: title)
      button.join(buttons.first)
      button.isActive = index == chosen
      button.onToggled { isActive in if isActive { choose(index) } }
      append(button)
      buttons.append(button)
    }
    return buttons
  }
}
