import Glibc

// Part of each of the programs: feeds one of the readers, which the variable FUZZ_READER names. Besides not trapping,
// what comes out has to keep the promises of the reader. Each program has its own `target(_:)`, which makes them.

/// What gets the inputs.
protocol FuzzTarget {
  func read(_ input: [UInt8])
}

/// One thread feeds it. Made once: that takes longer than to read.
nonisolated(unsafe) private let chosen = target(
  getenv("FUZZ_READER").map { String(cString: $0) } ?? "")

typealias FuzzFunction = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ function: FuzzFunction
) -> CInt

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  chosen.read(Array(UnsafeBufferPointer(start: bytes, count: size)))
  return 0
}

private func run(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments, testOneInput)
}

// SwiftPM renames the entry points of its executable targets to these.

@_cdecl("FuzzTexts_main")
func texts(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  run(count, arguments)
}

@_cdecl("FuzzFiles_main")
func files(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  run(count, arguments)
}

@_cdecl("FuzzDocuments_main")
func documents(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt { run(count, arguments) }

@_cdecl("FuzzOpening_main")
func opening(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt { run(count, arguments) }

@_cdecl("FuzzDatabase_main")
func database(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt { run(count, arguments) }

/// Decides by an input what else is done with it: as if by chance, but the same whenever the input comes again.
struct Lot {
  private var number: UInt64

  /// FNV-1a, as the identities of a price book.
  init(_ input: [UInt8]) {
    number = input.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// A number below `count`.
  mutating func draw(below count: Int) -> Int {
    number = (number ^ number >> 29) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: (number ^ number >> 32) % UInt64(count))
  }

  /// Whether this is one of `count`: for what takes long.
  mutating func isOne(of count: Int) -> Bool { draw(below: count) == 0 }
}

/// Like `precondition`, with what is wrong on standard error: a release says nothing of why it trapped.
func promise(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if isKept { return }
  let words = Array("\(promise())\n".utf8)
  _ = write(2, words, words.count)
  fatalError("a promise was broken")
}
