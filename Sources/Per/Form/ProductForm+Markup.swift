import GtkKit
import PerText
import PerViewModel

extension ProductForm.Field {
  /// Its name in the markup.
  var name: String {
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
    case .term(let term): term.id
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
