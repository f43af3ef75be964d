import CGtk

/// A row that shows or hides rows below it.
public final class ExpanderRow: PreferencesRow {
  /// Makes a row without rows below it.
  public convenience init(expanderTitle title: String) {
    self.init(consuming: adw_expander_row_new())
    self.title = title
  }

  /// The line below the title.
  public var subtitle: String {
    get { String.lent(adw_expander_row_get_subtitle(cast())) ?? "" }
    set { adw_expander_row_set_subtitle(cast(), newValue) }
  }

  /// Adds a row below.
  public func addRow(_ child: Widget) {
    adw_expander_row_add_row(cast(), child.widget)
  }

  /// Whether the rows below are shown.
  public var isExpanded: Bool {
    get { adw_expander_row_get_expanded(cast()) != 0 }
    set { adw_expander_row_set_expanded(cast(), newValue.c) }
  }

  /// Calls a handler when the rows are shown or hidden.
  @discardableResult
  public func onExpandedChanged(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("notify::expanded") { (row: ExpanderRow) in body(row.isExpanded) }
  }
}
