import Foundation
import PerTransfer
import Testing

@Suite struct GunzipTests {
  /// What gzip makes of a text.
  private func packed(_ text: String) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/gzip")
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    DispatchQueue.global().async {
      input.fileHandleForWriting.write(Data(text.utf8))
      try? input.fileHandleForWriting.close()
    }
    return Array(output.fileHandleForReading.readDataToEndOfFile())
  }

  private func read(_ bytes: [UInt8], atMost count: Int = 1000) throws -> String {
    let source = ByteSource(bytes)
    var all: [UInt8] = []
    while true {
      let part = try source.next(atMost: count)
      if part.isEmpty { break }
      all += part
    }
    return String(decoding: all, as: UTF8.self)
  }

  private let text = (1...20_000).map { "line \($0) of several" }.joined(separator: "\n")

  @Test(arguments: [2, 7, 1000, 1 << 16])
  func aPackedTextIsRead(count: Int) throws {
    #expect(try read(packed(text), atMost: count) == text)
  }

  @Test func severalPartsAreReadAsOne() throws {
    #expect(try read(packed("one\n") + packed("") + packed(text)) == "one\n" + text)
  }

  @Test func aPlainTextStaysAsItIs() throws {
    #expect(
      try read(Array("1f8b".utf8)) == "1f8b" && read([]) == "" && read([0x1F]).utf8.count == 1)
  }

  @Test func whatIsDamagedIsRefused() throws {
    let whole = try packed(text)
    for end in [3, 10, whole.count / 2, whole.count - 9, whole.count - 1] {
      #expect(throws: TransferError(.damagedArchive)) { try read(Array(whole[..<end])) }
    }
    for index in [3, whole.count / 2, whole.count - 6] {
      var damaged = whole
      damaged[index] ^= 0xFF
      #expect(throws: TransferError(.damagedArchive), "\(index)") { try read(damaged) }
    }
    #expect(throws: TransferError(.damagedArchive)) { try read(whole + Array("more".utf8)) }
  }

  @Test func aPackedTableIsRecognized() throws {
    let source = ByteSource(try packed("name,quantity,price\nTea,100 g,1.99\n"))
    #expect(try source.next(atMost: 4) == Array("name".utf8))
  }
}
