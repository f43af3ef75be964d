import PerDocument
import PerModel

/// The numbers of articles that are in a picture as bars or squares, and what they are given to.
struct PictureCodes {
  private let document: Document
  /// Numbers that their last digit checks, in their shortest usual form.
  private var all: [(code: PlacedCode, gtin: GTIN, box: Box)] = []

  init(_ document: Document) {
    self.document = document
    for code in document.codes {
      // Only numbers that their last digit confirms, and no corrected ones.
      guard let gtin = Self.gtin(of: code),
        !all.contains(where: { $0.gtin == gtin && !code.isSeenTwice })
      else { continue }
      all.removeAll { $0.gtin == gtin }
      all.append((code, gtin, code.box(in: document.size, page: document.page)))
    }
    // What is the same in every store comes before what one store prints.
    all = all.filter(\.gtin.isArticle) + all.filter { !$0.gtin.isArticle }
  }

  /// Gives each candidate the code that is nearest to it, if that is near. Codes of a picture without candidates are
  /// candidates of their own.
  func give(to candidates: inout [Candidate]) {
    guard !candidates.isEmpty else {
      candidates = all.map { code, gtin, box in
        var candidate = Candidate(name: "")
        candidate.place = .region(box)
        Self.give(code, gtin, to: &candidate)
        return candidate
      }
      if all.count == 1 { candidates[0].isMain = true }
      return
    }
    let isOnlyOne = candidates.count == 1
    for (code, gtin, box) in all {
      let nearest = candidates.indices.compactMap { index -> (index: Int, gap: Int)? in
        guard candidates[index].barcode.isEmpty, case .region(let place) = candidates[index].place
        else { return nil }
        return (index, gap(place, box))
      }.min { $0.gap < $1.gap }
      guard let nearest, isOnlyOne || nearest.gap <= reach(of: box) else { continue }
      Self.give(code, gtin, to: &candidates[nearest.index])
    }
  }

  private static func give(_ code: PlacedCode, _ gtin: GTIN, to candidate: inout Candidate) {
    candidate.barcode = gtin.description
    candidate.isBarcodeSeenTwice = code.isSeenTwice
  }

  /// How far apart two boxes are, in pixels.
  private func gap(_ one: Box, _ other: Box) -> Int {
    let across = max(0, other.left - one.right, one.left - other.right) * document.size.x
    let down = max(0, other.top - one.bottom, one.top - other.bottom) * document.size.y
    return (across + down) / Box.whole
  }

  /// A code belongs to whatever is no farther away than its own length.
  private func reach(of box: Box) -> Int {
    max((box.right - box.left) * document.size.x, (box.bottom - box.top) * document.size.y)
      / Box.whole
  }

  /// The number that a code says; `nil` where it says something else.
  private static func gtin(of code: PlacedCode) -> GTIN? {
    switch code.kind {
    case .bars: GTIN(code.text)
    case .shortUPC: Barcode.expanded(shortUPC: code.text).flatMap { GTIN($0) }
    case .squares: GTIN(code.text) ?? GTIN(inLink: code.text)
    }
  }
}
