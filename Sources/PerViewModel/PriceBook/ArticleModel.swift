import PerDatabase
import PerModel
import PerText
import PerTransfer
import PerWords

/// An article of the price book: its prices, what they say, and what can be done with them.
@MainActor
public final class ArticleModel {
  /// What is shown; `nil` until the book has answered, and if it no longer has the article.
  public private(set) var content: ArticleContent?
  private var known: ArticleKnowledge?
  /// Whether the book has the article; otherwise the first price adds it.
  public private(set) var isInBook = true
  private var id: Article.ID
  /// The article while the book does not have it.
  private let seed: Article?
  private let library: Library
  private var language: Language { library.language }
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }
  /// Receives the changes that are made.
  var onMade: (BookMark) -> Void = { _ in }
  /// Called when something was saved.
  var onSaved: () -> Void = {}
  /// Called when there is something else to show.
  public var onChanged: () -> Void = {}

  init(_ id: Article.ID, _ library: Library) {
    (self.id, self.library, seed) = (id, library, nil)
    reload()
  }

  /// An article that the book does not have yet; one without a name gets it with its first price.
  init(new article: Article, _ library: Library) {
    (id, self.library, seed) = (article.id, library, article)
    showSeed()
  }

  private func showSeed() {
    isInBook = false
    known = seed.map {
      ArticleKnowledge($0, [], nil, currency: language.locale.currency, in: language.locale.region)
    }
    show()
  }

  /// Reads the article again.
  public func reload() {
    let (id, currency, region) = (id, language.locale.currency, language.locale.region)
    library.file.run(
      { (database) throws(DatabaseError) in
        guard let article = try database.article(id) else { return nil }
        return try database.knowledge(of: article, currency: currency, in: region)
      },
      then: { [weak self] (result: Result<ArticleKnowledge?, DatabaseError>) in
        guard let self else { return }
        switch result {
        case .failure(let error): notify(error.sentence)
        case .success(nil) where seed != nil: showSeed()
        case .success(let known):
          isInBook = true
          self.known = known
          show()
        }
      })
  }

  /// How far back prices are drawn.
  public var period = PriceSteps.TimeSpan.all { didSet { if period != oldValue { show() } } }

  private func show() {
    content = known.map {
      ArticleContent($0, in: period, on: .today, using: language.formatter)
    }
    onChanged()
  }

  /// All prices as a table with commas, as a spreadsheet reads it; empty while nothing is known.
  public var table: String { known.map { PriceTable.csv(of: $0, using: language.formatter) } ?? "" }

  // MARK: Prices

  /// What was typed before, for the form of a price.
  public var suggestions: PriceSuggestions { PriceSuggestions(library) }

  /// The form of a new price.
  public var newPrice: PriceForm? {
    known.map { PriceForm(newPriceOf: $0.article, after: $0.facts.last, using: language) }
  }

  /// The form that corrects a price; `nil` if it is gone.
  public func form(of id: PriceObservation.ID) -> PriceForm? {
    fact(id).map { PriceForm($0, using: language) }
  }

  private func fact(_ id: PriceObservation.ID) -> PriceObservation? {
    known?.facts.first { $0.id == id }
  }

  /// A day as it is typed.
  public func text(of day: CalendarDay) -> String {
    language.formatter.day(day, hasYear: day.components.year != CalendarDay.today.components.year)
  }

  /// Why the form does not describe a price yet; empty if it does.
  public func problem(in form: PriceForm) -> String {
    do throws(PriceForm.Shortcoming) {
      _ = try form.observation(using: language, on: .today)
      return ""
    } catch { return error.sentence }
  }

  /// What is to be said of the price in the form: "€1.90/kg · Low price: 12% under the usual €2.10/kg";
  /// empty while the form is not complete.
  public func preview(of form: PriceForm) -> String {
    guard let known, let fact = try? form.observation(using: language, on: .today),
      let entry = fact.completed(by: known.article).entry(in: known.currency)
    else { return "" }
    let beside = known.beside(entry)
    let words = PriceWords(
      formatter: language.formatter, today: .today, reference: beside.reference,
      measure: beside.history?.measure ?? fact.quantity?.measure)
    let verdict =
      beside.history.map {
        words.verdict(PriceJudgement(entry.observation, in: $0, known.target, on: .today))
      } ?? ""
    return [words.text(entry.unitPrice), verdict].filter { !$0.isEmpty }.joined(
      separator: factSeparator)
  }

  /// Saves the price in a form: a new fact, or the correction of one.
  public func apply(_ form: PriceForm) {
    guard let fact = try? form.observation(using: language, on: .today) else { return }
    let corrected = form.corrected
    guard isInBook else { return addArticle(with: fact, named: form.name) }
    write(
      { (database) throws(DatabaseError) in
        if let corrected {
          try database.correct(corrected, by: fact)
        } else {
          try database.add(fact)
        }
      }, done: form.isNew ? localized("Price noted") : localized("Price corrected"))
  }

  /// Adds the article with its first price. One that the book has by that name is found instead.
  private func addArticle(with fact: PriceObservation, named name: String) {
    var product = fact.product
    if let seed {
      product.name = seed.name
      (product.brand, product.barcode, product.picture) = (seed.brand, seed.barcode, seed.picture)
    }
    if !isBlank(name) { product.name = trimmed(name) }
    let price = NewPrice(
      product, on: fact.day, kind: fact.kind, from: fact.from, until: fact.until)
    write(
      { (database) throws(DatabaseError) in try database.record(price).article.id },
      done: localized("Price noted"), then: { [self] in id = $0 })
  }

  /// Takes a price back.
  public func withdraw(_ id: PriceObservation.ID) {
    guard let fact = fact(id) else { return }
    write(
      { (database) throws(DatabaseError) in try database.withdraw(fact) },
      done: localized("Price removed"))
  }

  // MARK: Target

  /// Says at which unit price the user wants to buy: "1.80/kg", or "10%" for that much under the usual
  /// price; none for an empty text. Returns why it cannot be read; empty if it was.
  public func setTarget(_ text: String) -> String {
    let id = id
    guard !isBlank(text) else {
      write(
        { (database) throws(DatabaseError) in try database.setTarget(nil, of: id) },
        done: localized("Target removed"))
      return ""
    }
    guard let target = target(text) else {
      return localized(
        // Translators: %1$s is a unit price, "1.80/kg", %2$s a percentage.
        "Type a unit price such as %1$s, or %2$s for that much under the usual price.",
        language.formatter.editable(exampleTarget),
        language.formatter.editable(Target.underUsual(Self.tenth)))
    }
    write(
      { (database) throws(DatabaseError) in try database.setTarget(target, of: id) },
      done: localized("Target set"))
    return ""
  }

  private static let tenth = (try? Rational(1, over: 10)) ?? .one

  private var exampleTarget: Target {
    let currency = known?.history?.currency ?? language.locale.currency
    let amount = try? currency.smallSum * Rational(9, over: 5)
    return .price(
      Money(amount ?? currency.smallSum, currency),
      per: known?.reference ?? language.locale.region.referenceUnit(for: .mass))
  }

  private func target(_ text: String) -> Target? {
    TargetReader(language.locale, in: known?.history?.currency)
      .read(text, per: known?.reference)
  }

  // MARK: Undo

  /// Undoes the last change of the price book.
  public func undo() { step(.undo) }

  /// Makes the change again that was undone last.
  public func redo() { step(.redo) }

  private func step(_ operation: HistoryOperation) {
    onEvent(.withdrawNotice)
    write(
      { (database) throws(DatabaseError) in _ = try database.performOnPriceBook(operation) },
      done: "")
  }

  /// The user has left a form with something in it.
  public func discard(_ form: PriceForm) {
    let title =
      form.isNew
      ? localized("New price discarded")
      : localized("Changes to “%1$s” discarded", shortName(content?.title ?? ""))
    onEvent(.notice(Notice(title: title, undoing: .price(form, self))))
  }

  private func write<Answer: Sendable>(
    _ body: @escaping @Sendable (any Database) throws(DatabaseError) -> Answer, done: String,
    then follow: @escaping (Answer) -> Void = { _ in }
  ) {
    library.queue.run(
      { [self] finish in
        library.file.run(
          { (database) throws(DatabaseError) -> (Answer, BookMark?) in
            let before = try database.bookMark(.undo, after: nil)
            let answer = try body(database)
            let mark = try database.bookMark(.undo, after: nil)
            return (answer, mark?.entry == before?.entry ? nil : mark)
          },
          then: { [self] (result: Result<(Answer, BookMark?), DatabaseError>) in
            if case .success(let (answer, mark)) = result {
              follow(answer)
              if !done.isEmpty {
                mark.map(onMade)
                onEvent(.notice(Notice(title: done, undoing: .priceBook)))
              }
              reload()
              library.priceBookHasChanged()
              onSaved()
            }
            finish(result.error)
          })
      }, failed: { [self] error in notify(error.sentence) })
  }

  private func notify(_ title: String) { onEvent(.notice(Notice(title: title))) }
}

extension ArticleModel: EqualByIdentity {}
