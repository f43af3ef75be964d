import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  @Suite struct PushTests {
    let cluster: Cluster
    let id: SharedBook.ID

    init() throws {
      cluster = try Cluster.shared.get()
      id = try cluster.book()
    }

    @Test func whatOnePushesTheOtherPulls() throws {
      let (anna, bert) = (try cluster.open(id), try cluster.open(id, as: "bert"))
      let article = Sample(kind: "article")
      let fields = [
        article.field("name", "Ölsardinen"), article.field("brand", nil), Sample().field("", ""),
      ]
      #expect(try anna.push(fields, number: 1) == 1)
      let pulled = try bert.pulled()
      #expect(Set(pulled.fields) == Set(fields))
      #expect(pulled.through == 1)
      #expect(try bert.pulled(after: 1).fields.isEmpty)
    }

    @Test func anyTextComesBackAsItWas() throws {
      let book = try cluster.open(id)
      let texts = [
        "", "\0", "a\u{1A}b", "\u{1A}0", "\0\u{1A}\u{1A}\0", "'\"\\\n\t€ \u{202E} 👩‍👩‍👧", "\u{FEFF}",
      ]
      let article = Sample(kind: "odd\0kind")
      let fields = texts.enumerated().map { article.field("\($0.offset)\0\u{1A}", $0.element) }
      try book.push(fields, number: 1)
      #expect(Set(try book.pulled().fields) == Set(fields))
    }

    @Test func theSamePushTwiceChangesNothing() throws {
      let book = try cluster.open(id)
      let fields = Sample.fields(20)
      #expect(try book.push(fields, number: 1) == 1)
      let before = try book.state()
      #expect(try book.push(fields, number: 1) == 1)
      let after = try book.state()
      #expect((before.seq, before.pushes) == (after.seq, after.pushes))
      #expect(try book.log().count == 1)
      #expect(try book.pulled(after: 1).fields.isEmpty)
    }

    @Test func theLaterStampWinsInAnyOrder() throws {
      let (one, two) = (try cluster.open(id), try cluster.open(id))
      let article = Sample(kind: "article")
      let (early, late) = (article.field("name", "early", at: -10), article.field("name", "late"))
      try one.push([late], number: 1)
      #expect(try two.push([early], number: 1) == 1)
      #expect(try one.pulled().fields == [late])
      #expect(try two.state().pushes == 1)
    }

    @Test func stampsOfOneTimeAreOrderedByDevice() throws {
      let book = try cluster.open(id)
      let (low, high) = (SharingDevice.ID(high: 1, low: 2), SharingDevice.ID(high: .max, low: 2))
      let subject = Sample().subject
      let fields = [high, low].map { device in
        SharedField(subject, "name", "\(device)", at: SharedField.Stamp(clock: 5, device: device))
      }
      try book.push([fields[0]], number: 1)
      try book.push([fields[1]], number: 2)
      #expect(try book.pulled().fields == [fields[0]])
    }

    @Test func aFieldThatIsNamedTwiceInOnePushIsTheLaterOne() throws {
      let book = try cluster.open(id)
      let article = Sample(kind: "article")
      let (early, late) = (article.field("name", "early", at: -10), article.field("name", "late"))
      try book.push([early, late, early], number: 1)
      #expect(try book.pulled().fields == [late])
    }

    @Test func anEmptyPushIsCounted() throws {
      let book = try cluster.open(id)
      #expect(try book.push([], number: 1) == 0)
      #expect(try book.state().pushes == 1)
    }

    @Test func randomPushesOfSeveralDevicesMergeAsTheModelSays() throws {
      var generator = SystemRandomNumberGenerator()
      let devices = (0..<4).map { _ in SharingDevice.ID.random() }
      let subjects = (0..<6).map { _ in Sample().subject }
      let books = try devices.map { try cluster.open(id, device: $0) }
      var model: [String: SharedField] = [:]
      var numbers = [Int64](repeating: 0, count: devices.count)
      var copy: [String: SharedField] = [:]
      var cursor: Int64 = 0
      for _ in 0..<60 {
        let index = Int.random(in: 0..<devices.count, using: &generator)
        let fields = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
          SharedField(
            subjects.randomElement(using: &generator)!,
            "\(Int.random(in: 0..<3, using: &generator))",
            Bool.random(using: &generator)
              ? "\(UInt8.random(in: 0...255, using: &generator))" : nil,
            at: SharedField.Stamp(
              clock: .random(in: 0..<1000, using: &generator),
              device: devices.randomElement(using: &generator)!))
        }
        numbers[index] += 1
        try books[index].push(fields, number: numbers[index])
        for field in fields {
          let key = "\(field.subject) \(field.name)"
          if let old = model[key], old.stamp >= field.stamp { continue }
          model[key] = field
        }
        if Bool.random(using: &generator) {
          let pulled = try books[0].pulled(after: cursor, limit: 3)
          for field in pulled.fields { copy["\(field.subject) \(field.name)"] = field }
          cursor = pulled.through
        }
      }
      for field in try books[1].pulled(after: cursor).fields {
        copy["\(field.subject) \(field.name)"] = field
      }
      #expect(copy == model)
    }

    @Test func batchesEndWhereAPushDoes() throws {
      let book = try cluster.open(id)
      for number in 1...4 { try book.push(Sample.fields(7), number: Int64(number)) }
      var cursors: [Int64] = []
      var count = 0
      try book.pull(after: 0, limit: 5) { fields, through in
        count += fields.count
        cursors.append(through)
        // All up to there have been handed over.
        #expect(count >= Int(through) * 7)
        return true
      }
      #expect(count == 28)
      #expect(cursors == cursors.sorted())
      #expect(cursors.last == 4)
    }

    @Test func pullingCanBeEnded() throws {
      let book = try cluster.open(id)
      try book.push(Sample.fields(1000), number: 1)
      var calls = 0
      try book.pull(after: 0, limit: 10) { _, _ in
        calls += 1
        return false
      }
      #expect(calls == 1)
    }

    @Test func aClockThatIsFarAheadIsRefused() throws {
      let book = try cluster.open(id)
      let article = Sample(kind: "article")
      #expect(throws: ServerError.clockAhead) {
        try book.push(
          [article.field("a", "1"), article.field("b", "2", at: 6 * 60_000)], number: 1)
      }
      #expect(try book.pulled().fields.isEmpty)
      #expect(try book.push([article.field("a", "1", at: 4 * 60_000)], number: 1) == 1)
    }

    @Test func aClockOfTheYearOneIsTaken() throws {
      let book = try cluster.open(id)
      try book.push([Sample().field("a", "1", at: -now())], number: 1)
      #expect(try book.pulled().fields.count == 1)
    }

    @Test func theStateHasTheServersTime() throws {
      let before = now()
      let state = try cluster.open(id, as: "bert").state()
      #expect((before - 1...now() + 1).contains(state.time))
      #expect(state.role == .reader)
      #expect(try cluster.open(id).state().role == .writer)
    }
  }
}
