import PerModel

// Amounts that are hardly those of the product.
extension LineBuilder {
  /// Doubts an amount that is followed by a number of unknown things, where each of them would get less than a gram
  /// or a milliliter: "500 mg 24 tbts".
  mutating func doubtTinyShares() {
    guard counts.isEmpty, let range = line.quantity?.range else { return }
    let next = words.words(in: range).upperBound
    guard next + 1 < words.count, words.has(.whole, next), words.has(.letter, next + 1),
      isName(next), isName(next + 1), !words.isSize(next), let quantity = line.quantity,
      [.mass, .volume].contains(quantity.value.unit?.kind), let number = Int(words.text(next)),
      let total = quantity.value.total, let least = try? Rational(number) / 1000, total < least
    else { return }
    let things = [words.words[next].range, words.words[next + 1].range]
    names.removeAll { things.contains($0) }
    leftovers.append((next..<next + 2, nil))
  }

  /// Whether meters are a short word for the milliliters that the line says too, as on Hebrew labels: "75מ 75 מ״ל".
  func isMisreadMilliliter(_ amount: ReadQuantity, besides quantity: ReadQuantity) -> Bool {
    amount.unit == .meter && quantity.unit == .milliliter && amount.amount == quantity.amount
  }

  /// Whether they were taken for the quantity.
  var hasMisreadMeters: Bool {
    guard line.quantity?.value.unit?.kind == .length, let quantity = line.quantity?.value,
      quantity.unit == .meter
    else { return false }
    return leftovers.contains {
      $0.amount.map { isMisreadMilliliter(quantity, besides: $0) } ?? false
    }
  }

  /// Whether packs hold so much together that they are rather what is sold: 20 bin bags of 50 l.
  func mayHoldNothing(_ amount: ReadLine.Part<ReadQuantity>?) -> Bool {
    guard amount?.value.packs.isEmpty == false, amount?.value.unit?.kind == .volume,
      let total = amount?.value.total
    else { return false }
    return total >= 100
  }
}
