import CGtk

/// A row of a list.
open class ListBoxRow: Widget {
  override class var wrappedType: GType { gtk_list_box_row_get_type() }

  /// Makes an empty row.
  public convenience init() {
    self.init(consuming: gtk_list_box_row_new())
  }

  /// The row's index in its list; -1 if it is in none.
  public final var index: Int { Int(gtk_list_box_row_get_index(cast())) }

  /// Whether the row is selected.
  public final var isSelected: Bool { gtk_list_box_row_is_selected(cast()) != 0 }

  /// Whether the row can be activated.
  public final var isActivatable: Bool {
    get { gtk_list_box_row_get_activatable(cast()) != 0 }
    set { gtk_list_box_row_set_activatable(cast(), newValue.c) }
  }

  /// What the row shows.
  public final var child: Widget? {
    get { lent(gtk_list_box_row_get_child(cast())) }
    set { gtk_list_box_row_set_child(cast(), newValue?.widget) }
  }

  /// Shows a title above the row, or none. The label stays if the title does.
  final func setHeader(_ title: String?) {
    guard let title else { return gtk_list_box_row_set_header(cast(), nil) }
    if let label: Label = lent(gtk_list_box_row_get_header(cast())) {
      label.text = title
      return
    }
    let label = Self.title(title)
    label.wraps = true
    gtk_list_box_row_set_header(cast(), label.widget)
  }

  /// Leaves space above the row, with a title at its end, or none.
  final func setGap(_ height: Int, title: String? = nil) {
    guard height > 0 || title != nil else { return gtk_list_box_row_set_header(cast(), nil) }
    let room: Box
    if let known: Box = lent(gtk_list_box_row_get_header(cast())) {
      room = known
      room.removeAll()
    } else {
      room = Box(.vertical)
      gtk_list_box_row_set_header(cast(), room.widget)
    }
    var height = height
    if let title {
      let label = Self.title(title)
      label.ellipsis = .end
      label.tooltip = title
      height += label.measureHeight().minimum
      label.verticalAlignment = .end
      label.expandsVertically = true
      room.append(label)
    }
    room.setSizeRequest(height: height)
  }

  /// A title above rows.
  static func title(_ text: String) -> Label {
    let label = Label(text)
    label.alignment = 0
    label.addCssClass("heading")
    label.addCssClass("dim-label")
    label.setMargins(top: 12, end: 12, bottom: 6, start: 12)
    return label
  }
}
