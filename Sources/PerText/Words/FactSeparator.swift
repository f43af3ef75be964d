/// What stands between facts in a line: "500 g for €0.95 · Lidl".
///
/// A language can have something else: among Arabic digits a dot is a zero.
public var factSeparator: String {
  // Translators: stands between facts in a line: "500 g for €0.95 · Lidl". Where it looks like a digit, use a dash.
  localized(context: "between facts", " · ")
}
