extension Array {
  /// The elements whose keys are in a range, of those that are sorted by them.
  subscript(keys: Range<Int>, by key: (Element) -> Int) -> ArraySlice<Element> {
    self[first(from: keys.lowerBound, by: key)..<first(from: keys.upperBound, by: key)]
  }

  private func first(from least: Int, by key: (Element) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) < least { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
