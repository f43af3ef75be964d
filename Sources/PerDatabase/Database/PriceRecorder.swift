import PerModel

/// Makes dated facts of the prices that people type: those that are meant for the price book, and those of
/// the products of comparisons.
struct PriceRecorder {
  let rows: BookRows

  /// What the book knows once it has a price. Nothing is changed yet.
  ///
  /// The article is found or new. A fact of the same occasion is corrected; one that says the same
  /// is left as it is. Throws `missing` for a product that has neither a name nor a barcode, or says no price.
  func plan(for price: NewPrice) throws(DatabaseError) -> RecordedPrice {
    guard price.product.statesPrice else { throw .missing }
    guard let (article, articleChange) = try article(of: price.product, spelled: price.spelling)
    else { throw .missing }
    var changes = [articleChange].compactMap(\.self)
    var observation = price.observation(of: article.id)
    let same = try rows.history(of: article.id, on: price.day)
      .filter(observation.isOfSameOccasion)
    if let equal = same.first(where: observation.saysSame) {
      observation = equal
    } else if let old = same.last {
      observation.corrects = old.id
      changes.append(.correct(old, by: observation))
    } else {
      changes.append(.add(observation))
    }
    let change = changes.count > 1 ? .several(changes) : changes.first
    return RecordedPrice(article: article, observation: observation, change: change)
  }

  /// The article that a product is one of, with what the product says of it, and the change that brings it
  /// into the book; `nil` for a product that has neither a name nor a barcode.
  func article(
    of product: Product, spelled spelling: String = ""
  ) throws(DatabaseError) -> (article: Article, change: BookChange?)? {
    guard let known = try rows.article(of: product) else {
      return Article(id: .new(), product).map { article in
        let article = article.spelled(spelling)
        return (article, .addArticle(article))
      }
    }
    let completed = known.completed(by: product).spelled(spelling)
    return (completed, completed == known ? nil : .editArticle(from: known, to: completed))
  }
}

// What changes of comparisons say.
extension PriceRecorder {
  /// Adds to the book, as seen on a day, the prices that a change of a comparison has brought. The result is
  /// what was changed, part by part: where one no longer fits, the others are undone all the same.
  ///
  /// `lastSeen` tells when the price was typed that is replaced, which is asked where the book knows no price
  /// of the article. A large addition adds nothing. `days` are those of products whose prices were seen on another.
  func record(
    _ change: Change, in currency: Currency, on day: CalendarDay,
    seen days: [Product.ID: CalendarDay] = [:],
    lastSeen: @escaping (Product) throws(DatabaseError) -> CalendarDay
  ) throws(DatabaseError) -> [BookChange] {
    var recording = Recording(
      recorder: self, currency: currency, day: day, days: days, lastSeen: lastSeen)
    try recording.record(change)
    return recording.changes
  }

  /// Adds to the book the price of a product on a day. Where the book has the same price of today, which came
  /// of a comparison as well, only the day was wrong: that fact is taken back.
  func record(
    _ product: Product, in currency: Currency, on day: CalendarDay
  ) throws(DatabaseError) -> [BookChange] {
    var recording = Recording(
      recorder: self, currency: currency, day: day, lastSeen: { (_) throws(DatabaseError) in day })
    if day != .today { try recording.withdraw(product.asPaid.statingCurrency(currency)) }
    try recording.record(product, on: day)
    return recording.changes
  }

  private struct Recording {
    let recorder: PriceRecorder
    let currency: Currency
    let day: CalendarDay
    var days: [Product.ID: CalendarDay] = [:]
    let lastSeen: (Product) throws(DatabaseError) -> CalendarDay
    var changes: [BookChange] = []

    mutating func record(_ change: Change) throws(DatabaseError) {
      switch change {
      case .add(let places):
        guard places.count < UndoLog.minimumRows else { return }
        for place in places { try record(place.product, on: days[place.product.id] ?? day) }
      case .edit(let from, let to): try record(from, replacedBy: to)
      case .several(let changes): for change in changes { try record(change) }
      case .remove, .rename, .setReferenceUnit, .setCurrency, .set: break
      }
    }

