import Glibc
import PerDatabase
import PerModel
import PerText
import PerViewModel
import PerWords

// measure-model PATH   adds, through the window's model, products to the first comparison of a file, and
//                      only commits: median seconds of both

startTranslation()
guard CommandLine.arguments.count == 2 else { exit(2) }
let path = CommandLine.arguments[1]
let store = try SQLiteDatabase(path: path)
guard let id = try store.comparisons().first?.id else { exit(1) }
// Without a thread of its own, so that a product is saved when the call returns.
let library = Library(path: path, language: Language(.current), usesThread: false)
var opened: WindowModel?
library.open(id) { opened = $0.map { WindowModel($0) } }
guard let model = opened else { exit(1) }

/// Seconds as a decimal, to the nanosecond.
func seconds(_ duration: Duration) -> String {
  let (whole, part) = duration.components
  let digits = String(part / 1_000_000_000)
  return "\(whole)." + String(repeating: "0", count: 9 - digits.count) + digits
}

let before = model.list.rows.count
let clock = ContinuousClock()
// Alternately, since the time of a commit changes from one second to the next.
var (adding, committing): ([Duration], [Duration]) = ([], [])
for number in 1...101 {
  adding.append(
    clock.measure {
      model.quickLine.type("100 ml \(number).00 Tea \(number)")
      model.submitQuickLine()
    })
  committing.append(try clock.measure { try store.setLastOpened(id) })
}
guard model.list.rows.count == before + 101 else { exit(1) }
print(seconds(adding.sorted()[50]), seconds(committing.sorted()[50]))
