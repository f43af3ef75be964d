import PerDocument
import PerModel

// What the candidates of a picture say of one another.
extension PictureOffers {
  /// Where unit prices confirm several prices without anything between the digits, such prices are written so here.
  mutating func believeInStyle() {
    let confirmed = candidates.filter { candidate in
      guard candidate.evidence.isConfirmed, let price = candidate.price else { return false }
      return scene.prices.contains { $0.isDoubtful && $0.amount == price.amount }
    }
    believeInCents()
    guard confirmed.count >= PictureLimit.style else { return }
    for index in candidates.indices
    where candidates[index].evidence == .unclear(.digitsUnsure)
      && scene.prices.contains(where: {
        $0.amount == candidates[index].price?.amount && $0.isBare
          && $0.place.score >= PictureLimit.scoreOfDigits
      })
    {
      candidates[index].evidence = .read(.notChecked)
    }
  }

  /// Where unit prices say of "$998" and others that the cents begin before two digits, they do so everywhere.
  private mutating func believeInCents() {
    let torn = scene.prices.filter { $0.hasSign && $0.other != nil }
    func confirmed(_ amount: (PicturePrice) -> Rational?) -> Int {
      candidates.count { candidate in
        guard candidate.evidence.isConfirmed, let price = candidate.price else {
          return false
        }
        return torn.contains { amount($0) == price.amount }
      }
    }
    guard confirmed(\.other) > 0, confirmed(\.amount) == 0 else { return }
    for index in candidates.indices where candidates[index].evidence == .unclear(.digitsUnsure) {
      guard let price = candidates[index].price,
        let other = torn.first(where: { $0.amount == price.amount })?.other
      else { continue }
      candidates[index].price = Money(other, price.currency)
      candidates[index].evidence = .read(.notChecked)
    }
  }

  /// The sum of a cart above a listing is not an offer: nothing else says how much there is, and it is printed smaller.
  mutating func dropHead() {
    func isSized(_ candidate: Candidate) -> Bool {
      candidate.quantity != nil || candidate.unitPriceShown != nil
    }
    func height(_ candidate: Candidate) -> Int {
      scene.prices.filter {
        $0.amount == candidate.price?.amount || $0.other == candidate.price?.amount
      }
      .map(\.place.height).min() ?? 0
    }
    func box(_ candidate: Candidate) -> Box? {
      if case .region(let box) = candidate.place { box } else { nil }
    }
    let sized = candidates.filter(isSized)
    guard sized.count >= PictureLimit.style,
      sized.count * PictureShare.ofSized >= candidates.count * PictureShare.sized
    else { return }
    let usual = sized.map(height).sorted()[sized.count / 2]
    let top = sized.compactMap { box($0)?.top }.min() ?? 0
    candidates.removeAll {
      !isSized($0) && height($0) * 100 < usual * PictureMeasure.smaller
        && box($0).map { $0.bottom <= top } == true
    }
  }

  /// In a picture of one thing, the largest price is what it is about.
  mutating func putMainFirst(_ prices: [Int]) {
    guard PictureLimit.ofOneThing.contains(candidates.count) else { return }
    func height(_ candidate: Candidate) -> Int {
      prices.filter { scene.prices[$0].amount == candidate.price?.amount }
        .map { scene.prices[$0].place.height }.max() ?? 0
    }
    let order = candidates.enumerated().sorted {
      (-height($0.element), $0.offset) < (-height($1.element), $1.offset)
    }
    candidates = order.map(\.element)
    let second = candidates.count > 1 ? height(candidates[1]) : 0
    candidates[0].isMain = height(candidates[0]) * 100 >= second * PictureMeasure.main
  }
}
