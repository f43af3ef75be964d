import DatabaseTesting
import Glibc
import PerDatabase
import PerModel

// A process that the tests of PerDatabase start, and kill:
//   database-session edit PATH ID SEED      random edits without end; prints each version it was given
//   database-session add PATH ID COUNT      adds products one by one beside other processes
//   database-session fill PATH ID BYTES     adds until no file may grow over BYTES; prints the error
//   database-session book PATH ID COUNT     notes COUNT prices of 7 articles one by one; prints the identity of
//                                           each that was kept
//   database-session append PATH ID PAUSE   opens the file and adds a product again and again, PAUSE
//                                           microseconds apart; prints the name of each that was kept
//   database-session unsynced PATH ID 0     adds while the disk confirms nothing, and again when it does;
//                                           prints the error, the versions and how many there are
//   database-session import PATH ID COUNT   adds COUNT products at once, undoes and redoes that; prints the
//                                           milliseconds of each
//   database-session waits PATH ID COUNT    adds until as many products are there; prints the
//                                           milliseconds that each slower one than before took
//   database-session resynced PATH ID 0     the same where the disk fails to confirm once only
//   database-session recover PATH ID CALL   recovers the file and prints "recovered"; is killed at the
//                                           first link (1), rename (2) or fsync (3)

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
  while true {
    let stored = try database.load(id)
    let version = stored.version
    let edit = RandomEdits.edit(
      version, seed: UInt64(bitPattern: number), of: stored.comparison, canUndo: stored.canUndo,
      canRedo: stored.canRedo)
    switch edit {
    case .new(let change): _ = try database.perform(change, on: id, expecting: version)
    case .undo: _ = try database.perform(.undo, of: id, expecting: version)
    case .redo: _ = try database.perform(.redo, of: id, expecting: version)
    }
    say("\(version + 1)")
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

/// Until it is killed; a change that was refused is tried again under the next name.
func append() -> Never {
  var added = 0
  while true {
    do throws(DatabaseError) {
      let database = try SQLiteDatabase(path: arguments[2], busyTimeout: 60_000)
      let name = "Added \(getpid()) \(added)"
      added += 1
      _ = try database.add(to: id) { _, take in take(Product(name: name)) }
      say(name)
    } catch {
      // Said, and so nothing is expected of it.
    }
    usleep(UInt32(number))
  }
}

/// Calls of the system by their numbers.
enum Call {
  #if arch(x86_64)
    static let (link, rename, fsync, fdatasync): (UInt32, UInt32, UInt32, UInt32) = (86, 82, 74, 75)
  #else
    static let (link, rename, fsync, fdatasync): (UInt32, UInt32, UInt32, UInt32) = (37, 38, 82, 83)
  #endif
}

/// What the kernel does instead of a call (seccomp).
enum Answer {
  static let error: UInt32 = 0x0005_0000 | UInt32(EIO)
  static let signal: UInt32 = 0x0003_0000
  static let kill: UInt32 = 0x8000_0000
}

/// Has the kernel do something else than this call, in this thread, from now on.
func replace(_ call: UInt32, by answer: UInt32) -> Bool {
  // Load the number of the call; if it is that one, the answer, else go on.
  var program = [
    Instruction(code: 0x20, jt: 0, jf: 0, k: 0), Instruction(code: 0x15, jt: 0, jf: 1, k: call),
    Instruction(code: 0x06, jt: 0, jf: 0, k: answer),
    Instruction(code: 0x06, jt: 0, jf: 0, k: 0x7FFF_0000),
  ]
  typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
  guard let symbol = dlsym(nil, "prctl") else { return false }
  let control = unsafeBitCast(symbol, to: Control.self)
  return program.withUnsafeMutableBufferPointer { program in
    var filter = Program(len: UInt16(program.count), filter: program.baseAddress)
    return withUnsafePointer(to: &filter) { filter in
      // PR_SET_NO_NEW_PRIVS; PR_SET_SECCOMP with SECCOMP_MODE_FILTER
      control(38, 1, 0, 0, 0) == 0 && control(22, 2, UInt(bitPattern: filter), 0, 0) == 0
    }
  }
}

nonisolated(unsafe) var failedSyncs = 0

/// Lets the first fdatasync fail and those after it succeed: each comes as a signal that carries it out.
func failFirstSync() -> Bool {
  var action = sigaction()
  action.sa_flags = SA_SIGINFO
  action.__sigaction_handler.sa_sigaction = { _, _, context in
    guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return }
    failedSyncs += 1
    #if arch(x86_64)
      let result = failedSyncs == 1 ? -EIO : fsync(Int32(context.pointee.uc_mcontext.gregs.8))
      context.pointee.uc_mcontext.gregs.13 = Int64(result)
    #else
      let result = failedSyncs == 1 ? -EIO : fsync(Int32(context.pointee.uc_mcontext.regs.0))
      context.pointee.uc_mcontext.regs.0 = UInt64(bitPattern: Int64(result))
    #endif
  }
  return sigaction(SIGSYS, &action, nil) == 0 && replace(Call.fdatasync, by: Answer.signal)
}

