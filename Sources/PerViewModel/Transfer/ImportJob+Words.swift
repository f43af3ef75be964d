import PerModel
import PerText
import PerTransfer
import PerWords

extension ImportJob.Ending {
  /// Why nothing was imported; `nil` if something was, or could have been.
  var sentence: String? {
    if let problem { return problem.message }
    // None of its products was accepted: what is wrong with the first row says more.
    if failure == .cancelled { return nil }
    return failure?.sentence
  }

  /// The comparison in the file with its products; `nil` if it could not be read.
  var whole: ReadComparison? {
    comparison.map {
      ReadComparison(
        comparison: Comparison(
          name: $0.name, currency: $0.currency, products: products,
          referenceUnit: $0.referenceUnit, settings: $0.settings),
        pictures: pictures)
    }
  }

  /// How it ended, in the user's language.
  func words(using formatter: Formatter) -> String {
    if let sentence { return sentence }
    guard addedCount > 0 else {
      return firstRefusal?.message ?? localized("No products were found.")
    }
    let count = formatter.integer(addedCount)
    let sentence = localized(
      one: "%1$s product added", other: "%1$s products added", count: addedCount, count)
    return [sentenceWithRefusals(sentence, formatter), leftOutSentence(leftOut), doubts(formatter)]
      .compactMap(\.self)
      // Translators: sentences one after the other: "3 products added. Columns left out: “Aisle”".
      .reduce("") { $0.isEmpty ? $1 : localized("%1$s. %2$s", $0, $1) }
  }

  private func doubts(_ formatter: Formatter) -> String? {
    guard let first = firstDoubt else { return nil }
    let count = formatter.integer(doubtfulCount)
    // Translators: %2$s is the first reason: "Line 4, column 1: …".
    return localized(
      one: "%1$s row is doubtful: %2$s", other: "%1$s rows are doubtful, the first: %2$s",
      count: doubtfulCount, count, first.message)
  }

  private func sentenceWithRefusals(_ sentence: String, _ formatter: Formatter) -> String {
    if let first = firstRefusal {
      // Translators: %1$s is "3 products added", %3$s the first reason: "Line 4, column 1: …".
      return localized(
        one: "%1$s; %2$s row skipped: %3$s", other: "%1$s; %2$s rows skipped, the first: %3$s",
        count: refusedCount, sentence, formatter.integer(refusedCount),
        first.message)
    }
    guard let remark = firstRemark else { return sentence }
    // Translators: %1$s is "3 products added", %2$s what was left out: "Line 4, column 1: …".
    return localized("%1$s. %2$s", sentence, remark.message)
  }
}
