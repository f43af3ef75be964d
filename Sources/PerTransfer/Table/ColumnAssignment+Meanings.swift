import PerModel
import PerText

// What the columns of a table can mean.
extension ColumnAssignment {
  /// What a column can mean, and how much speaks for each.
  func meanings(of column: Int) -> [(meaning: TableColumn, score: Int)] {
    if stores?.names.contains(column) == true { return [(.name, 120)] }
    if addend == column || multiplier == column || sizes.dropFirst().contains(column) { return [] }
    if sizes.first == column { return [(.quantity, 150)] }
    if stores?.blocks.contains(where: { $0.columns == [column] && !$0.quantity.isEmpty }) == true {
      return [(.price, 150)]
    }
    let heading = headings[column]
    let content = contents[column]
    if heading.isPackBySize { return [(.quantity, 150)] }
    // What not everybody gets off
    if heading.has(.loyalty), heading.leftOut == 100 || content.percentages >= 50 { return [] }
    var found: [TableColumn: Int] = [:]
    for (meaning, score) in heading.scores {
      // An empty column says what its heading says, but takes nothing from a full one.
      var fit = content.count == 0 ? -score * 3 / 4 : content.score(meaning)
      // Unreadable cells below a plain heading are reported row by row.
      if score >= 95, fit < -75, meaning == .price || meaning == .quantity { fit = -75 }
      if fit > -100 || (fit >= -150 && meaning == .name && score >= 90) {
        found[meaning] = score + fit
      }
    }
    if let score = heading.scores[.salePrice], content.deals >= 60 {
      found[.deal] = max(found[.deal] ?? 0, score + content.score(.deal))
    }
    // "Sconto (€)"
    if heading.has(.saving), heading.currency != nil || heading.isInCents, content.prices >= 90 {
      found[.saving] = 100
    }
    // "Discount %" above numbers
    if heading.isPercentage, heading.has(.deal) || heading.has(.saving), content.numbers >= 80,
      content.percentages == 0
    {
      found[.deal] = 100
      found[.salePrice] = nil
      found[.saving] = nil
    }
    // An offer is a price where it looks like one.
    if heading.has(.deal), !heading.has(.price), content.cents < 40, content.currencies < 40 {
      found[.salePrice] = nil
    }
    // "Desc." describes, and is a discount.
    if heading.has(.saving), content.numbers >= 80 { found[.note] = nil }
    // Numbers of a shop's own, too short for barcodes.
    if heading.has(.barcode), content.barcodes == 0, content.digits >= 80,
      content.length < 8
    {
      found[.barcode] = nil
      found[.articleNumber] = 60
    }
    // "500 g" below "Notes", where no other column says it
    if heading.has(.note), content.measures >= 80 { found[.quantity] = 70 }
    // "Ud." may count, and say what is counted.
    if content.units >= 80,
      [.quantity, .count, .packs, .unit].contains(where: heading.has)
        || heading.senses.isEmpty && !heading.unit.isEmpty
    {
      found[.unit] = 110
    }
    // Whole numbers below the names of stores
    if stores?.blocks.contains(where: { $0.columns == [column] }) == true, content.prices >= 80,
      !heading.isKnown
    {
      found[.price] = 60
    }
    guard content.count > 0 else { return found.map { ($0.key, $0.value) }.filter { $0.1 > 20 } }
    for (meaning, score) in content.guesses(hasHeading: !heading.text.isEmpty) {
      var score = score
      if heading.isKnown { score -= 40 }
      if meaning == .deal, heading.isPercentage { continue }
      // "POR", "Margin": what a percentage is of is not known.
      if meaning == .deal, content.percentages >= 80, !heading.text.isEmpty,
        !heading.isPercentage, heading.senses.allSatisfy({ $0 == .per || $0 == .filler })
      {
        continue
      }
      // A reduction is not a price, whatever it looks like.
      if heading.has(.saving), meaning == .price || meaning == .name { continue }
      // A day may be that until which food keeps, or an offer holds, and not that on which its price was seen.
      if meaning == .date, heading.leftOut >= 70 || !heading.text.isEmpty && !heading.isKnown {
        continue
      }
      // Names come first, unless they are those of stores.
      if !hasHeader, meaning == .name, content.variety >= 80,
        contents[..<column].allSatisfy({ $0.words < 80 })
      {
        score += 25
      }
      if hasHeader, meaning == .date || meaning == .currency || meaning == .unit { score -= 20 }
      found[meaning] = max(found[meaning] ?? 0, score)
    }
    // The 500 of "500;g" is how many of the unit beside it there are.
    if !hasHeader, content.numbers >= 90,
      [column - 1, column + 1].contains(where: {
        contents.indices.contains($0) && contents[$0].units >= 90
      })
    {
      found[.quantity] = max(found[.quantity] ?? 0, 80)
    }
    // A weight may be any number there.
    if !hasHeader, content.words >= 60 {
      found[.store] = max(found[.store] ?? 0, 25 + (content.variety <= 50 ? 5 : 0))
      found[.note] = max(found[.note] ?? 0, 15)
    }
    // "Zap. št.": the first column counts the rows.
    if column == 0, content.isSequence, !heading.unknown.isEmpty {
      found[.packs] = nil
      found[.quantity] = nil
    }
    if heading.leftOut >= 70 { found = found.mapValues { $0 - heading.leftOut / 2 } }
    return found.filter { $0.value > 14 }
      .sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }.prefix(5).map {
        ($0.key, $0.value)
      }
  }
}
