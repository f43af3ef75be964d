import PerDatabase
import PerModel

// Rates of currencies.
extension Library {
  /// Takes rates into use that have been set here.
  func useRates() {
    areRatesDue = true
    readRates()
  }

  /// Reads the rates, and passes them on; `nil` where they cannot be read.
  func readRates(then: @escaping (ExchangeRates?) -> Void) {
    file.run(
      { (database) throws(DatabaseError) in
        ExchangeRates(try database.rates(), on: .today)
      },
      then: { (result: Result<ExchangeRates, DatabaseError>) in then(try? result.get()) })
  }

  /// Reads the rates where the file may have others by now; prices in other currencies are looked at again.
  func readRates() {
    guard areRatesDue else { return }
    areRatesDue = false
    areRatesLate = false
    readRates { [weak self] rates in
      guard let self, let rates, rates != language.rates else { return }
      language.rates = rates
      if areRatesLate { ratesHaveChanged() }
    }
    areRatesLate = true
  }
}
