import PerText
import PerTransfer
import PerWords

extension Arguments {
  /// The meanings of the columns of a table by `--columns`; `nil` without it.
  func columns() throws(UsageError) -> [TableColumn?]? {
    guard let text = options[.columns] else { return nil }
    do throws(ColumnWords.UnknownColumn) { return try ColumnWords.columns(text) } catch {
      throw unknown(error, besides: ColumnWords.all)
    }
  }

  /// The same of a table of stores.
  func storeColumns() throws(UsageError) -> [HeadingSense?]? {
    guard let text = options[.columns] else { return nil }
    do throws(ColumnWords.UnknownColumn) { return try ColumnWords.storeColumns(text) } catch {
      throw unknown(error, besides: ColumnWords.allOfStores)
    }
  }

  private func unknown(_ column: ColumnWords.UnknownColumn, besides all: String) -> UsageError {
    UsageError(
      localized("%1$s does not know “%2$s”; it knows %3$s", "--columns", column.word, all))
  }
}
