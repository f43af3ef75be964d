/// Columns of prices to which tax has to be added.
enum PricesBeforeTax {
  /// Leaves out prices before tax if the table also has prices with tax.
  static func leaveOut(
    _ headings: inout [TableHeading], _ contents: [ColumnContent]
  ) {
    let priced = headings.indices.filter {
      headings[$0].isOfMoney && contents[$0].prices >= ColumnShare.mostly
    }
    guard
      priced.contains(where: {
        headings[$0].has(.withTax) && contents[$0].flags < ColumnShare.mostly
      })
    else { return }
    for column in priced
    where headings[column].has(.beforeTax) && !headings[column].has(.withTax) {
      headings[column].becomeNoPart()
    }
  }
}
