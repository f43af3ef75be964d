import PerModel
import PerText

/// A file of prices that is about to be imported, and which of its prices are wanted.
@MainActor
public final class BookImportModel {
  /// What can be typed.
  public enum Field: CaseIterable, Sendable {
    /// The first day of which prices are wanted.
    case since
    /// Where they were seen.
    case countries
  }

  /// The import as it was asked for.
  private(set) var job: BookImportJob
  private var problems: [Field: String] = [:]
  private let language: Language

  init(_ path: String, _ language: Language) {
    job = BookImportJob(path: path, locale: language.locale)
    self.language = language
  }

  /// The currencies of which prices may be wanted, by name, behind all of them.
  public var currencies: [PreferencesModel.Choice<Currency?>] {
    // Translators: prices in all currencies are imported.
    [.init(nil, localized("All Currencies"), "")]
      + language.formatter.currenciesByName.map { .init($0, $0.code, $1) }
  }

  /// Wants only prices in a currency, or all.
  public func choose(_ currency: Currency?) { job.filter.currency = currency }

  /// Wants only prices of barcodes that the price book knows, or all.
  public func setOnlyKnown(_ isOn: Bool) { job.onlyKnown = isOn }

  /// What can be typed into a field.
  public func example(of field: Field) -> String {
    switch field {
    case .since: language.formatter.day(.today.adding(months: -1), hasYear: true)
    case .countries: [language.locale.region.code, "NL"].joined(separator: ", ")
    }
  }

  /// Takes what was typed; an empty text wants all.
  public func type(_ text: String, into field: Field) {
    problems[field] = nil
    switch field {
    case .since:
      job.filter.since = nil
      guard !isBlank(text) else { return }
      do throws(DayShortcoming) {
        job.filter.since = try language.pastDay(text, on: .today)
      } catch { problems[field] = error.sentence }
    case .countries:
      job.countries = nil
      let words = text.split { $0 == "," || $0 == "،" || $0 == "、" || $0.isWhitespace }
      guard !words.isEmpty else { return }
      let codes = words.compactMap { Region(code: String($0))?.code }
      job.countries = Set(codes)
      if codes.count < words.count {
        problems[field] = localized("A country is two letters, such as NL.")
      }
    }
  }

  /// What is wrong with what was typed, in one sentence; empty where nothing is.
  public var problem: String {
    Field.allCases.lazy.compactMap { self.problems[$0] }.first ?? ""
  }
}
