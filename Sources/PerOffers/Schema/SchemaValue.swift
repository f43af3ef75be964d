/// What a property says.
enum SchemaValue {
  /// A text; whether it is a number of JSON, which has a point.
  case text(String, isNumber: Bool)
  case node(SchemaNode)
}
