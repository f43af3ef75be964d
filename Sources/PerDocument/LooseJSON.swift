/// A value of JSON as pages have it.
public indirect enum LooseJSON: Sendable {
  case object([(name: String, value: LooseJSON)])
  case array([LooseJSON])
  case text(String)
  /// A number as it is written: "1e999" is for others to refuse.
  case number(String)
  case bool(Bool)
  case null

  /// All values of a text, in order. What is around JSON is passed over: comments, CDATA, semicolons; and so are
  /// trailing commas, line breaks in texts, and what comes after an object that ends too early.
  ///
  /// - Parameter limit: how many values are read in all.
  public static func values(in text: String, limit: Int = 200_000) -> [LooseJSON] {
    var reader = LooseJSONReader(bytes: Array(text.utf8), rest: limit)
    var values: [LooseJSON] = []
    while let value = reader.nextTopLevel() { values.append(value) }
    return values
  }
}
