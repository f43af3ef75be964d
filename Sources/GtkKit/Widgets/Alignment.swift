/// What a widget does with spare space.
public enum Alignment: UInt32 {
  case fill = 0
  case start
  case end
  case center
}
