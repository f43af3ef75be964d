/// What a comparison can be written as.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  /// All of it, exactly; `ComparisonReader` reads it back as the same.
  case json
  /// Comma-separated values (RFC 4180), as the person's locale writes numbers.
  case csv
  /// The same with tabs, for spreadsheets.
  case tsv
  /// The ranking as a table.
  case markdown
  /// One product a line, which `LineReader` reads.
  case text

  /// How names of such files end, without the dot.
  public var fileExtension: String {
    switch self {
    case .json, .csv, .tsv: rawValue
    case .markdown: "md"
    case .text: "txt"
    }
  }
}
