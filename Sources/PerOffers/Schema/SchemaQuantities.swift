import PerModel
import PerText

/// Reads how much there is, in structured data.
struct SchemaQuantities {
  let readers: TextReaders

  /// UN/CEFACT's Recommendation 20, as far as shops use it.
  private static let codes: [String: String] = [
    "KGM": "kilogram", "GRM": "gram", "MGM": "milligram", "LTR": "liter", "MLT": "milliliter",
    "CLT": "centiliter", "DLT": "deciliter", "MTR": "meter", "CMT": "centimeter",
    "MMT": "millimeter", "MTK": "square-meter", "CMK": "square-centimeter", "LBR": "pound",
    "ONZ": "ounce", "OZA": "fluid-ounce", "OZI": "fluid-ounce-imperial", "GLL": "gallon",
    "GLI": "gallon-imperial", "PTI": "pint-imperial", "PTL": "pint", "QTL": "quart",
    "H87": "item", "EA": "item", "C62": "item", "PCE": "item", "NMP": "item", "PR": "item",
  ]

  /// What a property says, as a text or as a value with a unit.
  func quantity(of node: SchemaNode, _ names: String...) -> Quantity? {
    for name in names {
      for value in node.values(name) {
        switch value {
        case .text(let text, let isNumber):
          if !isNumber, let quantity = readers.quantity(text.trimmed) { return quantity }
        case .node(let inner): if let quantity = self.value(inner) { return quantity }
        }
      }
    }
    return nil
  }

  /// What a price is of: "per 100 g", one kilogram. `nil` for the whole.
  func reference(of node: SchemaNode) -> Quantity? {
    if let quantity = quantity(of: node, "referencequantity") { return quantity }
    let text = node.text("unittext")
    if !text.isEmpty {
      return readers.quantity(text.trimmed) ?? readers.price("1 " + text.trimmed)?.per
        ?? readers.quantity("1 " + text.trimmed)
    }
    return unit(node.text("unitcode")).flatMap { try? Quantity(.one, $0) }
  }

  private func value(_ node: SchemaNode) -> Quantity? {
    let text = node.text("value")
    guard let amount = (try? Rational(decimal: text)) ?? nil, amount.isPositive else {
      return readers.quantity((text + " " + node.text("unittext")).trimmed)
        ?? readers.quantity(node.text("name").trimmed)
    }
    if let unit = unit(node.text("unitcode")) { return try? Quantity(amount, unit) }
    let word = node.text("unittext", "unitcode")
    return word.isEmpty ? nil : readers.quantity(text + " " + word.trimmed)
  }

  private func unit(_ code: String) -> Unit? {
    Self.codes[code.uppercased()].flatMap { Unit(id: $0) }
  }
}
