import PerText

extension Formatter {
  /// Writes as the window does unless the user prefers otherwise: with cents and pence where the shelves of
  /// the region have them.
  convenience init(forTerminal locale: UserLocale) {
    self.init(locale, minorUnits: .region)
  }
}
