import DatabaseTesting
import Glibc
import PerDatabase
import PerModel

// A process that the tests of PerDatabase start, and kill:
//   database-session edit PATH ID SEED        random edits without end; prints each version it was given
//   database-session add PATH ID COUNT        adds products one by one beside other processes
//   database-session fill PATH ID BYTES       adds until no file may grow over BYTES; prints the error

let arguments = CommandLine.arguments
guard arguments.count == 5, let id = Int64(arguments[3]).map(ComparisonID.init(rawValue:)),
  let number = Int64(arguments[4])
else { exit(2) }

/// At once, and not when a buffer is full: what is printed has happened.
func say(_ text: String) {
  var line = text + "\n"
  _ = line.withUTF8 { write(1, $0.baseAddress, $0.count) }
}

func edit(_ database: SQLiteDatabase) throws {
  let stored = try database.load(id)
  var edits = RandomEdits(
    seed: UInt64(bitPattern: number), comparison: stored.comparison, history: stored.history)
  var version = stored.version
  while true {
    let (change, kind) = try edits.perform(version)
    let step: HistoryOperation =
      switch kind {
      case .new: .new
      case .undo: .undo
      case .redo: .redo
      }
    version = try database.perform(change, step, on: id, expecting: version)
    say("\(version)")
  }
}

func add(_ database: SQLiteDatabase) throws {
  var added: Int64 = 0
  while added < number {
    let stored = try database.load(id)
    let change = stored.comparison.adding([Product(name: "\(getpid()) \(added)")])
    do throws(DatabaseError) {
      _ = try database.perform(change, on: id, expecting: stored.version)
      added += 1
    } catch {
      guard error == .outdated else { throw error }
    }
  }
  say("\(added)")
}

func fill(_ database: SQLiteDatabase) throws {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: rlim_t(number), rlim_max: rlim_t(number))
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  var stored = try database.load(id)
  while true {
    let note = String(repeating: "much to say ", count: 1000)
    let change = stored.comparison.adding([Product(name: "Big", note: note)])
    do throws(DatabaseError) {
      _ = try database.perform(change, on: id, expecting: stored.version)
      stored = try database.load(id)
    } catch {
      say("\(error) \(stored.comparison.products.count)")
      // What was kept before can still be read, and nothing of the failed change is there.
      say(try database.load(id) == stored ? "same" : "different")
      return
    }
  }
}

do {
  let database = try SQLiteDatabase(path: arguments[2], busyTimeout: 60_000)
  switch arguments[1] {
  case "edit": try edit(database)
  case "add": try add(database)
  case "fill": try fill(database)
  default: exit(2)
  }
} catch {
  say("\(error)")
  exit(1)
}
