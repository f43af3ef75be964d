import Testing
import ToolkitTesting
import WaitTesting

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct MainLoopTests {
    @Test func aTaskHopsToTheMainActorInsideTheLoop() async {
      MainLoop.serveTasks()
      MainLoop.serveTasks()
      let sum = await Task.detached {
        var sum = 0
        for number in 1...100 { sum += await double(number) }
        return sum
      }.value
      #expect(sum == 10_100)
    }

    @Test func idleWorkRunsOnce() async {
      var count = 0
      let source = MainLoop.whenIdle { count += 1 }
      #expect(source.isPending)
      #expect(await eventually { !source.isPending })
      #expect(count == 1)
    }

    @Test func cancelledWorkIsFreedAndNeverRuns() async {
      let before = Capture.alive
      var count = 0
      var capture: Capture? = Capture()
      let source = MainLoop.after(milliseconds: 1) { [capture] in
        _ = capture
        count += 1
      }
      capture = nil
      source.cancel()
      #expect(Capture.alive == before)
      #expect(!source.isPending)
      let other = MainLoop.after(milliseconds: 2) {}
      #expect(await eventually { !other.isPending })
      #expect(count == 0)
    }

    @Test func repeatedWorkStopsWhenItSaysSo() async {
      var count = 0
      let source = MainLoop.every(milliseconds: 1) {
        count += 1
        return count < 3
      }
      #expect(await eventually { !source.isPending })
      #expect(count == 3)
    }
  }
}

private func double(_ number: Int) -> Int { 2 * number }
