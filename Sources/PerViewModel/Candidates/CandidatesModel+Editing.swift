import PerModel
import PerText

// What a person corrects in a row.
extension CandidatesModel {
  /// What can be corrected, in the order of the keyboard.
  public static let fields: [ProductForm.Field] = [.name, .quantity, .price]

  /// The texts of an offer, as they would be typed in the form.
  public func form(at place: Int) -> ProductForm {
    let product = choices[place].product
    var form = ProductForm(
      product, in: product.price?.currency ?? currency, unit: UnitChoice(.item),
      using: current.language)
    form.quantity =
      product.quantity.map { formatter.editable($0, withUnit: true) } ?? ""
    return form
  }

  /// Replaces an offer by the typed one. If that cannot be read, keeps the offer, and returns the problem of each wrong
  /// text.
  public func take(_ form: ProductForm, at place: Int) -> [ProductForm.Field: FieldProblem] {
    guard form != self.form(at: place) else { return [:] }
    let old = choices[place].product
    let alone = Comparison(currency: old.price?.currency ?? currency)
    let draft = ProductDraft(form, in: alone, using: current.language)
    let problems = draft.problems.filter { Self.fields.contains($0.key) }
    guard problems.isEmpty else { return problems }
    var product = draft.product
    product.id = old.id
    if !draft.problems.isEmpty { (product.deal, product.terms) = (old.deal, old.terms) }
    choices[place].product = product
    choices[place].prices = [product.price].compactMap(\.self)
    choices[place].isChanged = true
    choices[place].isTicked = product.price != nil
    changed.insert(place)
    findObstacles()
    return [:]
  }
}
