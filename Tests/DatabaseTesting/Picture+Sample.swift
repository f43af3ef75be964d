import PerModel
import RandomTesting

extension Picture {
  /// A picture that differs from those with another number: the beginning of a PNG file, and noise.
  public static func sample(_ number: Int, bytes: Int = 3000) -> Picture {
    let beginning: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let header = beginning + Array("IHDR".utf8) + [0, 0, 0, 160, 0, 0, 0, 90]
    var generator = SeededGenerator(seed: UInt64(number))
    let noise = (0..<bytes).map { _ in UInt8.random(in: 0...255, using: &generator) }
    guard let picture = Picture(png: header + noise) else { preconditionFailure("it begins so") }
    return picture
  }
}
