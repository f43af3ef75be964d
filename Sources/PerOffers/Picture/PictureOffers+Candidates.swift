import PerDocument
import PerModel
import PerText

// What a price and its paragraph say together.
extension PictureOffers {
  /// An article with its price.
  ///
  /// - Parameter title: the paragraph above that names it, where the price's own one only says who makes it.
  func candidate(_ index: Int, _ block: Int, _ more: [Int], title: Int? = nil) -> Candidate? {
    let price = scene.prices[index]
    let details =
      [blocks[block].details]
      + more.map { other in
        let details = blocks[other].details
        return grounds.isElsewhere(blocks[other].block.place, than: price.place)
          ? details.onlyTerms : details
      }
    var name = details[0].name
    if name.isEmpty { name = details.dropFirst().map(\.name).max { $0.count < $1.count } ?? "" }
    guard !name.isEmpty, !PictureWords.isSum(name) else { return nil }
    if let title = title.map({ blocks[$0].details.name }) {
      // "Veneto · Rosso" is where it comes from, and what sort it is.
      let isNamed = title.lowercased().contains(name.lowercased()) || name.contains(" · ")
      name = isNamed ? title : title + " " + name
    } else if let brand = brand(above: block), !name.lowercased().contains(brand.lowercased()) {
      name = brand + " " + name
    }
    var candidate = Candidate(name: String(name.prefix(PictureLimit.name)))
    candidate.price = Money(price.amount, scene.readers.currency)
    candidate.isCurrencyAssumed = !price.hasSign
    candidate.deal = price.deal ?? details.lazy.compactMap(\.deal).first
    if let deposit = details.lazy.compactMap(\.deposit).first { candidate.terms.deposit = deposit }
    candidate.evidence =
      price.isLowest
      ? .unclear(.lowestOfSeveral)
      : price.isDoubtful || isBesideDigits(price) ? .unclear(.digitsUnsure) : .read(.notChecked)
    check(&candidate, details, price)
    takePack(&candidate, price.place, block, more)
    if candidate.evidence == .unclear(.digitsUnsure), let other = price.other {
      candidate.others = [Money(other, scene.readers.currency)]
    }
    if price.isTorn, candidate.evidence != .unclear(.workedOut), !candidate.evidence.isConfirmed {
      return nil
    }
    takeFormer(&candidate, price)
    candidate.place = place(
      of: [price.place, blocks[block].block.place] + (title.map { [blocks[$0].block.place] } ?? []))
    return candidate
  }

  /// Whether two digits stand right beside it, as the cents of another price do whose first digits were not seen.
  private func isBesideDigits(_ price: PicturePrice) -> Bool {
    scene.others.contains { text in
      let gap = text.gap(to: price.place)
      return text.text.count == 2 && text.text.allSatisfy(\.isNumber)
        && gap.y <= text.height / 2
        && gap.x <= text.height
    }
  }

  /// What is written above a paragraph, as who makes it is, also as a picture.
  func brand(above index: Int) -> String? {
    let place = blocks[index].block.place
    let body = scene.bodyHeight
    let above = blocks.indices.filter { other in
      let (block, details) = blocks[other]
      let own = block.place
      return other != index && !own.ground.differs(from: place.ground)
        // A heading above the first card begins elsewhere.
        && (!grounds.isScreen || isAligned(own, place))
        && (block.lines.count <= PictureLimit.linesOfBrand
          || abs(own.left - place.left) <= scene.slack)
        && details.quantities.isEmpty
        && details.unitPrices.isEmpty && PictureLimit.brand.contains(details.name.count)
        && own.score >= PictureLimit.scoreOfBrand && own.middle < place.middle
        && own.bottom <= place.top + scene.slack
        && place.top - own.bottom <= body && own.left < place.right && place.left < own.right
    }
    return above.max { blocks[$0].block.place.bottom < blocks[$1].block.place.bottom }
      .map { blocks[$0].details.name }
  }

