import PerModel
import PerText
import Testing

@testable import PerTransfer

/// Files in the encodings that programs wrote before Unicode.
@Suite struct LegacyEncodingTests {
  @Test(arguments: [
    ("pl_PL", "4D6C656B6F20B36163696174653B31206C3B332C3439", "Mleko łaciate"),
    ("cs_CZ", "506570F83B31206B673B32342C39", "Pepř"),
    ("ru_RU", "CCEEEBEEEAEE3B31206C3B38392C39", "Молоко"),
    ("el_GR", "C3DCEBE13B31206C3B312C35", "Γάλα"),
    ("tr_TR", "53FC743B31206C3B33392C39", "Süt"),
    ("ja_JP", "8B8D93FB3B314C3B323238", "牛乳"),
    ("ko_KR", "B0A3C0E53B314C3B33393830", "간장"),
    ("zh_CN", "BDB4D3CD3B314C3B31322E39", "酱油"),
    ("zh_TW", "C2E6AA6F3B314C3B3535", "醬油"),
    ("de_DE", "4BE473652066656 96E3B31206B673B392C39", "Käse fein"),
  ])
  func theLocaleSaysWhatTheBytesMean(_ locale: String, _ hex: String, _ name: String) throws {
    let rows = try rows(in: bytes(hex), locale)
    #expect(rows.map(\.product.name) == [name])
  }

  @Test func charactersMayBeCutBetweenChunks() throws {
    // Two bytes each, from an odd place on
    let name = [UInt8](repeating: 0, count: 100_000).indices.map { _ in [0x8B, 0x8D] as [UInt8] }
    let line = Array("x".utf8) + name.prefix(40_000).flatMap { $0 } + Array(";1L;228\n".utf8)
    let rows = try rows(in: line, "ja_JP")
    #expect(rows.map(\.product.quantity?.unit) == [.liter])
    #expect(rows.first.map { $0.product.name.dropFirst().allSatisfy { $0 == "牛" } } == true)
  }

  @Test func utf8StaysWhatItIs() throws {
    let rows = try rows(in: Array("Mleko łaciate;1 l;3,49".utf8), "pl_PL")
    #expect(rows.map(\.product.name) == ["Mleko łaciate"])
  }

  private func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.filter { $0 != " " }.map { UInt8($0.hexDigitValue ?? 0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private func rows(in bytes: [UInt8], _ locale: String) throws -> [TableRow] {
    let reader = try TableReader(
      ByteSource(bytes), texts: ProductTexts(UserLocale(identifier: locale)))
    var rows: [TableRow] = []
    while let row = try reader.next() { rows.append(row) }
    return rows
  }
}
