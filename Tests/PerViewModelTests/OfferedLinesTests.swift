import PerModel
import Testing

@testable import PerViewModel

/// Several lines that are pasted into an entry.
@MainActor struct OfferedLinesTests {
  private func chosen(_ window: Fixture) -> CandidatesModel? {
    for case .choose(let candidates) in window.events.reversed() { return candidates }
    return nil
  }

  @Test func severalLinesAreOfferedAndAddedAsOneChange() throws {
    let window = Fixture()
    window.model.transfer.offer("Flour 1 kg 1.20\nOats 500 g 1.00 3 for 2 @ Aldi\nMilk 1 l 0.99\n")
    let candidates = try #require(chosen(window))
    #expect(window.names.isEmpty)
    #expect(candidates.rows.map(\.isTicked) == [true, true, false])
    candidates.add()
    #expect(window.names == ["Flour", "Oats"])
    #expect(window.model.list.rows[1].store == "Aldi")
    #expect(window.model.list.rows[1].chip.hasPrefix("3"))
    window.model.undo()
    #expect(window.names.isEmpty)
  }

  @Test func aLineWithoutAPriceIsShownAndNotTicked() throws {
    let window = Fixture()
    window.model.transfer.offer("Flour 1 kg 1.20\nOats\n")
    let rows = try #require(chosen(window)).rows
    #expect(rows.map(\.name) == ["Flour", "Oats"])
    #expect(rows.map(\.isTicked) == [true, false] && !rows[1].obstacle.isEmpty)
  }

  @Test func aTableGoesItsOwnWay() {
    let window = Fixture()
    window.model.transfer.offer("Name\tQuantity\tPrice\nFlour\t1 kg\t1.00\nOats\t500 g\t0.95\n")
    #expect(chosen(window) == nil && window.names == ["Flour", "Oats"])
  }
}
