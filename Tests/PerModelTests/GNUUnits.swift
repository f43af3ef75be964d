import Foundation
import PerModel
import Testing

/// The program `units` of the GNU project: a table of units whose origin is not CLDR.
enum GNUUnits {
  /// Whether this machine has the program.
  static var isThere: Bool {
    folders.split(separator: ":").contains { access("\($0)/units", X_OK) == 0 }
  }

  private static let folders = "/usr/bin:/bin:/usr/local/bin"

  /// What each expression is in the unit beside it, as the program prints it, in one run.
  ///
  /// Its numbers are doubles, printed with 18 digits; where it cannot convert, the line says why.
  static func convert(_ pairs: [(expression: String, unit: String)]) throws -> [String] {
    let program = Process()
    program.executableURL = URL(filePath: "/usr/bin/env")
    // The locale decides which gallon is meant; a personal table of units must not.
    program.arguments = [
      "units", "--terse", "--locale", "en_US", "--output-format", "%.17e", "--history", "",
    ]
    program.environment = ["PATH": folders, "LC_ALL": "C", "HOME": "/"]
    let input = Pipe()
    let output = Pipe()
    program.standardInput = input
    program.standardOutput = output
    try program.run()
    let questions = pairs.map { "\($0.expression)\n\($0.unit)\n" }.joined()
    try input.fileHandleForWriting.write(contentsOf: Data(questions.utf8))
    try input.fileHandleForWriting.close()
    let answers = try output.fileHandleForReading.readToEnd() ?? Data()
    program.waitUntilExit()
    return String(decoding: answers, as: UTF8.self).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Reads `1.25000000000000000e-01` exactly as written; `nil` for anything else.
  static func number(_ text: String) throws -> Rational? {
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]),
      let mantissa = try Rational(decimal: parts[0])
    else { return nil }
    let power = try (0..<abs(exponent)).reduce(Rational.one) { power, _ in try power * 10 }
    return exponent < 0 ? try mantissa / power : try mantissa * power
  }
}
