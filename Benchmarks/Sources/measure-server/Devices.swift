import Glibc
import PerModel
import PerServer

/// Devices that share books: each pushes ten prices once a second, and fetches what others have pushed whenever it is told
/// that there is something. They say to the server what per-sync does, and wait as it does; the prices that they receive
/// they read, but keep in no file.
final class Devices: @unchecked Sendable {
  private let books: [SharedBook.ID]
  private let address: ServerAddress
  private let start: Int64
  private let end: Int64
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var next = 0
  private var found = Found()

  /// What was measured, in microseconds.
  private struct Found {
    /// How long exchanges took in which ten prices were sent.
    var exchanges: [Int64] = []
    /// How old what was received was, of each time the oldest.
    var ages: [Int64] = []
    var received = 0
    var errors = 0
  }

  static let prices = 10
  private static let second: Int64 = 1_000_000
  /// What is done in the first seconds does not count.
  private static let warmUp = 5 * second

  init(_ address: ServerAddress, _ books: [SharedBook.ID], seconds: Int64, count: Int) {
    (self.address, self.books) = (address, books)
    // All have to be connected before.
    start = now() + Int64(count) * 50_000 + Self.second
    end = start + Self.warmUp + seconds * Self.second
    pthread_mutex_init(mutex, nil)
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Runs so many devices at once; prints the seconds of an exchange at the median and the 99th percentile, the same of
  /// the age of what was received, and how many prices were received, and errors there were.
  func run(_ count: Int) {
    let threads = (0..<count).map { _ in
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { devices in
          Unmanaged<Devices>.fromOpaque(devices!).takeUnretainedValue().runNext()
          return nil
        }, Unmanaged.passUnretained(self).toOpaque())
      return thread
    }
    for thread in threads { pthread_join(thread, nil) }
    func percentile(_ times: [Int64], _ percent: Int) -> Double {
      let sorted = times.sorted()
      return sorted.isEmpty ? 0 : Double(sorted[sorted.count * percent / 100]) / 1e6
    }
    let (exchanges, ages) = (found.exchanges, found.ages)
    print(
      percentile(exchanges, 50), percentile(exchanges, 99), percentile(ages, 50),
      percentile(ages, 99), found.received, found.errors)
  }

  private func runNext() {
    let number = locked {
      defer { next += 1 }
      return next
    }
    do {
      try run(Device(address, books[number % books.count]))
    } catch {
      let text = "\(error)\n"
      write(2, text, text.utf8.count)
      locked { found.errors += 1 }
    }
  }

  private func run(_ device: Device) throws {
    _ = try device.book.hasNotifications()
    // Somewhere in the second
    var due = start + .random(in: 0..<Self.second)
    while due < end {
      let wakeup = try device.book.waitForChange(milliseconds: max(0, (due - now()) / 1000))
      let begin = now()
      if begin >= due {
        try device.exchange(sending: Self.prices)
        due += Self.second
      } else if wakeup == .change {
        try device.exchange(sending: 0)
      } else {
        continue
      }
      guard begin >= start + Self.warmUp else { continue }
      let time = now() - begin
      locked {
        if due - Self.second <= begin { found.exchanges.append(time) }
        if let age = device.age { found.ages.append(age) }
        found.received += device.received
      }
    }
  }
}

/// A device with a session of its own.
private final class Device {
  let book: ServerBook
  private var cursor: Int64
  private var pushes: Int64 = 0
  /// How many prices of others the last exchange has brought, and how old the oldest was.
  private(set) var received = 0
  private(set) var age: Int64?

  init(_ address: ServerAddress, _ id: SharedBook.ID) throws {
    var generator = SystemRandomNumberGenerator()
    let device = SharingDevice.ID(milliseconds: 0, using: &generator)
    book = try ServerBook(address, password: nil, book: id, device: device)
    cursor = try book.state().seq
  }

  /// Does what `ServerExchange` does.
  func exchange(sending count: Int) throws {
    (received, age) = (0, nil)
    let state = try book.state(at: cursor)
    try receive()
    if count > 0 {
      pushes += 1
      try book.push(prices(count, at: state.time), number: pushes)
      try receive()
    }
    _ = try book.state(at: cursor)
  }

  private func receive() throws {
    try book.pull(after: cursor) { fields, through in
      for field in fields where field.stamp.device != book.device {
        received += 1
        guard age == nil, let value = field.value, let last = value.split(separator: "\n").last
        else { continue }
        age = Int64(last.dropFirst("noted ".count)).map { now() - $0 }
      }
      cursor = through
      return true
    }
  }

  /// As long as what real prices say.
  private func prices(_ count: Int, at time: Int64) -> [SharedField] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { index in
      let id = SharedField.Subject.ID(milliseconds: time, using: &generator)
      let value = """
        article \(id)
        day 2026-11-05
        quantity 500
        unit g
        price 2.49
        currency EUR
        store Market Hall
        kind regular
        noted \(now())
        """
      return SharedField(
        SharedField.Subject(kind: "price", id: id), "content", value,
        at: SharedField.Stamp(clock: HybridClock.time(time) + Int64(index), device: book.device))
    }
  }
}
