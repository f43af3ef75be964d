import CGtk

/// What decides about a row, owned by the list.
private final class RowBox<Answer> {
  let body: (ListBoxRow) -> Answer
  init(_ body: @escaping (ListBoxRow) -> Answer) { self.body = body }
}

/// What decides the title above a row, owned by the list.
private final class HeaderBox {
  let body: (ListBoxRow, ListBoxRow?) -> String?
  init(_ body: @escaping (ListBoxRow, ListBoxRow?) -> String?) { self.body = body }
}

extension ListBox {
  /// Shows only the rows for which a function answers true. It must not capture the list.
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

  /// Asks the filter again about every row.
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

  /// Leaves room above rows, as many pixels as a function says for each. The function must not capture
  /// the list.
  public func setGaps(_ height: @escaping (ListBoxRow) -> Int) {
    gtk_list_box_set_header_func(
      cast(),
      { row, _, box in
        MainActor.assumeIsolated {
          guard let row: ListBoxRow = lent(row) else { return }
          row.setGap(Unmanaged<RowBox<Int>>.lent(by: box).body(row))
        }
      }, Unmanaged<RowBox<Int>>.giving(RowBox(height)), releaseOwned)
  }

  /// Asks again about the titles above rows, or the room.
  public func invalidateHeaders() {
    gtk_list_box_invalidate_headers(cast())
  }
}
