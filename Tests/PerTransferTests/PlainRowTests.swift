import PerModel
import PerText
import Testing

@testable import PerTransfer

/// A row that is read without a product says what its product would say.
@Suite struct PlainRowTests {
  static let tables = [
    #"""
    name,quantity,price,store,brand,note,barcode
    Oats,500 g,2.99,Aldi,Kölln,"good, cheap",4006381333931
    "Flour, white" , 1 kg ,1.10,,,,
      Rice\#t,1kg,€3.49,Lidl
    "Say ""hi""",1 kg,2.00,,,,
    " kept ",1 kg,2.00,,,,
    'a,1 kg,2.00,,,,
    '=1+1,1 kg,2.00,,,,
    Wrong digit,1 kg,2.00,,,,4006381333932
    Per unit,2 kg,3.49/kg,,,,
    No quantity,,3.49,,,,
    No price,1 kg,,,,,
    Neither,,,,,,
    Bad,1 xyz,3.49,,,,
    Worse,1 kg,x,,,,
    "two
    lines",1 kg,2.00,,,,
    Quote "inside",1 kg,2.00,,,,
    "Behind"it,1 kg,2.00,,,,
    ,1 kg,2.00,,,,
    ,,,,,,
    Too many,1 kg,2.00,,,,,
    Long,\#(String(repeating: "1 kg + ", count: 12))1 kg,2.00,,,,
    "Last",1 kg,"2.00",,,,""
    """#,
    """
    name;quantity;unit;price;currency;deal;terms;basket
    A;500;g;1,25;EUR;;;
    B;500;g;1,25;USD;;;
    C;500;g;1,25;;3 for 2;;
    D;500;;1,25; ;;;
    E;1 kg;g;1,25;gbp;;;
    F;500;g;1,25;EUR;;deposit 0,25;
    G;500;g;1,25;EUR;;;x
    H;500;g;1,25;nothing;;;
    """,
    "name\tquantity\tprice\nA \"b\"\t1 kg\t2\nB\t12 rolls\t3.5\nC\t\t\n\nD\t1 kg\t2",
    "Oats,500 g,€2.99,Aldi\nRice,1 kg,€3.49,Lidl\n",
    "Oats 500 g 2.99\nCola 6x330ml 4.99 @ Aldi\n",
  ]

  private struct Row: Equatable {
    let product: Product
    let problem: String?
  }

  private func open(_ text: String) throws -> TableReader {
    guard
      case .table(let reader) = try ImportFile.open(
        ByteSource(text), texts: ProductTexts(Texts.english))
    else { throw TransferError(.foreign) }
    return reader
  }

  private func row(_ row: TableRow) -> Row {
    var product = row.product
    product.id = Product.ID(rawValue: 1)
    return Row(product: product, problem: row.problem?.message)
  }

  @Test(arguments: tables) func rowsSayWhatTheirProductsSay(text: String) throws {
    let (usual, quick) = (try open(text), try open(text))
    let fieldReader = FieldReader(ProductTexts(Texts.english))
    let fields = fieldReader.fields
    var plain = 0
    while let expected = try usual.next() {
      switch try #require(try quick.next(fieldReader)) {
      case .product(let found): #expect(row(found) == row(expected))
      case .plain(let found):
        plain += 1
        func text(_ range: Range<Int>) -> String {
          String(decoding: found.bytes[range], as: UTF8.self)
        }
        // A ranking says nothing of notes and barcodes.
        var product = expected.product
        (product.note, product.barcode) = ("", "")
        let same = Product(
          id: product.id, name: text(found.name), quantity: fields.quantities[found.quantity],
          price: fields.prices[found.price], store: text(found.store), brand: text(found.brand))
        #expect(product == same)
        #expect(expected.problem == nil && expected.remark == nil)
      }
    }
    #expect(try quick.next(fieldReader) == nil)
    #expect(plain > 0 || text.hasPrefix("Oats 500"))
  }

  @Test func textsAreCountedWithoutProducts() throws {
    var limits = TransferLimits()
    limits.maximumTextLength = 30
    let text = "name,quantity,price,note\n" + String(repeating: "Oats,1 kg,2.00,note\n", count: 9)
    func count(_ next: (TableReader) throws -> Bool) throws -> Int {
      guard
        case .table(let reader) = try ImportFile.open(
          ByteSource(text), texts: ProductTexts(Texts.english), limits: limits)
      else { return 0 }
      var count = 0
      while (try? next(reader)) == true { count += 1 }
      return count
    }
    let fieldReader = FieldReader(ProductTexts(Texts.english))
    #expect(try count { try $0.next() != nil } == 3)
    #expect(try count { try $0.next(fieldReader) != nil } == 3)
  }

  @Test func aRankingSaysWhereItEnds() throws {
    var limits = TransferLimits.ranking
    #expect(limits.maximumRows > TransferLimits().maximumRows)
    limits.maximumRows = 3
    for text in [
      "name,quantity,price\n" + String(repeating: "Oats,1 kg,2.00\n", count: 9),
      String(repeating: "Oats 1 kg 2.00\n", count: 9),
      String(repeating: "{\"name\":\"Oats\"}\n", count: 9),
    ] {
      #expect(throws: TransferError.self) { try Texts.rows(text, limits: limits) }
      do { _ = try Texts.rows(text, limits: limits) } catch let error as TransferError {
        #expect(error.problem == .tooManyToRank(3))
        #expect(error.sentence == "At most 3 products can be ranked at once.")
      }
    }
  }

  @Test func oneTextIsReadOnceAndOthersAreKeptApart() throws {
    let rows = (0..<4000).map { "P\($0),\($0 % 2000 + 1) g,1.00\n" }.joined()
    let reader = try open("name,quantity,price\n" + rows)
    let fieldReader = FieldReader(ProductTexts(Texts.english))
    let fields = fieldReader.fields
    var totals: [Rational] = []
    while case .plain(let row)? = try reader.next(fieldReader) {
      totals.append(fields.quantities[row.quantity].total)
    }
    #expect(totals.count == 4000 && fields.quantities.count == 2000)
    #expect(totals == (try (0..<4000).map { try Rational(Int128($0 % 2000 + 1), over: 1000) }))
  }
}
