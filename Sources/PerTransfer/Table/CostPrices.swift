/// What a shop pays itself for what it sells.
enum CostPrices {
  /// Leaves out the costs if the table also has selling prices; alone, a cost is what somebody paid.
  static func leaveOut(_ headings: inout [TableHeading], _ contents: [ColumnContent]) {
    let priced = headings.indices.filter { contents[$0].prices >= ColumnShare.mostly }
    guard
      priced.contains(where: {
        headings[$0].has(.selling) && !headings[$0].has(.cost) && headings[$0].isOfMoney
      })
    else { return }
    for column in priced
    where headings[column].has(.cost) && !headings[column].saysHowMuch
      && !headings[column].has(.date)
    {
      headings[column].becomeNoPart()
    }
  }
}
