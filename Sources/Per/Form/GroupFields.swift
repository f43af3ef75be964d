import GtkKit
import PerViewModel

/// The entries of a group of the form, two beside each other where there is room for that.
final class GroupFields: Box, TemplateWidget {
  static let template = Template(
    name: "PerGroupFields", parent: .box, markup: Embedded.groupFields)

  /// Adds the entries of a group.
  func addRows(of group: ProductForm.Group) -> [ProductForm.Field: FieldRow] {
    var rows: [ProductForm.Field: FieldRow] = [:]
    for field in group.fields where field.name != nil {
      let row = FieldRow.make()
      append(row)
      rows[field] = row
    }
    var pair = Box(.horizontal)
    for (index, term) in group.terms.enumerated() {
      if index % 2 == 0 {
        pair = Box(.horizontal)
        pair.stackWhereNarrow(.columns)
        append(pair)
      }
      let row = FieldRow.make()
      pair.append(row)
      rows[.term(term)] = row
    }
    return rows
  }
}
