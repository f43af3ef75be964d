import PerDatabase
import PerModel
import PerText
import PerWords

/// What was typed before, for the entries of the form of a price: names of products, and stores.
@MainActor
public final class PriceSuggestions {
  /// What begins as the entry does that is typed in; empty where nothing does.
  public private(set) var all: [TextSuggestion] = []
  /// The one of them that Return takes; `nil` while what is typed is meant.
  public private(set) var chosen: Int?
  /// Called when there is something else to show.
  public var onChanged: () -> Void = {}
  /// For which text the answer is awaited.
  private var asked: (field: ProductForm.Field, text: String)?
  private let library: Library

  init(_ library: Library) { self.library = library }

  /// Looks for texts that begin like an entry. The answer comes once the file has been read.
  public func look(for text: String, in field: ProductForm.Field) {
    // Until then, what still fits stays, so that nothing flickers.
    let beginning = NameKey(text)
    show(
      all.filter {
        $0.field == field && !isBlank(text) && NameKey($0.text).begins(with: beginning)
      })
    asked = isBlank(text) ? nil : (field, text)
    guard asked != nil else { return }
    let answer = { [weak self] (found: [TextSuggestion]) in
      guard let self, asked?.field == field, asked?.text == text else { return }
      show(found)
    }
    switch field {
    case .name:
      let formatter = library.language.formatter
      library.earlierProducts(named: text) { found in
        answer(
          found.compactMap { product in
            TextSuggestion(product, filling: product.quantity, for: text, by: formatter)
          })
      }
    case .store:
      library.suggestions(for: text, of: .store) { found in
        answer(found.map { TextSuggestion(field: field, text: $0) })
      }
    default: break
    }
  }

  private func show(_ found: [TextSuggestion]) {
    guard found != all || chosen != nil else { return }
    (all, chosen) = (found, nil)
    onChanged()
  }

  /// Goes on to the next suggestion for an entry, or back. Returns false if none is shown.
  public func choose(by step: Int, for field: ProductForm.Field) -> Bool {
    guard all.first?.field == field else { return false }
    let next = (chosen ?? -1) + step
    guard next < all.count else { return true }
    chosen = next < 0 ? nil : next
    onChanged()
    return true
  }

  /// Takes a suggestion for an entry into the form: the chosen one, or else the first unless only a chosen one is
  /// meant. Returns false if none is shown.
  public func take(
    for field: ProductForm.Field, at index: Int? = nil, onlyChosen: Bool = false,
    into form: inout PriceForm
  ) -> Bool {
    guard let index = index ?? chosen ?? (onlyChosen ? nil : 0), all.indices.contains(index),
      all[index].field == field
    else { return false }
    form.take(all[index], using: library.language)
    _ = close()
    return true
  }

  /// Shows no more suggestions until something else is typed. Returns false if none is shown.
  public func close() -> Bool {
    asked = nil
    guard !all.isEmpty else { return false }
    show([])
    return true
  }
}

extension PriceForm {
  /// Takes over what was typed before, and with the name what was known of the product and is not typed yet.
  @MainActor
  fileprivate mutating func take(_ taken: TextSuggestion, using language: Language) {
    guard taken.field == .name else {
      store = taken.text
      return
    }
    name = taken.text
    guard let product = taken.product else { return }
    if isBlank(quantity), let pack = product.quantity {
      quantity = language.formatter.editable(pack, withUnit: true)
    }
    if isBlank(store) { store = product.store }
  }
}
