import Glibc
import PerDatabase
import PerModel
import PerText
import PerViewModel
import PerWords

// All through the window's model, with the first comparison of a file:
//
// measure-model add PATH         adds products, and only commits: median seconds of both
// measure-model keystroke PATH   types into the form: median seconds until it has its new content

startTranslation()
guard CommandLine.arguments.count == 3 else { exit(2) }
let path = CommandLine.arguments[2]
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

let clock = ContinuousClock()

@MainActor func add(_ model: WindowModel) throws {
  let before = model.list.rows.count
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
}

@MainActor func keystroke(_ model: WindowModel) {
  model.form.newProduct()
  let texts: [(ProductForm.Field, String)] = [
    (.name, "Apple Juice"), (.quantity, "6 x 330 ml"), (.price, "4.99"), (.deal, "3 for 2"),
  ]
  var typing: [Duration] = []
  for _ in 0..<20 {
    for (field, text) in texts {
      for end in text.indices {
        typing.append(clock.measure { model.form.type(String(text[...end]), into: field) })
      }
    }
    guard !model.form.content.spokenOutcome.isEmpty else { exit(1) }
    for (field, _) in texts { model.form.type("", into: field) }
  }
  print(seconds(typing.sorted()[typing.count / 2]))
}

switch CommandLine.arguments[1] {
case "add": try add(model)
case "keystroke": keystroke(model)
default: exit(2)
}
