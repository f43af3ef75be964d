import Testing
import ToolkitTesting

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct ApplicationTests {
    @Test func aLaunchStartsAndActivates() {
      var steps: [String] = []
      let counter = FinalizationCounter()
      do {
        let application = Application.alone("org.example.Launch")
        counter.watch(application)
        let weak = Weak(application)
        application.onStartup { steps.append("startup") }
        application.onActivate {
          steps.append("activate")
          weak.object?.quit()
        }
        #expect(application.run(["program"]) == 0)
      }
      #expect(steps == ["startup", "activate"])
      #expect(counter.finalized == 1)
    }

    @Test func filesReachTheirHandler() {
      let application = Application.alone("org.example.Open", opensFiles: true)
      var paths: [String?] = []
      application.onOpen { files, _ in paths = files.map(\.path) }
      #expect(application.run(["program", "/tmp/a.csv", "/tmp/b.csv"]) == 0)
      #expect(paths == ["/tmp/a.csv", "/tmp/b.csv"])
    }

    @Test func optionsCanEndTheLaunch() {
      let application = Application.alone("org.example.Options")
      application.addOption("version", letter: "v", explanation: "Print the version")
      application.addOption("database", kind: .text, explanation: "Use a file", valueName: "FILE")
      var database: String?
      application.onLocalOptions { options in
        database = options.text("database")
        return options.contains("version") ? 3 : nil
      }
      #expect(application.run(["program", "--database", "/tmp/x", "-v"]) == 3)
      #expect(database == "/tmp/x")
    }

    @Test func settingsWithoutASchemaAreNone() {
      #expect(Settings.of("org.example.missing") == nil)
    }
  }
}
