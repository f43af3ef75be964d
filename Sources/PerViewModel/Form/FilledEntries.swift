/// What a known barcode or name has put into the form.
struct FilledEntries {
  /// The entry from which it is known.
  let origin: ProductForm.Field
  /// The entries that were empty.
  let fields: Set<ProductForm.Field>
  /// The unit that was chosen before.
  let unit: UnitChoice
  /// "Filled from “Oats”".
  let source: String
}
