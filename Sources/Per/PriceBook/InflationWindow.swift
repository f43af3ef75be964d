import GtkKit
import PerViewModel

/// What the things that the user buys cost over the months: a sentence, a chart, and a list that says the same.
final class InflationWindow: Window, TemplateWidget {
  static let template = Template(name: "PerInflation", parent: .window, markup: Embedded.inflation)

  private let stack: Stack
  private let sentence: Label
  private let remark: Label
  private let steps: DrawingArea
  let list: ListBox
  private let needed: Label
  private var inflation: InflationModel!

  required init(_ reference: Reference) {
    stack = reference.child("stack")
    sentence = reference.child("sentence")
    remark = reference.child("remark")
    steps = reference.child("steps")
    list = reference.child("list")
    needed = reference.child("needed")
    super.init(reference)
    close(onKeys: "Escape")
  }

  /// Shows it over a window.
  @discardableResult
  static func show(_ inflation: InflationModel, over parent: Window) -> InflationWindow {
    let window = InflationWindow.make()
    window.transientParent = parent
    window.inflation = inflation
    inflation.onChanged = { [weak window] in window?.fill() }
    window.present()
    inflation.load()
    return window
  }

  private func fill() {
    guard !isGone, let content = inflation.content else { return }
    stack.visibleChildName = content.months.isEmpty ? "empty" : "months"
    needed.text = content.remark
    sentence.text = content.sentence
    remark.text = content.remark
    if let shown = content.steps { steps.show(shown) }
    steps.isVisible = content.steps != nil
    list.removeAll()
    for month in content.months { list.append(row(month)) }
    list.select(at: 0, hadFocus: true)
  }

  private func row(_ month: InflationContent.Month) -> ActionRow {
    let row = ActionRow(actionTitle: month.name)
    row.subtitle = month.coverage.escapedForMarkup
    row.setAccessible(label: month.spoken)
    let change = Label(month.change)
    change.addCssClass("numeric")
    change.addCssClass("heading")
    row.addSuffix(change)
    return row
  }
}
