import GtkKit
import PerViewModel
import PerWords

/// What was typed before, in a list below an entry that keeps the focus.
@MainActor
final class SuggestionList {
  private let popover = Popover()
  private let list = ListBox()
  private var shown: [TextSuggestion] = []

  /// - Parameters:
  ///   - row: the widget with the entry, over which the list lies.
  ///   - onTaken: called with the place of the suggestion that was clicked.
  ///   - onLeft: called when something else is clicked, which gets the click all the same.
  init(in row: FieldRow, onTaken: @escaping (Int) -> Void, onLeft: @escaping () -> Void) {
    list.addCssClass("suggestions")
    list.canFocus = false
    list.setAccessible(label: localized("Suggestions"))
    list.onRowActivated { onTaken($0.index) }
    popover.child = list
    popover.canFocus = false
    popover.hasArrow = false
    popover.closesByItself = false
    popover.setParent(row)
    let clicks = ClickGesture(.any)
    clicks.phase = .capture
    clicks.onPressed(beside: popover, onLeft)
    row.root?.addController(clicks)
  }

  /// Shows suggestions below an entry, one of them perhaps chosen; hides the list if there are none.
  func show(_ suggestions: [TextSuggestion], chosen: Int?, below entry: Entry, in row: FieldRow) {
    guard !suggestions.isEmpty, let bounds = entry.bounds(in: row) else {
      shown = []
      if popover.isVisible { popover.popDown() }
      return
    }
    if suggestions != shown {
      shown = suggestions
      list.removeAll()
      for suggestion in suggestions { list.append(self.row(suggestion)) }
      list.setSizeRequest(width: bounds.width)
      popover.point(to: bounds)
    }
    list.select(chosen.flatMap { list.row(at: $0) })
    if !popover.isVisible { popover.popUp() }
  }

  private func row(_ suggestion: TextSuggestion) -> ListBoxRow {
    let box = Box(.vertical)
    let text = Label(suggestion.text)
    text.alignment = 0
    text.ellipsis = .end
    text.maximumWidthInCharacters = 30
    box.append(text)
    if !suggestion.detail.isEmpty {
      let detail = Label(suggestion.detail)
      detail.alignment = 0
      detail.ellipsis = .end
      detail.maximumWidthInCharacters = 36
      detail.addCssClass("caption")
      detail.addCssClass("dim-label")
      box.append(detail)
    }
    let row = ListBoxRow()
    row.child = box
    row.canFocus = false
    row.setAccessible(label: suggestion.spoken)
    row.tooltip = suggestion.spoken
    return row
  }
}

extension TextSuggestion {
  /// Both lines in one.
  var spoken: String { [text, detail].filter { !$0.isEmpty }.joined(separator: "\n") }
}
