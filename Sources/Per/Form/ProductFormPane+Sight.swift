import GtkKit
import PerViewModel

// What is open, and what is in sight.
extension ProductFormPane {
  /// Opens what has something in it. An edit closes the other groups; for the next new product those
  /// are open again that were.
  func openGroups(_ content: FormContent, unlike old: FormContent?) {
    let (isEdit, wasEdit) = (content.form.edited != nil, old?.form.edited != nil)
    if isEdit, !wasEdit { openForNew = Set(groups.filter { $0.value.isExpanded }.map(\.key)) }
    for (group, expander) in groups {
      let isFilled = content.filledGroups.contains(group)
      if isEdit {
        expander.isExpanded = isFilled
      } else if wasEdit {
        expander.isExpanded = isFilled || openForNew.contains(group)
      } else if isFilled {
        expander.isExpanded = true
      }
    }
  }

  /// Focuses an entry and selects its text.
  func focus(_ field: ProductForm.Field) {
    if let group = field.group { groups[group]?.isExpanded = true }
    fields[field]?.entry.grabFocus()
  }

  /// Scrolls as little as needed to show the focused entry with its title and all below it.
  func showFocusedRow() {
    guard let row = fields.values.first(where: { $0.entry.containsFocus }) else { return }
    scroll.scroll(to: row, margin: 6)
  }
}
