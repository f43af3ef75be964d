/// How many rows can be selected.
public enum SelectionMode: UInt32 {
  case none = 0
  case single
}
