extension LineWords {
  /// A word of the line.
  struct Word {
    /// Where it is in the UTF-8 of the line.
    let range: Range<Int>
    var traits: Traits = []
    /// What its first word means.
    var meaning = WordMeaning.none

    func has(_ traits: Traits) -> Bool { self.traits.contains(traits) }

    /// Whether it has one of the traits.
    func anyHas(_ traits: Traits) -> Bool { !self.traits.isDisjoint(with: traits) }
  }
}