/// struct sock_filter of linux/filter.h
struct Instruction { var code: UInt16, jt: UInt8, jf: UInt8, k: UInt32 }
/// struct sock_fprog
struct Program { var len: UInt16, filter: UnsafeMutablePointer<Instruction>? }

func unsynced(_ database: SQLiteDatabase, _ failSyncs: @escaping () -> Bool) throws {
  let stored = try database.load(id)
  let change = stored.comparison.adding([Product(name: "Unconfirmed")])
  nonisolated(unsafe) var work: (() -> Void)? = {
    guard failSyncs() else { return say("no filter") }
    do throws(DatabaseError) {
      _ = try database.perform(change, on: id, expecting: stored.version)
      say("kept")
    } catch {
      say("\(error)")
    }
  }
  try withUnsafeMutablePointer(to: &work) { work in
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { work in
        work?.assumingMemoryBound(to: (() -> Void)?.self).pointee?()
        return nil
      }, work)
    pthread_join(thread, nil)
    say("\(try database.load(id).comparison.products.count)")
    // Trying again makes no second one.
    for _ in 0..<2 { say("\(try database.perform(change, on: id, expecting: stored.version))") }
    say("\(try database.load(id).comparison.products.count)")
  }
}

func milliseconds(_ body: () throws -> Void) rethrows -> Int64 {
  let (seconds, part) = try ContinuousClock().measure(body).components
  return seconds * 1000 + part / 1_000_000_000_000_000
}

func importMany(_ database: SQLiteDatabase) throws {
  let times = try [
    milliseconds {
      _ = try database.add(to: id) { _, take in
        (0..<Int(number)).allSatisfy {
          take(
            Product(
              name: "Product \($0 % 5000) of many", price: Money(Rational($0), .euro),
              store: "Aldi", note: "seen", barcode: "\($0)"))
        }
      }
    }, milliseconds { _ = try database.perform(.undo, of: id) },
    milliseconds { _ = try database.perform(.redo, of: id) },
  ]
  say(times.map(String.init).joined(separator: " "))
}

func waits(_ database: SQLiteDatabase) throws {
  var slowest: Int64 = 0
  var count = 0
  while count < number {
    let time = try milliseconds {
      _ = try database.add(to: id) { _, take in take(Product(name: "One")) }
    }
    if time > slowest {
      slowest = time
      say("\(slowest)")
    }
    count = try database.comparisons().first { $0.id == id }?.productCount ?? 0
    usleep(10_000)
  }
}

func book(_ database: SQLiteDatabase) throws {
  for added in 0..<number {
    let product = Product(
      name: "Article \(added % 7)", price: Money(Rational(Int(added)), .euro), store: "\(getpid())")
    let day = CalendarDay(number: 20_000 + Int(added))
    say("\(try database.record(NewPrice(product, on: day)).observation.id)")
  }
}

do {
  if arguments[1] == "append" { append() }
  if arguments[1] == "recover" {
    let calls = [Call.link, Call.rename, Call.fsync]
    if number > 0, !replace(calls[Int(number) - 1], by: Answer.kill) { say("no filter") }
    _ = try SQLiteDatabase.recover(path: arguments[2], busyTimeout: 60_000)
    say("recovered")
    exit(0)
  }
  let database = try SQLiteDatabase(path: arguments[2], busyTimeout: 60_000)
  switch arguments[1] {
  case "import": try importMany(database)
  case "waits": try waits(database)
  case "unsynced":
    try unsynced(database) { replace(Call.fdatasync, by: Answer.error) }
  case "resynced": try unsynced(database, failFirstSync)
  case "edit": try edit(database)
  case "add": try add(database)
  case "fill": try fill(database)
  case "book": try book(database)
  default: exit(2)
  }
} catch {
  say("\(error)")
  exit(1)
}
