import PerModel

// How much of a substance is in so much of a liquid.
extension LineReadings {
  /// "250 mg/5 ml": how strong a syrup is, and no amount of it.
  func addConcentration(_ start: Int) {
    guard words.has(.number, start), let slash = endOfUnit(start), slash < words.count,
      words.isText(slash, "/"), slash + 1 < words.count, words.has(.number, slash + 1),
      let end = endOfUnit(slash + 1),
      let much = try? reader.quantities.read(words.lent(start..<slash)), much.packs.isEmpty,
      much.unit?.isOfStrength == true,
      let each = try? reader.quantities.read(words.lent(slash + 1..<end)), each.packs.isEmpty,
      each.unit?.kind == .volume, vetoed(.concentration, start..<end)
    else { return }
    sizes.append(start..<end)
  }

  /// Where a number with its unit ends: "250mg", "250 mg".
  private func endOfUnit(_ index: Int) -> Int? {
    if words.has(.unit, index) { return index + 1 }
    let unit = index + 1
    return unit < words.count && words.has(.unit, unit) && !words.has(.digit, unit)
      ? unit + 1 : nil
  }
}