  /// An article with an unreadable price, if the unit price and the quantity leave only one possible price.
  ///
  /// - Parameter below: paragraphs with its unit price.
  func unreadable(_ index: Int, _ below: [Int]) -> Candidate? {
    let (block, details) = blocks[index]
    guard block.lines.count > 1 || !below.isEmpty, !details.name.isEmpty,
      let (price, quantity, unit) = PictureArithmetic.onlyPrice(
        details.unitPrices + below.flatMap { blocks[$0].details.unitPrices }, details.quantities)
    else { return nil }
    var candidate = Candidate(name: String(details.name.prefix(PictureLimit.name)))
    (candidate.quantity, candidate.unitPriceShown) = (quantity, unit)
    candidate.price = price
    candidate.isCurrencyAssumed = true
    candidate.evidence = .unclear(.workedOut)
    candidate.place = place(of: [block.place] + below.map { blocks[$0].block.place })
    return candidate
  }

  /// Whether a unit price and a size close to cents give the price that they are the end of.
  func isWorkedOut(_ price: PicturePrice) -> Bool {
    func nearest(with fact: (PictureDetails) -> Bool) -> PictureDetails? {
      blocks.filter {
        fact($0.details) && distance($0.block.place, price.place) < PictureReach.second
      }
      .min { distance($0.block.place, price.place) < distance($1.block.place, price.place) }?
      .details
    }
    guard let priced = nearest(with: { !$0.unitPrices.isEmpty }),
      let sized = nearest(with: { !$0.quantities.isEmpty })
    else { return false }
    return price.whole(from: priced.unitPrices, sized.quantities) != nil
  }

  /// Chooses the size, and says whether the unit price confirms it.
  func check(_ candidate: inout Candidate, _ all: [PictureDetails], _ printed: PicturePrice) {
    let quantities = all.flatMap(\.quantities)
    let units = all.flatMap(\.unitPrices)
    candidate.quantity = packs(quantities) ?? all[0].quantities.first ?? quantities.first
    candidate.unitPriceShown = all[0].unitPrices.first ?? units.first
    guard let price = candidate.price else { return }
    if printed.isTorn {
      guard let (whole, quantity, unit) = printed.whole(from: units, quantities) else { return }
      (candidate.price, candidate.quantity, candidate.unitPriceShown) = (whole, quantity, unit)
      // "20" of "20,-" is all of it.
      candidate.evidence =
        whole.amount == printed.other ? .confirmed(.unitPriceFits) : .unclear(.workedOut)
      return
    }
    if quantities.isEmpty, let (quantity, unit) = seenWithoutUnit(all, units, price.amount) {
      (candidate.quantity, candidate.unitPriceShown) = (quantity, unit)
      if !printed.isLowest, !printed.isDoubtful { candidate.evidence = .confirmed(.unitPriceFits) }
      return
    }
    var differs = false
    for unit in units {
      for quantity in quantities {
        guard let agrees = UnitPriceCheck.agrees(price.amount, quantity, unit) else { continue }
        // "$998", whose cents are raised
        let other = printed.other.flatMap {
          UnitPriceCheck.agrees($0, quantity, unit) == true ? $0 : nil
        }
        guard agrees || other != nil else {
          differs = true
          continue
        }
        if !agrees, let other { candidate.price = Money(other, price.currency) }
        (candidate.quantity, candidate.unitPriceShown) = (quantity, unit)
        if !printed.isLowest { candidate.evidence = .confirmed(.unitPriceFits) }
        return
      }
    }
    guard differs else { return }
    candidate.evidence = .unclear(.unitPriceDiffers)
    if let (whole, quantity, unit) = printed.asCents?.whole(from: units, quantities) {
      (candidate.price, candidate.quantity, candidate.unitPriceShown) = (whole, quantity, unit)
      candidate.evidence = .unclear(.workedOut)
      return
    }
    if let (price, quantity, unit) = lessPercent(printed, units, quantities) {
      (candidate.price, candidate.quantity, candidate.unitPriceShown) = (price, quantity, unit)
      candidate.formerPrice = printed.amount
      candidate.evidence = .unclear(.workedOut)
      return
    }
    // What would agree is offered beside it; in its place where digits are torn, and never as certain.
    guard
      let (only, quantity, unit) = PictureArithmetic.onlyPrice(
        all[0].unitPrices, all[0].quantities)
        ?? (printed.isDoubtful ? PictureArithmetic.onlyPrice(units, quantities) : nil)
    else {
      return
    }
    candidate.others = [only]
    guard printed.isDoubtful, PictureArithmetic.resemble(price, only) else { return }
    (candidate.price, candidate.others) = (only, [price])
    (candidate.quantity, candidate.unitPriceShown) = (quantity, unit)
    candidate.evidence = .unclear(.workedOut)
  }

