/// When a scroll bar is shown.
public enum ScrollPolicy: UInt32 {
  case automatic = 1
  case never
}
