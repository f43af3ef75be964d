extension String {
  /// The text without brackets whose other half is not in it: "Soda (bag" was "Soda (bag 1 kg)".
  var withoutLoneBrackets: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }) else {
      return self
    }
    var open: [Index] = []
    var lone: Set<Index> = []
    for index in indices {
      if self[index] == "(" {
        open.append(index)
      } else if self[index] == ")", open.popLast() == nil {
        lone.insert(index)
      }
    }
    lone.formUnion(open)
    return lone.isEmpty ? self : String(indices.filter { !lone.contains($0) }.map { self[$0] })
  }
}
