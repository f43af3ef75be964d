import DatabaseTesting
import PerModel
import Testing

@testable import PerDatabase

@Suite struct ChangeCodingTests {
  @Test(arguments: Samples.changes.indices)
  func everyChangeIsReadAsItWasWritten(_ index: Int) throws {
    let change = Samples.changes[index]
    #expect(ByteReader.change(in: ByteWriter.bytes(of: change)) == change)
    #expect(ByteReader.change(in: ByteWriter.bytes(of: change.inverse)) == change.inverse)
  }

  /// What old programs have written must stay readable: these bytes are never changed.
  @Test func theLayoutsAreTheReleasedOnes() throws {
    let change = Change.several([
      .rename(from: "a", to: "ü"),
      .setReferenceUnit(from: nil, to: ReferenceUnit(100, .gram)),
      .setCurrency(from: .euro, to: .yen),
      .add([
        Change.Place(
          300,
          Product(
            id: Product.ID(rawValue: 5), name: "C",
            quantity: try Quantity(packs: [6], Rational(1, over: 3), .item, of: CountName("roll")),
            price: Money(-1, .euro), deal: Deal(.payFor(taken: 3, paid: 2), currency: .euro),
            isInBasket: true))
      ]),
    ])
    let first: [UInt8] =
      [7, 4, 4, 1, 0x61, 2, 0xC3, 0xBC, 5, 0, 1, 0xC8, 1, 1, 4] + Array("gram".utf8)
      + [6, 3] + Array("EUR".utf8) + [3] + Array("JPY".utf8)
      + [1, 1, 0xD8, 4, 10, 1, 0x43, 1, 1, 12, 2, 3, 4] + Array("item".utf8)
      + [1, 4] + Array("roll".utf8) + [1, 1, 1, 3] + Array("EUR".utf8)
      + [1, 10] + Array("payFor 3 2".utf8) + [0, 1, 3] + Array("EUR".utf8) + [0, 0, 0, 1]
    // From the second layout on, terms, brand and picture follow.
    #expect(ByteReader.change(in: [1] + first) == change)
    #expect(ByteWriter.bytes(of: change) == [2] + first + [0, 0, 0])
  }

  @Test func everyByteOfAChangeIsNeeded() {
    for change in Samples.changes {
      let bytes = ByteWriter.bytes(of: change)
      for end in bytes.indices where end < 400 || end % 97 == 0 {
        #expect(ByteReader.change(in: Array(bytes[..<end])) == nil)
      }
      #expect(ByteReader.change(in: bytes + [0]) == nil)
    }
  }

  @Test func noiseIsReadAsNothingOrAsAChange() {
    var generator = SeededGenerator(seed: 3)
    for change in Samples.changes {
      let bytes = ByteWriter.bytes(of: change)
      for _ in 0..<300 {
        var noisy = bytes
        for _ in 0...Int.random(in: 0..<3, using: &generator) {
          noisy[Int.random(in: noisy.indices, using: &generator)] =
            .random(in: 0...255, using: &generator)
        }
        if let read = ByteReader.change(in: noisy) {
          #expect(ByteReader.change(in: ByteWriter.bytes(of: read)) == read)
        }
      }
    }
  }

  @Test func changesNestedWithoutEndAreRefused() {
    #expect(ByteReader.change(in: [2] + (0..<100_000).flatMap { _ in [7, 1] as [UInt8] }) == nil)
  }

  @Test(arguments: [
    "", "payFor", "payFor 3", "payFor 3 0", "payFor 3 2 1", "payFor 3  2", "total 2 -1",
    "percentOff 1/0", "percentOff x", "amountOff 1,5", "nth 0 1/2", "free 1",
    "each 99999999999999999999 1", "total 2 999999999999999999999999999999999999999999",
  ])
  func termsThatAreNotKnownAreRefused(_ text: String) {
    #expect(DealText.read(text) == nil)
  }

  @Test func termsAreReadAsTheyWereWritten() {
    for terms in Samples.terms {
      #expect(DealText.read(DealText.write(Deal(terms)))?.terms == terms)
    }
  }
}