  /// What a percentage beside a former price leaves of it and a unit price is printed for, where the price itself was
  /// not seen.
  private func lessPercent(
    _ printed: PicturePrice, _ units: [Candidate.UnitPrice], _ quantities: [Quantity]
  ) -> (Money, Quantity, Candidate.UnitPrice)? {
    for unit in units {
      for quantity in quantities where quantity.unit.kind == unit.per.unit.kind {
        guard let share = try? quantity.total / unit.per.total,
          let price = share == .one
            ? unit.price : PictureArithmetic.onlyPrice(unit.price, share),
          price.amount < printed.amount, fits(price.amount, printed)
        else { continue }
        return (price, quantity, unit)
      }
    }
    return nil
  }

  /// Whether a percentage beside a former price says how much less a price is.
  private func fits(_ price: Rational, _ former: PicturePrice) -> Bool {
    scene.percents.contains { percent in
      let gap = percent.place.gap(to: former.place)
      guard gap.y == 0, gap.x <= former.place.height, let left = try? price / former.amount,
        let off = try? (Rational(1) - left) * Rational(100) - Rational(percent.value)
      else { return false }
      return off.magnitude <= Rational(1)
    }
  }

  /// How much there is, where only its number was seen: the one with which the unit price leads to the price.
  private func seenWithoutUnit(
    _ all: [PictureDetails], _ units: [Candidate.UnitPrice], _ price: Rational
  ) -> (Quantity, Candidate.UnitPrice)? {
    for unit in units {
      let areCounts = unit.per.unit.kind == .count
      for number in all.flatMap({ areCounts ? $0.loneCounts : $0.loneNumbers }) {
        let fits = PictureDetails.quantities(of: number, unit.per.unit.kind, scene.readers)
          .first { UnitPriceCheck.agrees(price, $0, unit) == true }
        if let fits { return (fits, unit) }
      }
    }
    return nil
  }

  /// The former price beside it, which a percentage confirms.
  func takeFormer(_ candidate: inout Candidate, _ price: PicturePrice) {
    guard let own = candidate.price else { return }
    let near = scene.prices.filter { other in
      let gap = other.place.gap(to: price.place)
      return other.amount > own.amount && other.place != price.place
        && other.place.height * 100 < price.place.height * PictureMeasure.largestFormer
        && max(gap.x, gap.y) <= PictureReach.former * other.place.height
    }
    let former =
      near.filter { $0.kind == .former }.min { $0.amount < $1.amount }
      ?? near.first {
        let isAbove = $0.place.gap(to: price.place).x == 0 && $0.place.middle < price.place.middle
        return $0.place.height * 100 < price.place.height * PictureMeasure.former
          || (isAbove || isBelow(price, $0))
            && $0.place.height * 100 < price.place.height * PictureMeasure.smaller
      }
    candidate.formerPrice = former?.amount ?? candidate.formerPrice
    // A percentage that fits says where the cents begin.
    guard candidate.evidence == .unclear(.digitsUnsure), price.isBare, let former,
      let left = try? own.amount / former.amount,
      let percent = try? (Rational(1) - left) * Rational(100)
    else { return }
    let fits = scene.percents.contains { other in
      let gap = other.place.gap(to: price.place)
      guard gap.x + gap.y <= PictureReach.percentage * price.place.height,
        let off = try? percent - Rational(other.value)
      else { return false }
      return off.magnitude <= Rational(1)
    }
    if fits { candidate.evidence = .read(.notChecked) }
  }

  func place(of places: [StraightText]) -> Candidate.Place {
    let boxes = places.flatMap(\.sources).filter(document.texts.indices.contains)
      .map { document.texts[$0].box(in: document.size, page: document.page) }
    guard let first = boxes.first else { return .nowhere }
    return .region(boxes.dropFirst().reduce(first) { $0.united(with: $1) })
  }
}
