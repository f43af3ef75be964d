import PerModel
import PerWords

extension Term {
  /// What matters inside a product.
  public static let strength = Term(StrengthTerm())
}

struct StrengthTerm: TermDefinition {
  let kind = Terms.Kind.strength
  let value: WritableKeyPath<Terms, Strengths?> & Sendable = \.strengths
  let word = "strength"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.strength)

  /// What also comes before a share of alcohol. A share of protein may be part of the name.
  private static let alcohol = Words.phrases(.alcoholBefore)

  var lineNames: [[Substring]] { names + Self.alcohol }

  var endings: Set<Substring> { Self.suffixes }

  /// The words after the strength of a drink, or of a powder.
  private static let suffixes = Words.substrings(.strengthEnding)

  var titleWithKey: String { localized("Strengt_h or Washes") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type what is inside, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Strengths { try input.strengths() }

  func examples(unit: Rational) throws(ArithmeticError) -> [Strengths] {
    let share = try Rational(2, over: 5)
    let washes = (try? Quantity(40, .item, of: .wash)).map { one(.washes, .inPack($0)) } ?? []
    return washes + one(.alcohol, .share(share))
  }

  private func one(_ name: Strength.Substance.Known, _ amount: Strength.Amount) -> [Strengths] {
    Strengths([Strength(Strength.Substance(name), amount)]).map { [$0] } ?? []
  }

  func hintExamples(unit: Rational, in region: Region) throws(ArithmeticError) -> [Strengths] {
    guard let inner = try? Quantity(20, .gram), let outer = try? Quantity(100, .gram) else {
      return try examples(unit: unit)
    }
    return try examples(unit: unit) + one(.protein, .per(inner, in: outer))
  }

  func text(of strengths: Strengths, in currency: Currency, by formatter: Formatter) -> String {
    strengths.all.map(formatter.strength).joined(separator: factSeparator)
  }

  func editable(_ strengths: Strengths, in currency: Currency, by formatter: Formatter) -> String {
    strengths.all.map(formatter.editable).joined(separator: listSeparator)
  }

  var takesValueBefore: Bool { false }
  var hasUnits: Bool { true }

  /// Of the words that name it only "strength" comes before nothing else. The word for alcohol may
  /// come before its share: "alcohol 40%", but not "alcohol 40% off".
  func isLikely(_ value: Range<Int>, in span: Range<Int>, at site: TermSite) -> Bool {
    let text = site.words.text(value)
    if site.words.says(Self.alcohol, in: site.name) {
      let number = value.filter { !Self.suffixes.contains(site.words.words[$0].text) }
        .map { site.words.words[$0].text }.joined()
      return (number.last == "%" || number.last.map(TermInput.degrees.contains) == true)
        && number.dropLast().allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
        && !(site.isFollowedByReduction(span) && site.vetoed(.reductionOfAlcohol, span))
    }
    return Self.alone.contains(site.words.words[site.name.lowerBound].text)
      && text.contains(where: \.isNumber) && text.contains(where: \.isLetter)
  }

  private static let alone = Words.substrings(.strengthAlone)

  /// The words around a substance that say how much of it an amount holds: "20 g protein per 100 g".
  func spanPerAmount(
    at index: Int, after free: Int, in words: TermText, _ terms: inout Terms,
    read: (Range<Int>, inout Terms) -> Bool
  ) -> Range<Int>? {
    guard terms.strength == nil, TermInput.substances[words.words[index].text] != nil else {
      return nil
    }
    for start in max(free, index - 2)...index {
      for end in stride(from: min(words.words.count, index + 6), to: index + 1, by: -1) {
        let span = start..<end
        guard start == index || words.hasDigit(start), span.contains(where: words.hasDigit),
          span.contains(where: { TermInput.isPer(words.words[$0].text) })
        else { continue }
        var found = terms
        guard read(span, &found), let strength = found.strength,
          case .per(let inner, _) = strength.amount, inner.countName == nil,
          strength.name.known != nil
        else { continue }
        terms = found
        return span
      }
    }
    return nil
  }

  /// "Extra strength 500 mg" names nothing that is inside, nor does "Extra Strength Berry 60 ml".
  func isPlausible(_ strengths: Strengths, in span: Range<Int>, at site: TermSite) -> Bool {
    guard strengths.all.count == 1, let strength = strengths.all.first else { return false }
    guard case .inPack(let inner) = strength.amount else { return true }
    guard
      strength.name.known != nil
        || strength.name.id == inner.countName?.id || !site.vetoed(.strengthOfNothing, span)
    else { return false }
    // "Max Strength 10 sachets": without another quantity it says how much there is.
    return inner.countName == nil || site.hasOtherQuantity(besides: span)
      || !site.vetoed(.strengthAsCount, span)
  }
}

