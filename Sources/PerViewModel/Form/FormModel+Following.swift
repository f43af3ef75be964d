import PerModel
import PerText

// Following the comparison.
extension FormModel {
  /// The comparison has changed, and perhaps the product being edited. What was typed stays; if the
  /// product is gone, it describes a new one.
  func follow(from old: Comparison) {
    if let edited = typed.edited {
      let wasUnsaved = isUnsaved(edited, in: old)
      let now = comparison.product(edited.id)
      if now != edited {
        if wasUnsaved {
          if let now { merge(now, insteadOf: edited, in: old) }
          typed.edited = now
        } else if let now {
          fill(with: now)
        } else {
          reset()
          isOpen = false
        }
      }
    }
    settleUnit()
    forgetAnswer()
    makeContent()
  }

  /// Other prices are known: what is said of the product that is typed may be something else.
  func followPrices() {
    forgetAnswer()
    askPriceBook()
  }

  /// Shows what others have changed of the product, but keeps what the user has typed.
  private func merge(_ now: Product, insteadOf edited: Product, in old: Comparison) {
    let before = ProductForm(edited, in: old.currency, unit: typed.unit, using: language)
    let after = ProductForm(now, in: comparison.currency, unit: typed.unit, using: language)
    if typed.quantity == before.quantity, typed.unit == before.unit {
      (typed.quantity, typed.unit) = (after.quantity, after.unit)
    }
    for field in ProductForm.Field.allCases where field != .quantity {
      if typed[field] == before[field] { typed[field] = after[field] }
    }
    if typed.picture == before.picture { typed.picture = after.picture }
  }

  /// Chooses the unit of a product that was added elsewhere, while the form is empty.
  func adoptUnit(of product: Product?) {
    guard typed.isEmpty, typed.edited == nil, let quantity = product?.quantity else { return }
    typed.unit = UnitChoice(quantity.unit, of: quantity.countName)
    makeContent()
  }

  /// The list is about to be replaced: a product that was being edited, without changes, leaves the
  /// form.
  func resetUnlessUnsaved() { if !isUnsaved { reset() } }
}
