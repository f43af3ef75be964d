import PerModel
import PerViewModel
import Testing

/// A scanner types the digits of a barcode and Return, each within 50 ms.
@MainActor
@Suite struct ScannerTests {
  /// What is detected of keys that come after so many milliseconds each; "\n" is Return.
  private func detected(_ keys: String, every gap: UInt32, from start: UInt32 = 1000) -> String? {
    var detector = ScanDetector()
    var time = start
    var found: String?
    for key in keys.unicodeScalars {
      if key == "\n" { found = detector.enter(at: time) } else { _ = detector.type(key, at: time) }
      time &+= gap
    }
    return found
  }

  @Test(arguments: ["96385074", "036000291452", "4006381333931", "14006381333938"])
  func aBarcodeIsAScan(_ digits: String) {
    #expect(detected(digits + "\n", every: 10) == digits)
    #expect(detected(digits + "\n", every: 50) == digits)
    // The clock of events begins anew.
    #expect(detected(digits + "\n", every: 10, from: .max - 30) == digits)
  }

  @Test(
    arguments: [
      ("4006381333931\n", 51), ("4006381333931\n", 120), ("400638133393\n1\n", 10), ("12345\n", 10),
      ("2.99\n", 10),
      ("Oats 500\n", 10), ("1234567890123456789\n", 10),
    ] as [(String, UInt32)])
  func typingIsNone(_ keys: String, _ gap: UInt32) {
    let found = detected(keys, every: gap)
    #expect(found == nil || found == "")
  }

  /// What was typed before stands apart by a pause.
  @Test func aScanAfterTypingIsOne() {
    var detector = ScanDetector()
    for (index, key) in "12".unicodeScalars.enumerated() {
      _ = detector.type(key, at: 1000 + UInt32(index) * 200)
    }
    var time: UInt32 = 1500
    var begins: [Bool] = []
    for key in "4006381333931".unicodeScalars {
      begins.append(detector.type(key, at: time))
      time += 8
    }
    #expect(begins == [true] + Array(repeating: false, count: 12))
    let found = detector.enter(at: time)
    #expect(found == "4006381333931")
  }

  @Test func aKnownBarcodeIsFound() {
    let window = Fixture()
    window.model.form.type("4006381333931", into: .barcode)
    window.add("Oats", "500 g", "0.95")
    window.add("Rye", "500 g", "1.95")
    window.model.scan("4006381333931")
    #expect(window.lastFocus == .focusRow(window.id("Oats")))
  }

  @Test func anUnknownBarcodeBeginsAProduct() {
    let window = Fixture()
    window.model.scan("4006381333931")
    #expect(window.model.form.typed.barcode == "4006381333931")
    #expect(window.model.form.isOpen && window.lastFocus == .focusField(.name))
    #expect(window.model.list.rows.isEmpty)
  }

  @Test func aWrongCheckDigitIsSaid() {
    let window = Fixture()
    window.model.scan("4006381333932")
    #expect(window.model.form.typed.barcode.isEmpty)
    #expect(
      window.takeNotices().map(\.title) == ["This barcode looks mistyped (wrong check digit)."])
  }
}
