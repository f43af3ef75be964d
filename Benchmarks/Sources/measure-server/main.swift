// What a server with a shared book takes, in seconds:
//
//   push ADDRESS BOOK COUNT     new fields in one push
//   pull ADDRESS BOOK           all fields
//   exchange ADDRESS BOOK TIMES one field pushed and the answer of another device's pull, each time
//   devices ADDRESS BOOK,… COUNT SECONDS  devices of these books, each of which sends ten prices a second: see Devices

import Glibc
import PerModel
import PerServer

func now() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
}

func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = now()
  try body()
  return Double(now() - start) / 1e6
}

let words = CommandLine.arguments
if words.count == 6, words[1] == "devices", let count = Int(words[4]),
  let seconds = Int64(words[5])
{
  let books = words[3].split(separator: ",").compactMap { SharedBook.ID($0) }
  try Devices(ServerAddress(words[2]), books, seconds: seconds, count: count).run(count)
  exit(0)
}
guard words.count >= 4, let id = SharedBook.ID(words[3]) else { exit(2) }
let count = words.count > 4 ? Int(words[4]) ?? 0 : 0

func open() throws -> ServerBook {
  var generator = SystemRandomNumberGenerator()
  let device = SharingDevice.ID(milliseconds: 0, using: &generator)
  return try ServerBook(ServerAddress(words[2]), password: nil, book: id, device: device)
}

/// Fields of prices, five each, written in order.
func fields(_ count: Int, of book: ServerBook) throws -> [SharedField] {
  var generator = SystemRandomNumberGenerator()
  let time = try book.state().time
  let names = ["article", "amount", "day", "store", "offer"]
  var id = SharedField.Subject.ID(milliseconds: time, using: &generator)
  return (0..<count).map { index in
    if index % 5 == 0 {
      id = SharedField.Subject.ID(milliseconds: time + Int64(index / 1000), using: &generator)
    }
    return SharedField(
      SharedField.Subject(kind: "price", id: id), names[index % 5], "value \(index)",
      at: SharedField.Stamp(clock: HybridClock.time(time) + Int64(index), device: book.device))
  }
}

let book = try open()
switch words[1] {
case "push":
  let fields = try fields(count, of: book)
  print(try seconds { try book.push(fields, number: 1) })
case "pull":
  var count = 0
  let time = try seconds {
    try book.pull(after: 0) { fields, _ in
      count += fields.count
      return true
    }
  }
  guard count > 0 else { exit(1) }
  print(time)
default:
  let other = try open()
  var cursor = try other.state().seq
  let fields = try fields(count, of: book)
  let time = try seconds {
    for (index, field) in fields.enumerated() {
      try book.push([field], number: Int64(index + 1))
      try other.pull(after: cursor) { _, through in
        cursor = through
        return true
      }
    }
  }
  print(time / Double(max(1, count)))
}
