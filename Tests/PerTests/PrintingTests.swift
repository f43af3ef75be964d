import FolderTesting
import Foundation
import GtkKit
import PerModel
import PerText
import PerViewModel
import Testing
import ToolkitTesting

@testable import Per

extension PerSuite {
  @Suite final class PrintingTests {
    nonisolated let path = temporaryPath("pages.pdf")

    deinit { unlink(path) }

    private func model(_ lines: [String]) -> WindowModel {
      var locale = UserLocale(identifier: "en_US")
      locale.region = .germany
      locale.currency = .euro
      let model = WindowModel(
        Library(path: ":memory:", language: Language(locale), usesThread: false).openNew())
      model.transfer.paste("name\tquantity\tprice\tnote\n" + lines.joined(separator: "\n"))
      return model
    }

    /// What is on each page.
    private func pages(
      of model: WindowModel, width: Double = 595, height: Double = 842
    ) throws -> [String] {
      let operation = PrintedPages.operation(for: model.printContent)
      #expect(
        operation.export(to: path, width: width, height: height, margin: 36) == .printed)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["pdftotext", "-layout", path, "-"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
      return text.split(separator: "\u{C}").map(String.init)
    }

    @Test func everyProductStandsOnAPageWithItsPrice() throws {
      let model = model((1...60).map { "Product number \($0)\t1 kg\t\($0).00\t" })
      model.settings.rename("Groceries")
      let pages = try pages(of: model)
      #expect(pages.count > 2)
      for (index, page) in pages.enumerated() {
        #expect(page.contains("Groceries"))
        #expect(page.contains("Page \(index + 1) of \(pages.count)"))
      }
      #expect(pages[0].contains("by weight · per kilogram") && pages[0].contains("Best value"))
      let lines = pages.joined(separator: "\n").split(separator: "\n")
      for number in 1...60 {
        let line = lines.first { $0.contains("Product number \(number) ") }
        #expect(line?.contains("€\(number).00/kg") == true, "\(line ?? "nothing")")
      }
    }

    @Test func onNarrowPaperLongNamesWrapAndNothingIsLost() throws {
      let name = (1...40).map { "word\($0)" }.joined(separator: " ")
      let model = model(["\(name)\t1 kg\t123456.78\tA note of its own", "Short\t1 kg\t2.00\t"])
      let pages = try pages(of: model, width: 200, height: 400)
      let text = pages.joined(separator: "\n")
      for number in 1...40 { #expect(text.contains("word\(number)"), "\(text)") }
      #expect(text.contains("€123,456.78/kg") && text.contains("A note of its own"))
      #expect(text.contains("€2.00/kg"))
    }

    @Test func fromRightToLeftTheNamesStandOnTheRight() throws {
      Widget.setRightToLeftByDefault(true)
      defer { Widget.setRightToLeftByDefault(false) }
      let pages = try pages(of: model(["Oats\t1 kg\t2.00\t"]))
      let line = try #require(pages[0].split(separator: "\n").first { $0.contains("€2.00") })
      let name = try #require(line.range(of: "Oats"))
      let price = try #require(line.range(of: "€2.00/kg"))
      #expect(price.upperBound < name.lowerBound)
    }

    @Test func aTextLongerThanThePaperEndsNothing() throws {
      let model = model(["\(String(repeating: "W", count: 10_000))\t1 kg\t1.00\t"])
      #expect(try pages(of: model, width: 200, height: 150).count <= 2)
    }
  }
}
