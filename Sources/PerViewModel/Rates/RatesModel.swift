import PerDatabase
import PerModel
import PerText
import PerThreads
import PerTransfer
import PerWords

/// What currencies are worth in others, as a window shows and changes it: typed, or from a file of the European
/// Central Bank. Nothing is fetched.
@MainActor
public final class RatesModel {
  /// One rate that is known.
  public struct Row: Hashable, Sendable {
    /// "1 EUR = 1.0823 USD"
    public let title: String
    /// The day from which it holds.
    public let day: String
    let base: Currency
    let currency: Currency
  }

  /// The newest rate of each pair of currencies.
  public private(set) var rows: [Row] = []
  /// What is wrong with the last input, or with the file; otherwise empty.
  public private(set) var problem = ""
  /// Called when something else is to be shown.
  public var onChanged: () -> Void = {}
  /// The currency to add a rate for.
  public private(set) var currency: Currency
  private let library: Library
  private var unsaved: (currency: Currency, text: String)?

  /// The rates of a library's file.
  public init(_ library: Library) {
    self.library = library
    currency = library.language.locale.currency == .euro ? .usDollar : .euro
  }

  private var language: Language { library.language }
  private var own: Currency { language.locale.currency }

  /// The currencies that a rate can be added for, by name.
  public var currencies: [PreferencesModel.Choice<Currency>] {
    language.formatter.currenciesByName.filter { $0.currency != own }
      .map { .init($0, $0.code, $1) }
  }

  /// "1 USD in EUR": what is typed beside it.
  public var question: String {
    localized(
      // Translators: the name of a field: how much of the second currency one unit of the first is worth.
      "_Value of 1 %1$s in %2$s", currency.code, own.code)
  }

  /// Reads what is known.
  public func show() {
    problem = ""
    reload()
  }

  /// Asks for the rate of another currency.
  public func choose(_ currency: Currency) {
    self.currency = currency
    onChanged()
  }

  /// The text of a rate that could not be saved, once, for the entry; `nil` where another currency is asked for now.
  public func takeUnsaved() -> String? {
    defer { unsaved = nil }
    return unsaved?.currency == currency ? unsaved?.text : nil
  }

  /// Adds a rate of today. False where what was typed is not a rate; `problem` says why.
  @discardableResult
  public func add(_ text: String) -> Bool {
    guard let read = try? language.quantityReader.read(text), read.unit == nil, read.packs.isEmpty,
      let rate = ExchangeRate(currency, own, read.amount, on: .today)
    else {
      problem = localized(
        "Type how much it is worth, such as %1$s.", language.formatter.rateExample)
      onChanged()
      return false
    }
    set([rate], typed: (currency, text))
    return true
  }

  /// Adds the newest rates of a file.
  public func addRates(ofFileAt path: String) async {
    let result = await inBackground { () -> Result<[ExchangeRate], TransferError> in
      Result { () throws(TransferError) in
        try ReferenceRates.newest(in: ByteSource(path: path))
      }
    }
    switch result {
    case .success(let rates): set(rates)
    case .failure(let error):
      problem = error.message
      onChanged()
    }
  }

  /// Forgets what two currencies are worth in each other.
  public func remove(_ row: Row) {
    write { (database) throws(DatabaseError) in
      _ = try database.removeRates(between: row.base, and: row.currency)
    }
  }

  private func set(_ rates: [ExchangeRate], typed: (currency: Currency, text: String)? = nil) {
    write({ (database) throws(DatabaseError) in try database.setRates(rates) }, typed: typed)
  }

  private func write(
    _ body: @escaping @Sendable (any Database) throws(DatabaseError) -> Void,
    typed: (currency: Currency, text: String)? = nil
  ) {
    problem = ""
    library.write(
      body,
      failed: { [weak self, library] error in
        let sentence = library.file.sentence(for: error)
        // The preferences are no longer shown.
        guard let self else { return library.onEvent(.problem(sentence)) }
        (problem, unsaved) = (sentence, typed)
      },
      then: { [weak self, library] in
        library.useRates()
        self?.reload()
      })
  }

  private func reload() {
    library.file.run(
      { (database) throws(DatabaseError) in try database.rates() },
      then: { [weak self] (result: Result<[ExchangeRate], DatabaseError>) in
        guard let self else { return }
        var known: Set<Set<Currency>> = []
        rows = ((try? result.get()) ?? []).filter {
          known.insert([$0.base, $0.currency]).inserted
        }.map { rate in
          Row(
            title: language.formatter.rate(rate),
            day: language.formatter.day(rate.day, hasYear: true),
            base: rate.base, currency: rate.currency)
        }
        onChanged()
      })
  }
}

extension Formatter {
  /// "1 EUR = 1.0823 USD"
  fileprivate func rate(_ rate: ExchangeRate) -> String {
    "\(editable(.one)) \(rate.base.code) = \(editable(rate.amount)) \(rate.currency.code)"
  }

  /// A rate as it can be typed.
  fileprivate var rateExample: String { editable((try? Rational(10823, over: 10000)) ?? .one) }
}
