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

  @Test(arguments: [
    "Rice\t1\tkg\t3.29\tLidl", "Rice\t1 kg\t3.29\tLidl\n",
    "Rice\t1\tkg\t3.29\tLidl\nOats\t500\tg\t1.29\tAldi\n",
  ])
  func oneRowWithTabsIsATableAsSeveralAre(_ rows: String) throws {
    let window = Fixture()
    window.model.transfer.offer(rows)
    // Where a column has to be guessed, the user looks first.
    for case .look(let table) in window.events { window.model.transfer.addProducts(of: table) }
    let rice = try #require(window.model.comparison.products.first, "\(window.events)")
    #expect(rice.name == "Rice" && rice.store == "Lidl")
    #expect(rice.quantity == (try Quantity(.one, .kilogram)))
    #expect(rice.price?.amount == (try Rational(329, over: 100)))
  }

  @Test func aTableGoesItsOwnWay() {
    let window = Fixture()
    window.model.transfer.offer("Name\tQuantity\tPrice\nFlour\t1 kg\t1.00\nOats\t500 g\t0.95\n")
    #expect(chosen(window) == nil && window.names == ["Flour", "Oats"])
  }
}
