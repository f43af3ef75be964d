import Glibc
import PerModel
import PerStore
import PerText
import PerViewModel

// measure-model PATH   adds, through the window's model, products to the first comparison of a file, and
//                      only commits: median seconds of both

startTranslation()
guard CommandLine.arguments.count == 2 else { exit(2) }
let path = CommandLine.arguments[1]
let store = try Store(path: path)
guard let id = try store.comparisons().first?.id else { exit(1) }
let library = Library(path: path, language: Language(.current))
guard let model = library.open(id) else { exit(1) }

@MainActor func median(_ body: () throws -> Void) rethrows -> Duration {
  let clock = ContinuousClock()
  return try (0..<101).map { _ in try clock.measure(body) }.sorted()[50]
}

/// The digits behind the point, to nanoseconds.
func seconds(_ duration: Duration) -> String {
  let (whole, part) = duration.components
  let digits = String(part / 1_000_000_000)
  return "\(whole)." + String(repeating: "0", count: 9 - digits.count) + digits
}

let before = model.rows.count
var number = 0
let adding = median {
  number += 1
  model.typeQuickLine("100 ml \(number).00 Product \(number)")
  model.submitQuickLine()
}
guard model.rows.count > before + 100 else { exit(1) }
let committing = try median { try store.setLastOpened(id) }
print(seconds(adding), seconds(committing))
