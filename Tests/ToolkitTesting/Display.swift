import Glibc
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips what opens windows where there is no display. `scripts/headless` brings one, where it can.
  public nonisolated static var onDisplay: ConditionTrait {
    .enabled(if: getenv("DISPLAY") != nil, "no display: scripts/setup build test installs one")
  }
}
