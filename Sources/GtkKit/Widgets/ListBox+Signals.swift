import CGtk

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

  /// Calls a handler when the selection has changed in any way.
  @discardableResult
  public func onSelectedRowsChanged(_ body: @escaping () -> Void) -> SignalConnection {
    on("selected-rows-changed") { _ in body() }
  }
}
