/// The direction of a row or column.
public enum Orientation: UInt32 {
  case horizontal = 0
  case vertical
}