extension Formatter {
  /// "40% alcohol", "20 g protein per 100 g", "40 washes".
  public func strength(_ strength: Strength) -> String {
    let name = substance(strength.name)
    switch strength.amount {
    case .share(let share):
      // Translators: how much of something is inside: "40% alcohol".
      return localized(context: "strength", "%1$s %2$s", percentInFull(share), name)
    case .per(let inner, let outer):
      let amount = amount(inner, of: strength.name)
      // Translators: "20 g protein per 100 g", "400 mg ibuprofen per tablet".
      return outer.unit == .item && outer.amount == .one && outer.packs.isEmpty
        ? localized(
          context: "strength", "%1$s per %2$s", amount,
          outer.countName.map(CountWords.one) ?? CountWords.piece(isPlural: false))
        : localized(context: "strength", "%1$s per %2$s", amount, quantity(outer))
    case .inPack(let inner):
      let amount = amount(inner, of: strength.name)
      // "4 packs", which are in the pack that is bought
      return inner.countName?.isContainer == true ? amount : localized("%1$s per pack", amount)
    }
  }

  /// "20 g protein"; a count says itself what it is of.
  private func amount(_ quantity: Quantity, of name: Strength.Substance) -> String {
    let amount = self.quantity(quantity)
    return quantity.countName != nil || name.id == quantity.unit.kind.rawValue
      ? amount : localized(context: "strength", "%1$s %2$s", amount, substance(name))
  }

  /// What is inside, in the user's words where the program knows it.
  public func substance(_ name: Strength.Substance) -> String {
    switch name.known {
    case .alcohol: localized(context: "substance", "alcohol")
    case .protein: localized(context: "substance", "protein")
    case .caffeine: localized(context: "substance", "caffeine")
    case .cocoa: localized(context: "substance", "cocoa")
    case .plies: localized(context: "substance", "plies")
    case .washes: localized(context: "substance", "washes")
    case nil where name.id == Unit.Kind.count.rawValue: localized(context: "substance", "pieces")
    case nil:
      Unit.Kind(rawValue: name.id).map(kindName)
        ?? CountWords.severalIfKnown(CountName(name.id)) ?? name.id
    }
  }

  /// The counted things in the plural, translated if known: "sheets".
  public func things(_ name: CountName) -> String {
    CountWords.severalIfKnown(name) ?? name.id
  }

  /// A text that `TermInput` reads as the same strength.
  fileprivate func editable(_ strength: Strength) -> String {
    let name = strength.name.id
    switch strength.amount {
    case .share(let share): return "\(editablePercent(share)) \(name)"
    case .per(let inner, let outer):
      let amount = editable(inner, named: name)
      if outer.unit == .item, outer.countName == nil, outer.amount == .one, outer.packs.isEmpty {
        return "\(amount) each"
      }
      return "\(amount) / \(editable(outer, withUnit: true))"
    case .inPack(let inner): return editable(inner, named: name)
    }
  }

  private func editable(_ quantity: Quantity, named name: String) -> String {
    let text = editable(quantity, withUnit: true)
    return quantity.countName != nil || name == quantity.unit.kind.rawValue
      ? text : "\(text) \(name)"
  }
}
