import CGtk

/// How many rows can be selected.
public enum SelectionMode: UInt32 {
  case none = 0
  case single
  case browse
  case multiple
}

/// Rows under each other.
public final class ListBox: Widget {
  /// Makes an empty list.
  public convenience init() {
    self.init(consuming: gtk_list_box_new())
  }

  /// How many rows can be selected.
  public var selectionMode: SelectionMode {
    get { SelectionMode(rawValue: gtk_list_box_get_selection_mode(cast()).rawValue) ?? .none }
    set { gtk_list_box_set_selection_mode(cast(), GtkSelectionMode(newValue.rawValue)) }
  }

  /// Whether one click activates a row, and not two.
  public var activatesOnSingleClick: Bool {
    get { gtk_list_box_get_activate_on_single_click(cast()) != 0 }
    set { gtk_list_box_set_activate_on_single_click(cast(), newValue.c) }
  }

  /// Whether lines part the rows.
  public var showsSeparators: Bool {
    get { gtk_list_box_get_show_separators(cast()) != 0 }
    set { gtk_list_box_set_show_separators(cast(), newValue.c) }
  }

  /// Adds a row at the end; anything but a row is put into one.
  public func append(_ child: Widget) {
    gtk_list_box_append(cast(), child.widget)
  }

  /// Adds a row at a place; -1 stands for the end.
  public func insert(_ child: Widget, at index: Int) {
    gtk_list_box_insert(cast(), child.widget, gint(index))
  }

  /// Takes a row out.
  public func remove(_ child: Widget) {
    gtk_list_box_remove(cast(), child.widget)
  }

  /// Moves a row to the place that it is to have afterwards. Selection and focus go with it;
  /// in between, no row is selected.
  public func move(_ row: ListBoxRow, to index: Int) {
    guard row.index != index else { return }
    let held = Object(borrowing: row.raw)
    let focus = row.containsFocus ? row.root?.focusedWidget : nil
    let wasSelected = row.isSelected
    // A row that is taken out selected believes to be so afterwards, and cannot be selected again.
    if wasSelected { gtk_list_box_unselect_row(cast(), row.cast()) }
    gtk_list_box_remove(cast(), held.cast())
    gtk_list_box_insert(cast(), held.cast(), gint(index))
    if wasSelected { select(row) }
    if let focus { focus.grabFocus() }
  }

  /// Takes every row out.
  public func removeAll() {
    while let row = row(at: 0) { remove(row) }
  }

  /// The row at a place.
  public func row(at index: Int) -> ListBoxRow? {
    lent(gtk_list_box_get_row_at_index(cast(), gint(index)))
  }

  /// The row at a height, in pixels from the top of the list.
  public func row(atY y: Int) -> ListBoxRow? {
    lent(gtk_list_box_get_row_at_y(cast(), gint(y)))
  }

  /// The rows, in order.
  public var rows: [ListBoxRow] {
    var rows: [ListBoxRow] = []
    while let row = row(at: rows.count) { rows.append(row) }
    return rows
  }

  /// The selected row; with several, the first.
  public var selectedRow: ListBoxRow? { lent(gtk_list_box_get_selected_row(cast())) }

  /// The selected rows, in order.
  public var selectedRows: [ListBoxRow] {
    rows.filter(\.isSelected)
  }

  /// Selects a row, or with nil none.
  public func select(_ row: ListBoxRow?) {
    gtk_list_box_select_row(cast(), row?.cast())
  }

  /// Selects every row, where several can be selected.
  public func selectAll() {
    gtk_list_box_select_all(cast())
  }

  /// Selects no row.
  public func unselectAll() {
    gtk_list_box_unselect_all(cast())
  }

  /// Shows a widget while no row can be seen.
  public func setPlaceholder(_ widget: Widget?) {
    gtk_list_box_set_placeholder(cast(), widget?.widget)
  }
}
