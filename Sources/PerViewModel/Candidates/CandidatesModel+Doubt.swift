import PerModel
import PerOffers
import PerText

// The uncertain parts of a price.
extension CandidatesModel {
  /// The uncertain digits, as UTF-8 ranges in a row's facts: those in which the other reading differs, or the whole
  /// price if unknown.
  func doubted(of choice: Choice, in facts: String) -> [Range<Int>] {
    guard !choice.isChanged, case .unclear(.digitsUnsure) = choice.candidate.evidence,
      let price = choice.product.price.map({ formatter.price($0) }),
      let place = facts.firstRange(of: price)
    else { return [] }
    let start = facts.utf8.distance(from: facts.startIndex, to: place.lowerBound)
    let other = choice.prices.dropFirst().first.map { formatter.price($0) } ?? ""
    let digits = Self.differences(of: price, from: other) ?? [0..<price.utf8.count]
    return digits.map { start + $0.lowerBound..<start + $0.upperBound }
  }

  /// Where two prices have other digits, if they differ in nothing else.
  private static func differences(of price: String, from other: String) -> [Range<Int>]? {
    let (digits, others) = (Array(price.unicodeScalars), Array(other.unicodeScalars))
    guard price != other, digits.count == others.count else { return nil }
    var ranges: [Range<Int>] = []
    var place = 0
    for (digit, other) in zip(digits, others) {
      let end = place + String(digit).utf8.count
      if digit != other {
        guard digit.properties.numericType == .decimal, other.properties.numericType == .decimal
        else { return nil }
        ranges.append(place..<end)
      }
      place = end
    }
    return ranges
  }
}
