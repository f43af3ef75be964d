/// Where a text that is too long is shortened.
public enum Ellipsis: UInt32 {
  case none = 0
  case end = 3
}
