import PerModel
import Testing

@testable import PerTransfer

/// What the released versions have written is read, and written again, to the last byte. These texts are
/// never changed; new members get lines of their own.
@Suite struct ReleasedTextsTests {
  static let json = #"""
    {"format":"io.github.perapp.Per","version":2,"made":{"by":["Per 9"]},
    "comparison":{"name":"Cola ½ “l”","currency":"EUR","referenceUnit":{"amount":"100","unit":"milliliter"},"tolerance":"1/3","settings":{"includesDeposit":"true","tax":"added 1/8","basis":"protein","wallet":["a"]},"season":"summer",
    "products":[
    {"id":"1","name":"","quantity":null,"price":null,"deal":null,"store":"","note":"","barcode":"","inBasket":false,"brand":"","picture":null},
    {"id":"2","name":"=1+2, \"Zero\" 🥤","quantity":{"packs":[2,6],"amount":"1/3","unit":"liter"},"price":{"amount":"499/100","currency":"EUR"},"deal":{"terms":"payFor","taken":3,"paid":2},"terms":{"basketCount":"3"},"store":"Ümlaut; Co","note":"two\nlines\tand \u0001","barcode":"4006381333931","inBasket":true,"brand":"Zéro","picture":null,"articleNumber":"AX 7; \"b\"","origin":"Spain","organic":true},
    {"id":"3","name":"'@home","quantity":null,"price":{"amount":"0","currency":"EUR"},"deal":{"terms":"percentOff","part":"1/5","regularPrice":"2","currency":"EUR","minimumCount":3},"terms":{"loyaltyPrice":"5/2","coupon":"amount 1/2 pack","cashback":"percent 1/20","deposit":"1/4","tax":"included 19/100","shipping":"499/100 order","drained":"240 gram","usableShare":"4/5","packCount":"3","limit":"6","strength":"per;20 gram;100 gram;protein","density":"23/25","pricedPer":"1 pound","loyaltyPoints":"percent 1/20","gift":{"x":1e5}},"store":"","note":" spaces ","barcode":"","inBasket":false,"brand":"","picture":null},
    {"id":"4","name":"Unknown","quantity":{"packs":[6],"amount":"2","unit":"firkin","shape":"oval"},"price":{"amount":"3","currency":"EUR","seen":[1,2.50,{"a b":null}]},"deal":{"terms":"haggle","paid":2,"how":"well"},"store":"","note":"","barcode":"","inBasket":false,"brand":"","picture":null},
    {"id":"5","name":"Deal","quantity":null,"price":null,"deal":{"terms":"buyGet","bought":2,"given":1,"paidPart":"0"},"store":"","note":"","barcode":"","inBasket":false,"brand":"","picture":null},
    {"id":"6","name":"Deal","quantity":null,"price":null,"deal":{"terms":"nthPrice","number":2,"price":"1"},"store":"","note":"","barcode":"","inBasket":false,"brand":"","picture":null}
    ],
    "pictures":[
    ]}}

    """#

  @Test func jsonIsTheReleasedOne() throws {
    let comparison = try ComparisonReader.read(ByteSource(Self.json)).comparison
    #expect(Exporter(Texts.english).text(of: comparison, as: .json) == Self.json)
  }

  @Test func tablesAreTheReleasedOnes() throws {
    let comparison = try ComparisonReader.read(ByteSource(Self.json)).comparison
    let lines = [
      "name,quantity,price,currency,deal,store,note,barcode,basket,terms,brand,articleNumber,"
        + "rank,unit price,difference",
      ",,,,,,,,,,,,,,",
      "\"'=1+2, \"\"Zero\"\" 🥤\",2 x 6 x 1/3 l,4.99,EUR,3 for 2,Ümlaut; Co,"
        + "\"two\nlines\tand \u{1}\",4006381333931,3x,,Zéro,\"AX 7; \"\"b\"\"\",,,",
      "''@home,,0.00,EUR,\"20% off from 3, €2.00\",,\" spaces \",,,"
        + "card price 2.50; coupon 0.50 per pack; cashback 5%; deposit 0.25; tax 19% included; "
        + "shipping 4.99; drained 240 g; usable 80%; packs bought 3; limit 6; "
        + "strength 20 g protein / 100 g; density 0.92,,,,,",
      "Unknown,,3.00,EUR,,,,,,,,,,,",
      "Deal,,,,buy 2 get 1 free,,,,,,,,,,",
      "Deal,,,,2nd for €1.00,,,,,,,,,,",
    ]
    let text = Exporter(Texts.english).text(of: comparison, as: .csv)
    #expect(text == lines.map { $0 + "\r\n" }.joined())
  }
}
