import PerTransfer
import PerWords

/// The complaints about an import, on standard error.
struct ImportComplaints {
  private let reading: ImportReading
  private let path: String

  init(_ reading: ImportReading, _ path: String) { (self.reading, self.path) = (reading, path) }

  /// What was left out, what is doubtful and what could not be read, in this order.
  func write() {
    for column in reading.leftOutColumns { complain("\(path): \(column.sentence)") }
    for omission in reading.omissions { complain("\(path): \(omission.complaint)") }
    for remark in reading.remarks { complain("\(path): \(remark.complaint)") }
    for doubt in reading.doubts { complain("\(path): \(doubt.complaint)") }
    for refusal in reading.refusals { complain("\(path): \(refusal.complaint)") }
  }

  /// "42 products added, 3 rows not read, 1 row doubtful", where there is more to say than the first.
  func writeSum(_ count: Int, isDryRun: Bool = false) {
    let rest = [(reading.refusedCount, true), (reading.doubtfulCount, false)].filter { $0.0 > 0 }
    guard !rest.isEmpty || !reading.leftOutColumns.isEmpty || reading.omittedCount > 0 else {
      return
    }
    var parts = [
      isDryRun
        ? localized(one: "%1$s product", other: "%1$s products", count: count, String(count))
        : localized(
          one: "%1$s product added", other: "%1$s products added", count: count, String(count))
    ]
    for (number, isRefused) in rest {
      parts.append(
        isRefused
          ? localized(
            one: "%1$s row not read", other: "%1$s rows not read", count: number, String(number))
          : localized(
            one: "%1$s row doubtful", other: "%1$s rows doubtful", count: number, String(number)))
    }
    if reading.omittedCount > 0 {
      parts.append(
        localized(
          one: "%1$s row left out", other: "%1$s rows left out", count: reading.omittedCount,
          String(reading.omittedCount)))
    }
    complain("\(path): " + parts.joined(separator: ", "))
  }
}
