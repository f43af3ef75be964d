import DatabaseTesting
import PerModel
import RandomTesting
import Testing

@testable import PerDatabase

@Suite struct ChangeCodingTests {
  @Test(arguments: SampleChanges.changes.indices)
  func everyChangeIsReadAsItWasWritten(_ index: Int) throws {
    let change = SampleChanges.changes[index]
    #expect(ChangeText.read(ChangeText.write(change)) == change)
    #expect(ChangeText.read(ChangeText.write(change.inverse)) == change.inverse)
  }

  /// What old programs have written must stay readable: this text is never changed.
  @Test func theTextsAreTheReleasedOnes() throws {
    let change = Change.several([
      .rename(from: "a", to: "ü\t\\"),
      .setReferenceUnit(from: nil, to: ReferenceUnit(100, .gram)),
      .setCurrency(from: .euro, to: .yen),
      .add([
        Change.Place(
          300,
          Product(
            id: Product.ID(rawValue: 5), name: "C",
            quantity: try Quantity(packs: [6], Rational(1, over: 3), .item, of: CountName("roll")),
            price: Money(-1, .euro), deal: Deal(.payFor(taken: 3, paid: 2), currency: .euro),
            isInBasket: true, unknown: [ExactMember("a b:", "[1]", isJSON: true)]))
      ]),
    ])
    let text = """
      several\t4
      rename\ta\tü\\t\\\\
      reference\t\t100 gram
      currency\tEUR\tJPY
      add\t1
      300\t5\tname C\tquantity.packs 6\tquantity.amount 1/3\tquantity.unit item\tquantity.of roll\t\
      price.amount -1\tprice.currency EUR\tdeal.exact payFor 3 2\tdeal.currency EUR\tinBasket 1\t\
      a\\sb\\c: [1]
      """
    #expect(ChangeText.write(change) == text)
    #expect(ChangeText.read(text) == change)
  }

  @Test func noiseIsReadAsNothingOrAsAChange() {
    var generator = SeededGenerator(seed: 3)
    for change in SampleChanges.changes {
      let text = ChangeText.write(change)
      for _ in 0..<100 {
        var noisy = Array(text.utf8.prefix(3000))
        guard !noisy.isEmpty else { continue }
        for _ in 0...Int.random(in: 0..<3, using: &generator) {
          noisy[Int.random(in: noisy.indices, using: &generator)] =
            .random(in: 0...127, using: &generator)
        }
        if let read = ChangeText.read(String(decoding: noisy, as: UTF8.self)) {
          #expect(ChangeText.read(ChangeText.write(read)) == read)
        }
      }
    }
  }

  @Test func changesNestedWithoutEndAreRefused() {
    #expect(
      ChangeText.read(Array(repeating: "several\t1", count: 100_000).joined(separator: "\n")) == nil
    )
  }

  @Test(arguments: [
    "", "payFor", "payFor 3", "payFor 3 0", "payFor 3 2 1", "payFor 3  2", "total 2 -1",
    "percentOff 1/0", "percentOff x", "amountOff 1,5", "nth 0 1/2", "free 1",
    "each 99999999999999999999 1", "total 2 999999999999999999999999999999999999999999",
  ])
  func dealsThatAreNotKnownAreRefused(_ text: String) {
    #expect(Deal(exact: text) == nil)
  }

  @Test func dealsAreReadAsTheyWereWritten() {
    for kind in SampleChanges.kinds {
      #expect(Deal(exact: Deal(kind).exactText)?.kind == kind)
    }
  }
}
