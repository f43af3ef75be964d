import GtkKit
import PerText
import PerViewModel

extension ProductForm.Field {
  /// Its name in the markup; `nil` for a term, whose entry is made for it.
  var name: String? {
    switch self {
    case .name: "name"
    case .quantity: "quantity"
    case .price: "price"
    case .store: "store"
    case .deal: "deal"
    case .brand: "brand"
    case .articleNumber: "article_number"
    case .barcode: "barcode"
    case .day: "day"
    case .note: "note"
    case .term: nil
    }
  }
}

extension ProductForm.Group {
  /// Its name in the markup.
  var name: String {
    switch self {
    case .deal: "deal"
    case .costs: "costs"
    case .usableAmount: "usable"
    case .about: "about"
    }
  }
}

extension Expander {
  /// Sets what it is called.
  func name(_ title: String, label: Label) {
    label.text = title
    setAccessible(label: title)
  }
}

extension Grid {
  /// Adds an entry for each term, two beside each other.
  func addRows(for terms: [Term], from first: Int) -> [(Term, FieldRow)] {
    terms.enumerated().map { index, term in
      let row = FieldRow.make()
      attach(row, column: index % 2, row: first + index / 2)
      return (term, row)
    }
  }
}
