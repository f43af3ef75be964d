extension ProductRowContent {
  /// The row as plain text, for pasting into a message or a shopping list.
  var plainText: String {
    var lines = ["\(name): \(unitPrice)"]
    let verdict = badge.isEmpty ? difference : badge
    if !verdict.isEmpty { lines[0] += " (\(verdict))" }
    if !origin.isEmpty { lines.append(origin) }
    if !paidInWords.isEmpty { lines.append(paidInWords) }
    if !terms.isEmpty { lines.append(terms) }
    if !figures.isEmpty { lines.append(figures) }
    lines += storeLines.texts
    if !note.isEmpty { lines.append(note) }
    return lines.joined(separator: "\n")
  }
}

extension ProductRowContent {
  /// What a search looks at, in small letters.
  public var searchText: String {
    // A barcode is also looked for without its gaps.
    let digits = origin.filter { $0 != "\u{A0}" }
    return
      "\(name) \(origin) \(digits) \(paidInWords) \(terms) \(note) \(unitPrice) \(storeLines.address)"
      .lowercased()
  }
}
