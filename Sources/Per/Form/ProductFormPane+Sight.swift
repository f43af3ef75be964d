import GtkKit
import PerViewModel

// What is open, and what is in sight.
extension ProductFormPane {
  /// Opens what has something in it. An edit closes the other groups; for the next new product those
  /// are open again that were.
  func openGroups(_ content: FormContent, unlike old: FormContent?) {
    let (isEdit, wasEdit) = (content.form.edited != nil, old?.form.edited != nil)
    if isEdit, !wasEdit { openForNew = Set(groups.filter { $0.value.isExpanded }.map(\.key)) }
    for (group, part) in groups {
      let isFilled = content.filledGroups.contains(group)
      if isEdit {
        part.isExpanded = isFilled
      } else if wasEdit {
        part.isExpanded = isFilled || openForNew.contains(group)
      } else if isFilled {
        part.isExpanded = true
      }
    }
  }

  /// Focuses an entry and selects its text.
  func focus(_ field: ProductForm.Field) {
    if let group = field.group { groups[group]?.isExpanded = true }
    fields[field]?.entry.grabFocus()
  }

  /// Keeps each of these in sight while it has the focus.
  func followFocus(of widgets: [Widget]) {
    for widget in widgets {
      let focus = FocusController()
      // The window knows what has the focus when all have been told.
      focus.onEnter { MainLoop.beforeDrawing { [weak self] in self?.showFocusedRow() } }
      widget.addController(focus)
    }
  }

  /// Scrolls as little as needed to show what has the focus; an entry with its title and all below it.
  func showFocusedRow() {
    // The window may have been closed since.
    guard !isGone else { return }
    let row = fields.values.first { $0.entry.containsFocus }
    guard let target = row ?? root?.focusedWidget else { return }
    scroll.scroll(to: target, margin: 6)
  }
}
