/// Formats that something can be saved in; the raw value is the extension of file names.
protocol SavedFormat: CaseIterable, RawRepresentable<String>, Sendable {
  /// The name for the user.
  var title: String { get }
}
