import PerModel

// Numbers that say for whom something is, beside how many there are.
extension LineBuilder {
  /// Whether a small number of nappies is their size, beside the number of all: "5 blöjor 76 st".
  func isSizeOfNappies(_ size: Measured, beside all: Measured) -> Bool {
    guard size.value.countName == .nappy, let number = size.value.wholeCount,
      let count = all.value.wholeCount
    else { return false }
    return number <= LineLimit.sizeOfNappies && number < count
  }

  /// Whether a weight is that of who takes some tablets: "Dogs up to 10 kg, 4 tablets".
  func isBody(_ weight: ReadQuantity, beside count: Measured) -> Bool {
    count.value.countName?.isDose == true && weight.unit?.kind == .mass
      && weight.total.map { $0 >= 1 } == true
  }
}
