import Foundation
import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  @Suite struct ChangeTests {
    let cluster: Cluster
    let id: SharedBook.ID

    init() throws {
      cluster = try Cluster.shared.get()
      id = try cluster.book()
    }

    /// Waits as long as a failing test would.
    private let long: Int64 = 60_000

    @Test func somebodyElsesPushWakesAndOnesOwnDoesNot() throws {
      let (anna, bert) = (try cluster.open(id), try cluster.open(id, as: "bert"))
      #expect(try bert.hasNotifications())
      #expect(try anna.hasNotifications())
      try anna.push(Sample.fields(1), number: 1)
      try anna.tellOthers()
      #expect(try bert.waitForChange(milliseconds: long) == .change)
      #expect(try bert.waitForChange(milliseconds: 0) == .timeout)
      #expect(try anna.waitForChange(milliseconds: 0) == .timeout)
    }

    @Test func anotherBooksPushDoesNotWake() throws {
      let other = try cluster.book()
      let bert = try cluster.open(id, as: "bert")
      #expect(try bert.hasNotifications())
      try cluster.open(other).push(Sample.fields(1), number: 1)
      #expect(try bert.waitForChange(milliseconds: 0) == .timeout)
    }

    @Test func aPushDuringAPullIsHeardAfterIt() throws {
      let (anna, bert) = (try cluster.open(id), try cluster.open(id, as: "bert"))
      #expect(try bert.hasNotifications())
      try anna.push(Sample.fields(100), number: 1)
      try bert.pull(after: 0, limit: 50) { _, _ in
        _ = try? anna.push(Sample.fields(1), number: 2)
        return true
      }
      #expect(try bert.waitForChange(milliseconds: long) == .change)
    }

    @Test func whatIsReadableElsewhereWakes() throws {
      let bert = try cluster.open(id, as: "bert")
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data([1]))
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      #expect(try bert.waitForChange(milliseconds: long, orInputFrom: [descriptor]) == .descriptor)
    }

    @Test(arguments: [Proxy.Fault.silence, .otherSession])
    func aPoolerThatKeepsNotificationsIsNoticed(_ fault: Proxy.Fault) throws {
      let proxy = try Proxy(cluster, port: 3000, fault)
      defer { proxy.stop() }
      let bert = try cluster.open(id, as: "bert", port: proxy.port)
      #expect(try !bert.hasNotifications())
      try cluster.open(id).push(Sample.fields(2), number: 1)
      #expect(try bert.waitForChange(milliseconds: 1) == .timeout)
      #expect(try bert.pulled().fields.count == 2)
    }

    @Test func aServerThatEndsTheSessionWakes() throws {
      let bert = try cluster.open(id, as: "bert")
      #expect(try bert.hasNotifications())
      try cluster.admin().run(
        "SELECT pg_terminate_backend($1::int)", .integer(Int64(bert.connection.session)))
      #expect(throws: ServerError.cut) { try bert.waitForChange(milliseconds: long) }
    }
  }

  @Suite struct HistoryTests {
    let cluster: Cluster
    let id: SharedBook.ID

    init() throws {
      cluster = try Cluster.shared.get()
      id = try cluster.book()
      try ServerAdministration(cluster.address(), password: nil).setRole(
        .writer, of: "carl", in: id)
    }

    @Test func theLogSaysWhoWroteWhatAndWhatWasThereBefore() throws {
      let (anna, carl) = (try cluster.open(id), try cluster.open(id, as: "carl"))
      let article = Sample(kind: "article")
      try anna.push(
        [article.field("name", "Milk", at: -2), article.field("brand", "B", at: -2)], number: 1)
      try carl.push([article.field("name", "Mülk", at: -1)], number: 1)
      try anna.push([article.field("name", nil)], number: 2)
      let log = try anna.log()
      #expect(log.map(\.person) == ["anna", "carl", "anna"])
      #expect(log.map(\.seq) == [3, 2, 1])
      #expect(log.map(\.fields) == [1, 1, 2])
      #expect(log.map(\.device) == [anna.device, carl.device, anna.device])
      #expect(try anna.log(by: "carl").map(\.seq) == [2])
      #expect(try anna.log(limit: 1).map(\.seq) == [3])
      #expect(try anna.log(since: log[0].time + 60_000).isEmpty)
      func change(_ name: String, _ before: String?, _ after: String?) -> ServerChange {
        ServerChange(subject: article.subject, name: name, before: before, after: after)
      }
      #expect(try anna.changes(in: 1) == [change("brand", nil, "B"), change("name", nil, "Milk")])
      #expect(try anna.changes(in: 2) == [change("name", "Milk", "Mülk")])
      #expect(try anna.changes(in: 3) == [change("name", "Mülk", nil)])
    }

    @Test func whatOnePersonDidCanBeTakenBack() throws {
      let (anna, carl) = (try cluster.open(id), try cluster.open(id, as: "carl"))
      let (milk, bread) = (Sample(kind: "article"), Sample(kind: "article"))
      try anna.push(
        [milk.field("name", "Milk", at: -9), bread.field("name", "Bread", at: -9)], number: 1)
      try carl.push([milk.field("name", "!", at: -8), milk.field("brand", "!", at: -8)], number: 1)
      try carl.push(
        [milk.field("name", "!!", at: -7), bread.field("name", "!", at: -7)], number: 2)
      // Another device has noticed one of them.
      try anna.push([bread.field("name", "Rye", at: -6)], number: 2)
      let back = try anna.reverting(by: "carl", since: 0)
      #expect(
        Set(back) == [
          ServerChange(subject: milk.subject, name: "brand", before: "!", after: nil),
          ServerChange(subject: milk.subject, name: "name", before: "!!", after: "Milk"),
        ])
      let fields = back.map { change in
        SharedField(
          change.subject, change.name, change.after,
          at: SharedField.Stamp(clock: HybridClock.time(now()), device: anna.device))
      }
      try anna.push(fields, number: 3)
      #expect(try anna.reverting(by: "carl", since: 0).isEmpty)
      let values = Dictionary(
        uniqueKeysWithValues: try anna.pulled().fields.map {
          ("\($0.subject.id) \($0.name)", $0.value)
        })
      #expect(values["\(milk.subject.id) name"] == "Milk")
      #expect(values["\(milk.subject.id) brand"] == .some(nil))
      #expect(values["\(bread.subject.id) name"] == "Rye")
    }

    /// A price of another person names an article that only the one who is reverted has described.
    @Test func whatOthersHavePricesOfKeepsItsName() throws {
      let (anna, carl) = (try cluster.open(id), try cluster.open(id, as: "carl"))
      let (tea, fake, gone) = (
        Sample(kind: "article"), Sample(kind: "article"), Sample(kind: "article")
      )
      try carl.push([tea, fake, gone].map { $0.field("name", "Name", at: -9) }, number: 1)
      let (price, withdrawn) = (Sample(kind: "price"), Sample(kind: "price"))
      func content(_ article: Sample) -> String {
        "article \(article.subject.id)\nday 2026-11-05"
      }
      try anna.push(
        [
          price.field("content", content(tea), at: -8),
          // It may be noted again.
          withdrawn.field("content", content(gone), at: -8),
          withdrawn.field("removed", "1", at: -8),
        ], number: 1)
      try carl.push(
        [
          tea.field("name", "!", at: -7), tea.field("target", "!", at: -7),
          Sample(kind: "price").field("content", content(fake), at: -7),
        ], number: 2)
      let back = Set(try anna.reverting(by: "carl", since: 0).filter { $0.name != "content" })
      // By which the others have known it
      #expect(
        back == [
          ServerChange(subject: tea.subject, name: "name", before: "!", after: "Name"),
          ServerChange(subject: tea.subject, name: "target", before: "!", after: nil),
          ServerChange(subject: fake.subject, name: "name", before: "Name", after: nil),
        ])
    }
  }
}
