import PerWords

/// Writes many numbers in one style exactly as ICU does, without asking ICU each time.
///
/// With a fixed number of digits after the point, what is around and between the digits depends only on how many
/// there are before the point. ICU is asked for that once, and again about other digits to be sure; if an answer does
/// not fit, ICU writes all numbers of that length.
final class NumberTemplates {
  /// Digits after the point.
  private let fractionDigits: Int
  /// The whole text, by ICU.
  private let text: (String) -> String
  /// By the number of digits before the point; `nil` where ICU has to be asked each time.
  private var known: [Template??]

  /// - Parameter text: what ICU makes of decimal text with this many digits after the point, and what is put around
  ///   it, in whatever script.
  init(fractionDigits: Int, text: @escaping (String) -> String) {
    (self.fractionDigits, self.text) = (fractionDigits, text)
    known = Array(repeating: nil, count: Self.longestWhole + 1)
  }

  /// A text in which only the digits change.
  fileprivate final class Template {
    var bytes: [UInt8] = []
    /// Where the last byte of each digit is; all bytes before it are the same for all digits.
    var places: [Int] = []
    /// The last byte of the digit zero.
    var zero: UInt8 = 0
    let columns: Int

    init(columns: Int) { self.columns = columns }
  }

  /// Writes `value / 10^fractionDigits`. Returns how many columns that takes on a terminal.
  func write(_ value: UInt64, to bytes: inout [UInt8]) -> Int {
    var digits = InlineDigits(value)
    digits.pad(to: fractionDigits + 1)
    let whole = digits.count - fractionDigits
    guard whole <= Self.longestWhole, let template = template(whole) else {
      let text = text(digits.decimal(fractionDigits: fractionDigits))
      bytes.append(contentsOf: text.utf8)
      return Terminal.columns(of: text)
    }
    template.write(digits, to: &bytes)
    return template.columns
  }

  private func template(_ whole: Int) -> Template? {
    if let known = known[whole] { return known }
    let template = learn(whole)
    known[whole] = .some(template)
    return template
  }

  private func learn(_ whole: Int) -> Template? {
    let count = whole + fractionDigits
    func written(_ digits: InlineDigits) -> String {
      text(digits.decimal(fractionDigits: fractionDigits))
    }
    let ones = written(InlineDigits(repeating: 1, count: count))
    let scalars = Array(ones.unicodeScalars)
    let others = Array(written(InlineDigits(repeating: 2, count: count)).unicodeScalars)
    guard scalars.count == others.count else { return nil }
    let template = Template(columns: Terminal.columns(of: ones))
    for (scalar, other) in zip(scalars, others) {
      template.bytes.append(contentsOf: String(scalar).utf8)
      guard scalar != other else { continue }
      template.places.append(template.bytes.count - 1)
      // Ten digits in a row; the last bytes do not run over.
      guard other.value == scalar.value + 1, scalar.value & 0x3F >= 1, scalar.value & 0x3F <= 55
      else { return nil }
      template.zero = template.bytes[template.bytes.count - 1] - 1
    }
    guard template.places.count == count else { return nil }
    var probes = [
      InlineDigits(repeating: 9, count: count), InlineDigits(repeating: 5, count: count),
      InlineDigits((1...count).map { UInt8($0 % 10) }),
      InlineDigits((0..<count).map { UInt8($0 == 0 ? 1 : 0) }),
      InlineDigits((0..<count).map { UInt8($0 == 0 ? 8 : 10 - $0 % 4) % 10 }),
    ]
    if whole == 1, fractionDigits > 0 {
      probes.append(InlineDigits((0..<count).map { UInt8($0 == count - 1 ? 1 : 0) }))
      probes.append(InlineDigits((0..<count).map { UInt8($0) % 10 }))
    }
    for probe in probes {
      var bytes: [UInt8] = []
      template.write(probe, to: &bytes)
      let text = written(probe)
      guard bytes.elementsEqual(text.utf8), Terminal.columns(of: text) == template.columns else {
        return nil
      }
    }
    return template
  }

  /// Longer unit prices are rare, so they need no template.
  private static let longestWhole = 12
}

extension NumberTemplates.Template {
  fileprivate func write(_ digits: InlineDigits, to bytes: inout [UInt8]) {
    let (start, zero) = (bytes.count, zero)
    bytes.append(contentsOf: self.bytes)
    bytes.withUnsafeMutableBufferPointer { bytes in
      places.withUnsafeBufferPointer { places in
        digits.withDigits { digits in
          for (place, digit) in zip(places, digits) { bytes[start + place] = zero + digit }
        }
      }
    }
  }
}
