import PerModel
import PerText
import PerWords

// The unit of the typed quantity.
extension FormModel {
  /// The units to choose from. They are named once somebody wants to choose: there are a hundred.
  public var unitChoices: [FormContent.UnitItem] { content.unitList.items(language.formatter) }

  /// The unit that the user chose from the list.
  public func choose(_ unit: UnitChoice) {
    guard typed.unit != unit || !hasChosenUnit else { return }
    hasChosenUnit = true
    typed.unit = unit
    unitBeforeWritten = nil
    refresh()
  }

  /// Shown instead of a unit while none is chosen, typed or known from the list; else empty.
  var unitPrompt: String {
    guard !hasChosenUnit, typed.edited == nil, isBlank(typed.quantity), comparison.products.isEmpty
    else { return "" }
    // Translators: stands where a unit can be chosen, and none is yet: 500 "units" for 0.95.
    return localized(context: "no unit yet", "units")
  }

  /// Takes the other way to read the quantity. Returns false if none is offered.
  @discardableResult
  public func takeQuantityOffer() -> Bool {
    guard let quantity = draft.quantityOffer?.quantity else { return false }
    let result = language.formatter.editable(quantity)
    if result != typed.quantity { replaceText(of: .quantity, by: result) }
    typed.unit = UnitChoice(quantity.unit, of: quantity.countName)
    refresh()
    return true
  }

  /// Chooses the unit that is typed with the quantity. "Bu" may be the beginning of "butter", and a count without a
  /// name that of packs, as in "6x10": the unit that was chosen before holds again then.
  func takeWrittenUnit() {
    let draft = draft
    if let written = draft.writtenUnit {
      if unitBeforeWritten == nil, typed.unit != written { unitBeforeWritten = typed.unit }
      (typed.unit, hasChosenUnit) = (written, true)
    } else if let before = unitBeforeWritten,
      typed.unit == UnitChoice(.item) || draft.product.quantity == nil
    {
      typed.unit = before
      unitBeforeWritten = nil
    }
  }

  /// While no quantity is typed, the unit is one that the comparison can compare: a product that was
  /// refused may leave another one behind.
  func settleUnit() {
    guard typed.edited == nil, isBlank(typed.quantity), let measure = comparison.measure,
      !typed.unit.measure.isComparable(with: measure), let unit = comparison.lastUnit
    else { return }
    typed.unit = unit
  }
}

extension Comparison {
  /// The unit of the last product that has a quantity.
  var lastUnit: UnitChoice? {
    products.last { $0.quantity != nil }?.quantity.map { UnitChoice($0.unit, of: $0.countName) }
  }
}
