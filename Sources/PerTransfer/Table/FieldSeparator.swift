/// What stands between the fields of a row.
public enum FieldSeparator: String, CaseIterable, Hashable, Sendable {
  case comma = ","
  case semicolon = ";"
  case tab = "\t"

  var byte: UInt8 { rawValue.utf8[rawValue.utf8.startIndex] }
}
