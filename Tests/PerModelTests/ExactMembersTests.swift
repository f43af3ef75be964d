import PerModel
import Testing

@Suite struct ExactMembersTests {
  @Test func termsAreReadBackFromTheirExactForm() throws {
    var terms = Terms()
    terms.loyaltyPrice = .zero
    terms.deposit = try Rational(1, over: 3)
    terms.tax = .included
    terms.drained = try Quantity(packs: [2, 6], try Rational(3, over: 2), .ounce)
    terms.packCount = 4
    terms.basketCount = 3
    for (name, strength): (String, Strength.Amount) in [
      ("Some; odd  name", .share(.one)),
      ("\u{301}accent", .inPack(try Quantity(40, .item, of: CountName("large wash")))),
      ("\u{200C};", .per(try Quantity(20, .gram), in: try Quantity(100, .milliliter))),
    ] {
      terms.strength = Strength(try #require(Strength.Substance(name)), strength)
      for coupon in [
        Coupon(.amount(2), isPerPack: true), Coupon(.percent(try Rational(1, over: 9))),
      ] {
        terms.coupon = coupon
        terms.cashback =
          coupon.isPerPack ? .amount(2, isPerPack: true) : .percent(try Rational(1, over: 20))
        var read = Terms()
        for member in terms.exactMembers {
          let isKnown = read.read(member)
          #expect(isKnown, "\(member)")
        }
        #expect(read == terms)
      }
    }
  }

  /// What follows the space combines with it, and the line break with nothing.
  @Test func aValueMayBeginWithACombiningMark() {
    let members = [
      ExactMember("name", "\u{301}a"), ExactMember("odd", "\u{200D}", isJSON: true),
      ExactMember("last", ":"),
    ]
    #expect([ExactMember](lines: members.lines) == members)
  }

  /// A name of nothing but the start of an escape would be written as none.
  @Test(arguments: [" ", ": ", "\\ ", "\\: 1", "name"])
  func aLineWithoutANameIsNoMember(_ line: String) {
    #expect(ExactMember(line: Substring(line)) == nil)
  }

  @Test func anArticleNumberIsAMemberLikeAnyOther() throws {
    let product = Product(
      name: "Drill", articleNumber: "AX 1", unknown: [ExactMember("colour", "red")])
    let exact = ExactProduct(product)
    #expect(exact[.articleNumber] == "AX 1" && exact.others == [ExactMember("colour", "red")])
    #expect(exact.product == product)
    #expect(ExactProduct(Product(name: "Drill")).members.map(\.name) == ["name"])
    var cleared = product
    cleared.articleNumber = ""
    #expect(ExactProduct(cleared).product == cleared)
    // What is not a text is a newer program's.
    var newer = ExactProduct(id: product.id)
    newer.add(ExactMember("articleNumber", "[1]", isJSON: true))
    #expect(newer.product.articleNumber == "")
    #expect(newer.product.unknown == newer.others)
  }

  @Test(arguments: [
    ("deposit", "0"), ("deposit", "-1"), ("usableShare", "0"), ("usableShare", "2"),
    ("coupon", "percent 3 once"), ("coupon", "amount 1"), ("cashback", "percent 2"),
    ("cashback", "percent 1/2 pack"), ("cashback", "amount 0 order"), ("cashback", "amount 1"),
    ("packCount", "0"), ("limit", "x"), ("basketCount", "0"),
    ("tax", "added 11"), ("strength", "share;2;alcohol"), ("strength", "share;1/2; "),
    ("density", "0"), ("drained", "0 gram"), ("drained", "1 smoot"), ("colour", "red"),
    ("shipping", "1 day"), ("loyaltyPrice", "-1"),
  ])
  func invalidTermsAreRefused(_ name: String, _ value: String) {
    var terms = Terms()
    let isKnown = terms.read(ExactMember(name, value))
    #expect(!isKnown)
    #expect(terms.isEmpty)
  }
}
