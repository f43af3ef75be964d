import PerTransfer

/// Formats that the prices of an article over time can be saved in.
enum PriceStepsFormat: String, SavedFormat {
  case png, svg, csv

  var title: String { picture?.title ?? TransferFormat.csv.title }

  /// The format of the drawing; `nil` for a table.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
}
