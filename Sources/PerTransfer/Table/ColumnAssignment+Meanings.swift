import PerModel
import PerText

// What the columns of a table can mean.
extension ColumnAssignment {
  /// Whether a column is headed as that of units and has none that is known: the numbers beside it count no pieces.
  private func isUnknownUnit(_ column: Int) -> Bool {
    let (heading, content) = (headings[column], contents[column])
    guard (heading.scores[.unit] ?? 0) >= HeadingScore.sure, content.words >= ColumnShare.nearlyAll,
      content.sizes == 0, content.units < ColumnShare.many
    else { return false }
    return headings.indices.contains {
      $0 != column && contents[$0].numbers >= ColumnShare.mostly && headings[$0].unit.isEmpty
        && (headings[$0].scores[.quantity] ?? 0) >= HeadingScore.likely
    }
  }

  /// What a column can mean, and how much speaks for each.
  func meanings(of column: Int) -> [(meaning: TableColumn, score: Int)] {
    if stores?.names.contains(column) == true { return [(.name, ToldScore.namesBelowStores)] }
    if addend == column || multiplier == column || sizes.dropFirst().contains(column) { return [] }
    if sizes.first == column { return [(.quantity, ToldScore.told)] }
    if stores?.blocks.contains(where: { $0.columns == [column] && !$0.quantity.isEmpty }) == true {
      return [(.price, ToldScore.told)]
    }
    let heading = headings[column]
    let content = contents[column]
    if heading.isPackBySize { return [(.quantity, ToldScore.told)] }
    if isUnknownUnit(column) { return [(.unit, ToldScore.told)] }
    // What not everybody gets off
    if heading.has(.loyalty),
      heading.leftOut == HeadingScore.other || content.percentages >= ColumnShare.half
    {
      return []
    }
    var found: [TableColumn: Int] = [:]
    for (meaning, score) in heading.scores {
      // An empty column says what its heading says, but takes nothing from a full one.
      var fit = content.count == 0 ? ToldScore.empty(score) : content.score(meaning)
      // Unreadable cells below a plain heading are reported row by row.
      if score >= HeadingScore.sure, meaning == .price || meaning == .quantity {
        fit = max(fit, ColumnScore.unreadable)
      }
      if fit > ColumnScore.dropped
        || fit >= ColumnScore.pricesAsNames && meaning == .name && score >= HeadingScore.clear
      {
        found[meaning] = score + fit
      }
    }
    if let score = heading.scores[.salePrice], content.deals >= ColumnShare.most {
      found[.deal] = max(found[.deal] ?? 0, score + content.score(.deal))
    }
    // "Sconto (€)"
    if heading.has(.saving), heading.currency != nil || heading.isInCents,
      content.prices >= ColumnShare.nearlyAll
    {
      found[.saving] = ToldScore.saving
    }
    // "Discount %" above numbers
    if heading.isPercentage, heading.has(.deal) || heading.has(.saving),
      content.numbers >= ColumnShare.mostly, content.percentages == 0
    {
      found[.deal] = ToldScore.saving
      found[.salePrice] = nil
      found[.saving] = nil
    }
    // "1.00 €" and "20 %" in one column, or "25 %" and 0.15: what each row says is for the row to decide.
    if heading.has(.saving), !heading.has(.price), content.percentages > 0 || content.deals > 0,
      content.percentages + content.deals + content.prices >= ColumnShare.clear
    {
      found[.deal] = ToldScore.saving
      found[.salePrice] = nil
      found[.saving] = nil
    }
    // An offer is a price where it looks like one.
    if heading.has(.deal), !heading.has(.price), content.cents < ColumnShare.many,
      content.currencies < ColumnShare.many
    {
      found[.salePrice] = nil
    }
    // "Desc." describes, and is a discount.
    if heading.has(.saving), content.numbers >= ColumnShare.mostly { found[.note] = nil }
    // Numbers of a shop's own, too short for barcodes.
    if heading.has(.barcode), content.barcodes == 0, content.digits >= ColumnShare.mostly,
      content.length < TableLimit.shortestBarcode
    {
      found[.barcode] = nil
      found[.articleNumber] = ToldScore.shopNumber
    }
    // "500 g" below "Notes", where no other column says it
    if heading.has(.note), content.measures >= ColumnShare.mostly {
      found[.quantity] = ToldScore.sizesBelowNotes
    }
    // "Ud." may count, and say what is counted.
    if content.units >= ColumnShare.mostly,
      [.quantity, .count, .packs, .unit].contains(where: heading.has)
        || heading.senses.isEmpty && !heading.unit.isEmpty
    {
      found[.unit] = ToldScore.unit
    }
    // Whole numbers below the names of stores
    if stores?.blocks.contains(where: { $0.columns == [column] }) == true,
      content.prices >= ColumnShare.mostly, !heading.isKnown
    {
      found[.price] = ToldScore.wholePrices
    }
    guard content.count > 0 else {
      return found.map { ($0.key, $0.value) }.filter { $0.1 > ToldScore.leastOfEmpty }
    }
    for (meaning, score) in content.guesses(hasHeading: !heading.text.isEmpty) {
      var score = score
      if heading.isKnown { score += GuessScore.knownHeading }
      if meaning == .deal, heading.isPercentage { continue }
      // "POR", "Margin": what a percentage is of is not known.
      if meaning == .deal, content.percentages >= ColumnShare.mostly,
        !heading.text.isEmpty, !heading.isPercentage,
        heading.senses.allSatisfy({ $0 == .per || $0 == .filler })
      {
        continue
      }
      // A reduction is not a price, whatever it looks like.
      if heading.has(.saving), meaning == .price || meaning == .name { continue }
      // A day may be that until which food keeps, or an offer holds, and not that on which its price was seen.
      if meaning == .date,
        heading.leftOut >= HeadingScore.leftOut || !heading.text.isEmpty && !heading.isKnown
      {
        continue
      }
      // Names come first, unless they are those of stores.
      if !hasHeader, meaning == .name, content.variety >= ColumnShare.mostly,
        contents[..<column].allSatisfy({ $0.words < ColumnShare.mostly })
      {
        score += GuessScore.firstTexts
      }
      if hasHeader, meaning == .date || meaning == .currency || meaning == .unit {
        score += GuessScore.unsaid
      }
      found[meaning] = max(found[meaning] ?? 0, score)
    }
    // The 500 of "500;g" is how many of the unit beside it there are.
    if !hasHeader, content.numbers >= ColumnShare.nearlyAll,
      [column - 1, column + 1].contains(where: {
        contents.indices.contains($0) && contents[$0].units >= ColumnShare.nearlyAll
      })
    {
      found[.quantity] = max(found[.quantity] ?? 0, GuessScore.besideUnit)
    }
    // A weight may be any number there.
    // Nor do yes and no say of what.
    if !hasHeader, content.words >= ColumnShare.most, content.flags < ColumnShare.half {
      let isRepeated = content.variety <= ColumnShare.half
      found[.store] = max(
        found[.store] ?? 0, GuessScore.store + (isRepeated ? GuessScore.repeatedStore : 0))
      found[.note] = max(found[.note] ?? 0, GuessScore.note)
    }
    if heading.leftOut >= HeadingScore.leftOut {
      found = found.mapValues { $0 - heading.leftOut / HeadingScore.partOfLeftOut }
    }
    return found.filter { $0.value > ToldScore.least }
      .sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }
      .prefix(ToldScore.meanings).map { ($0.key, $0.value) }
  }
}
