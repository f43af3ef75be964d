import PerModel
import PerText
import PerTransfer
import PerViewModel

/// A window model with what it asked of its window.
@MainActor
final class Fixture {
  let model: WindowModel
  private(set) var events: [WindowEvent] = []

  /// English words, euros and metric units, unless told otherwise.
  init(_ identifier: String = "en_US", region: Region = .germany, currency: Currency = .euro) {
    model = WindowModel(language: .english(identifier, region: region, currency: currency))
    model.onEvent = { [weak self] in self?.events.append($0) }
  }

  func type(name: String = "", _ quantity: String, _ price: String, store: String = "") {
    model.form.type(name, into: .name)
    model.form.type(quantity, into: .quantity)
    model.form.type(price, into: .price)
    model.form.type(store, into: .store)
  }

  /// Types a product and adds it.
  func add(_ name: String, _ quantity: String, _ price: String, store: String = "") {
    type(name: name, quantity, price, store: store)
    model.form.submit()
  }

  /// The comparison, written; it is short enough to be there at once.
  func exported(as format: TransferFormat) -> String {
    var text = ""
    model.transfer.export(as: format) { text = $0 }
    return text
  }

  var names: [String] { model.list.rows.map(\.name) }

  func id(_ name: String) -> Product.ID {
    guard let row = model.list.rows.first(where: { $0.name == name }) else {
      preconditionFailure("no row \(name)")
    }
    return row.id
  }

  /// The notices since they were last asked for.
  func takeNotices() -> [Notice] {
    defer { events.removeAll() }
    return events.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }
  }

  /// What was said of the last product that was added.
  var lastAdded: String? {
    for case .added(_, let words) in events.reversed() { return words }
    return nil
  }

  var lastFocus: WindowEvent? {
    events.last {
      switch $0 {
      case .focusField, .focusRow, .focusDetails, .focusStart: true
      default: false
      }
    }
  }
}

/// A library without a thread answers at once.
extension Library {
  func open(_ id: ListItem.ID) -> WindowModel? {
    var opened: WindowModel?
    open(id) { opened = $0.map { WindowModel($0) } }
    return opened
  }

  func search(_ words: String, besides model: WindowModel) -> [Hit] {
    var found: [Hit] = []
    search(words, besides: model.id) { found = $0 }
    return found
  }
}
