import PerModel

/// A percentage that is glued to the price it led to: "$89928% OFF".
enum GluedPercent {
  static func parts(
    of text: String, below former: Rational, _ readers: TextReaders
  ) -> (price: String, percent: String)? {
    guard text.utf8.count <= PageLimit.sizeAndPrice, text.first?.isCurrencySymbol == true,
      let sign = text.firstIndex(of: "%"), text[..<sign].last?.isNumber == true,
      text[..<sign].dropFirst().allSatisfy({ $0.isNumber || ".,".contains($0) })
    else { return nil }
    for digits in [2, 1] {
      let seam = text.index(sign, offsetBy: -digits)
      guard let percent = Int(text[seam..<sign]), percent > 0, text[seam] != "0",
        let price = readers.price(String(text[..<seam]))?.amount,
        let error = PriceReduction.error(of: Rational(percent), from: former, to: price),
        error <= .one
      else { continue }
      return (String(text[..<seam]), String(text[seam...]))
    }
    return nil
  }
}
