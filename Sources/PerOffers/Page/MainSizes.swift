import PerModel

/// The product that a page is about in the sizes that are sold there, each with its price.
struct MainSizes {
  /// The product in the size that the page shows first.
  private(set) var main: Candidate?
  /// The product in its other sizes.
  private(set) var others: [Candidate] = []
  /// The lines with its sizes.
  private(set) var lines = 0..<0

  init(of article: MainOffer, _ scene: PageScene, _ reader: CardReader) {
    main = article.candidate
    guard let main, let price = main.price, let heading = article.heading else { return }
    let near =
      heading
      + 1..<max(
        heading + 1, min(scene.lines.count, heading + PageLimit.linesBelow))
    let end = near.first {
      scene.lines[$0].traits.contains(.aside)
        || article.listed.contains($0) && reader.hasName(in: $0..<$0 + 1)
    }
    let lines = near.prefix(upTo: end ?? near.upperBound)
    let parts = CardVariants.run(in: lines, of: scene, isNamed: reader.hasName)
    var sizes = parts.compactMap { lines in
      reader.card(scene.lines[lines.lowerBound].node, lines: lines, name: heading, isVariant: true)?
        .candidate
    }
    guard let shown = sizes.firstIndex(where: { $0.price == price }), sizes.count > 1 else {
      return
    }
    // The table of sizes says which one the price is of.
    let size = sizes.remove(at: shown)
    if !main.evidence.isConfirmed || size.quantity != main.quantity {
      self.main?.quantity = size.quantity
      self.main?.unitPriceShown = size.unitPriceShown
      self.main?.evidence = size.evidence
      self.main?.others = []
    }
    others = sizes
    self.lines = (parts.first?.lowerBound ?? 0)..<(parts.last?.upperBound ?? 0)
    for index in others.indices { others[index].isMain = true }
  }
}
