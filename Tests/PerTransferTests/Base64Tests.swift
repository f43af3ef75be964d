import Testing

@testable import PerTransfer

@Suite struct Base64Tests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func theExamplesOfTheStandard(_ text: String, _ letters: String) {
    #expect(Base64.text(of: Array(text.utf8)) == letters)
    #expect(Base64.bytes(in: letters) == Array(text.utf8))
  }

  @Test func everyByteComesBack() {
    for start in 0..<3 {
      let bytes = (start..<256).map { UInt8($0) }
      #expect(Base64.bytes(in: Base64.text(of: bytes)) == bytes)
    }
  }

  @Test(arguments: [
    "Zg", "Zg=", "Zg===", "=Zg=", "Z===", "Zg==Zg==", "Zm9v\n", "Zm9*", "Zm9é", "Zh==", "Zm9=",
    "Zm8-", "====",
  ])
  func nothingElseIsRead(_ letters: String) {
    #expect(Base64.bytes(in: letters) == nil)
  }
}