    mutating func record(_ product: Product, on day: CalendarDay) throws(DatabaseError) {
      // What was seen is what was paid, in whatever currency.
      let product = product.asPaid.statingCurrency(currency)
      guard product.statesPrice, Article(id: .new(), product) != nil else { return }
      try make(recorder.plan(for: price(of: product, on: day)).change)
    }

    private func price(of product: Product, on day: CalendarDay) -> NewPrice {
      NewPrice(
        product, on: day, kind: product.priceKind, source: PriceObservation.sourceOfComparisons)
    }

    private mutating func record(
      _ old: Product, replacedBy new: Product
    ) throws(DatabaseError) {
      let (old, new) = (old.asPaid.statingCurrency(currency), new.asPaid)
      let isSameArticle =
        old.name == new.name && old.brand == new.brand && old.barcode == new.barcode
      if isSameArticle, old.statesSamePrice(as: new.statingCurrency(currency)) { return }
      if isSameArticle {
        let article = try recorder.rows.article(of: old)
        if try article.map({ (known) throws(DatabaseError) in
          try recorder.rows.history(of: known.id).isEmpty
        }) ?? true {
          try record(old, on: lastSeen(old))
        }
        // A pack of another size would be another price of the same day.
        if old.quantity != new.quantity { try withdraw(old, keepsArticle: true) }
      } else {
        try withdraw(old)
      }
      try record(new, on: day)
    }

    /// Takes back what the book says today of a product that was typed by mistake.
    mutating func withdraw(
      _ product: Product, keepsArticle: Bool = false
    ) throws(DatabaseError) {
      let rows = recorder.rows
      guard let article = try rows.article(of: product) else { return }
      let mistaken = price(of: product, on: .today).observation(of: article.id)
      let history = try rows.history(of: article.id)
      let fact = history.first { $0.source == mistaken.source && $0.saysSame(as: mistaken) }
      guard let fact else { return }
      try make(.withdraw(fact))
      if !keepsArticle, history.count == 1, try rows.target(of: article.id) == nil {
        try make(.removeArticle(article))
      }
    }

    private mutating func make(_ change: BookChange?) throws(DatabaseError) {
      guard let change else { return }
      try recorder.rows.apply(change)
      changes.append(change)
    }
  }

  /// Undoes or redoes what a change of a comparison has recorded. What people have done to the book since then
  /// is left as it is.
  func perform(
    _ operation: HistoryOperation, _ changes: [BookChange]
  ) throws(DatabaseError) {
    let due = operation == .redo ? changes : changes.reversed().map(\.inverse)
    for change in due { _ = try carryOut(change) }
  }

  /// Whether all of a change could be made. A fact that cannot be taken back or brought back keeps what follows
  /// from it as it is.
  private func carryOut(_ change: BookChange) throws(DatabaseError) -> Bool {
    switch change {
    case .several(let parts):
      for part in parts where try !carryOut(part) && part.concernsFact { return false }
      return true
    case .add(let fact)
    where try rows.history(of: fact.article, on: fact.day).contains(where: fact.isOfSameOccasion):
      return false
    default:
      do throws(DatabaseError) { try rows.apply(change) } catch {
        guard error == .outdated else { throw error }
        return false
      }
      return true
    }
  }
}

extension BookChange {
  fileprivate var concernsFact: Bool {
    switch self {
    case .add, .withdraw: true
    case .several(let changes): changes.contains(where: \.concernsFact)
    case .addArticle, .removeArticle, .editArticle, .setTarget: false
    }
  }
}

extension Article {
  /// The article, with missing facts taken from a product. The article's own stay.
  func completed(by product: Product) -> Article {
    var article = self
    if article.brand.isEmpty { article.brand = product.brand }
    if article.name.isEmpty { article.name = product.name }
    if article.barcode.isEmpty { article.barcode = product.articleBarcode }
    if article.picture == nil { article.picture = product.picture }
    // The pack is that of the newest price; an older one is known from its own fact.
    if article.pack == nil { article.pack = product.quantity }
    return article
  }
}

extension CalendarDay {
  /// Today's date, by the clock and the time zone of the system.
  public static var today: CalendarDay { CalendarDay(secondsSince1970: SQLiteDatabase.now) }
}
