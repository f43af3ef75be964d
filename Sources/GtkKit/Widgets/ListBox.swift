import CGtk

/// A list of rows.
public final class ListBox: Widget {
  override class var wrappedType: GType { gtk_list_box_get_type() }

  /// Makes an empty list.
  public convenience init() {
    self.init(consuming: gtk_list_box_new())
  }

  /// How many rows can be selected.
  public var selectionMode: SelectionMode {
    get { SelectionMode(rawValue: gtk_list_box_get_selection_mode(cast()).rawValue) ?? .none }
    set { gtk_list_box_set_selection_mode(cast(), GtkSelectionMode(newValue.rawValue)) }
  }

  /// Whether a single click activates a row.
  public var activatesOnSingleClick: Bool {
    get { gtk_list_box_get_activate_on_single_click(cast()) != 0 }
    set { gtk_list_box_set_activate_on_single_click(cast(), newValue.c) }
  }

  /// Adds a row at the end; any other widget is wrapped in a row.
  public func append(_ child: Widget) {
    gtk_list_box_append(cast(), child.widget)
  }

  /// Adds a row at an index; -1 is the end.
  public func insert(_ child: Widget, at index: Int) {
    gtk_list_box_insert(cast(), child.widget, gint(index))
  }

  /// Removes a row.
  public func remove(_ child: Widget) {
    gtk_list_box_remove(cast(), child.widget)
  }

  /// Moves a row to a new index. Selection and focus move with it; in between, no row is selected.
  public func move(_ row: ListBoxRow, to index: Int) {
    guard row.index != index else { return }
    let held = Object(borrowing: row.raw)
    let focus = row.containsFocus ? row.root?.focusedWidget : nil
    let wasSelected = row.isSelected
    // A row that is removed while selected still thinks it is, and cannot be selected again.
    if wasSelected { gtk_list_box_unselect_row(cast(), row.cast()) }
    gtk_list_box_remove(cast(), held.cast())
    gtk_list_box_insert(cast(), held.cast(), gint(index))
    if wasSelected { select(row) }
    if let focus { focus.grabFocus() }
  }

  /// Removes every row.
  public func removeAll() {
    while let row = row(at: 0) { remove(row) }
  }

  /// The row at an index.
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

  /// Selects a row, or none.
  public func select(_ row: ListBoxRow?) {
    gtk_list_box_select_row(cast(), row?.cast())
  }
}

extension ListBox {
  /// Calls a handler when a row is activated by Return, Space or a click.
  @discardableResult
  public func onRowActivated(_ body: @escaping (ListBoxRow) -> Void) -> SignalConnection {
    on("row-activated") { event in
      if let row = event.object(0, as: ListBoxRow.self) { body(row) }
    }
  }

  /// Calls a handler when another row, or no row, is selected.
  @discardableResult
  public func onRowSelected(_ body: @escaping (ListBoxRow?) -> Void) -> SignalConnection {
    on("row-selected") { body($0.object(0, as: ListBoxRow.self)) }
  }
}

/// A function of a row, owned by the list.
private final class RowBox<Answer> {
  let body: (ListBoxRow) -> Answer
  init(_ body: @escaping (ListBoxRow) -> Answer) { self.body = body }
}

/// The function that returns the title above a row, owned by the list.
private final class HeaderBox {
  let body: (ListBoxRow, ListBoxRow?) -> String?
  init(_ body: @escaping (ListBoxRow, ListBoxRow?) -> String?) { self.body = body }
}

extension ListBox {
  /// Shows only the rows for which a function returns true. It must not capture the list.
  public func setFilter(_ isShown: @escaping (ListBoxRow) -> Bool) {
    gtk_list_box_set_filter_func(
      cast(),
      { row, box in
        MainActor.assumeIsolated {
          guard let row: ListBoxRow = lent(row) else { return 1 }
          return Unmanaged<RowBox<Bool>>.lent(by: box).body(row).c
        }
      }, Unmanaged<RowBox<Bool>>.giving(RowBox(isShown)), releaseOwned)
  }

  /// Filters all rows again.
  public func invalidateFilter() {
    gtk_list_box_invalidate_filter(cast())
  }

  /// Puts a title above each row for which a function returns one, given the row shown before it.
  /// The function must not capture the list.
  public func setHeaders(_ title: @escaping (ListBoxRow, ListBoxRow?) -> String?) {
    gtk_list_box_set_header_func(
      cast(),
      { row, before, box in
        MainActor.assumeIsolated {
          guard let row: ListBoxRow = lent(row) else { return }
          let title = Unmanaged<HeaderBox>.lent(by: box).body(row, lent(before))
          row.setHeader(title)
        }
      }, Unmanaged<HeaderBox>.giving(HeaderBox(title)), releaseOwned)
  }

  /// Leaves space above rows, and puts titles there: as many pixels, and the title, that a function
  /// returns. The function must not capture the list.
  public func setGaps(_ gap: @escaping (ListBoxRow) -> (height: Int, title: String?)) {
    gtk_list_box_set_header_func(
      cast(),
      { row, _, box in
        MainActor.assumeIsolated {
          guard let row: ListBoxRow = lent(row) else { return }
          let gap = Unmanaged<RowBox<(height: Int, title: String?)>>.lent(by: box).body(row)
          row.setGap(gap.height, title: gap.title)
        }
      }, Unmanaged<RowBox<(height: Int, title: String?)>>.giving(RowBox(gap)), releaseOwned)
  }

  /// Asks for the titles or the space above rows again.
  public func invalidateHeaders() {
    gtk_list_box_invalidate_headers(cast())
  }
}

extension ListBox {
  /// One Tab goes in, to the selected row, and the next one out; GTK would stop at every row.
  public func leaveByTab() {
    let keys = ShortcutController()
    keys.add("Tab|KP_Tab") { [weak self] in self?.passFocus(forward: true) ?? false }
    keys.add("<Shift>Tab|<Shift>KP_Tab") { [weak self] in
      self?.passFocus(forward: false) ?? false
    }
    addController(keys)
  }
}

/// How many rows can be selected.
public enum SelectionMode: UInt32 {
  case none = 0
  case single
}
