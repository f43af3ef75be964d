import PerTransfer
import PerWords

extension Arguments {
  /// The meanings of the columns of a table by `--columns`; `nil` without it.
  func columns() throws(UsageError) -> [TableColumn?]? {
    guard let text = options[.columns] else { return nil }
    do throws(ColumnWords.UnknownColumn) { return try ColumnWords.columns(text) } catch {
      throw UsageError(
        localized(
          "%1$s does not know “%2$s”; it knows %3$s", "--columns", error.word, ColumnWords.all))
    }
  }
}
