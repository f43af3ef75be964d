import Testing

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct ApplicationTests {
    @Test func aLaunchStartsActivatesAndShutsDown() {
      var steps: [String] = []
      let counter = FinalizationCounter()
      do {
        let application = Application(id: "org.example.Launch", flags: .nonUnique)
        counter.watch(application)
        let weak = Weak(application)
        application.onStartup { steps.append("startup") }
        application.onActivate {
          steps.append("activate")
          weak.object?.quit()
        }
        application.onShutdown { steps.append("shutdown") }
        #expect(application.run(["program"]) == 0)
      }
      #expect(steps == ["startup", "activate", "shutdown"])
      #expect(counter.finalized == 1)
    }

    @Test func filesReachTheirHandler() {
      let application = Application(id: "org.example.Open", flags: [.nonUnique, .handlesOpen])
      var paths: [String?] = []
      application.onOpen { files, _ in paths = files.map(\.path) }
      #expect(application.run(["program", "/tmp/a.csv", "/tmp/b.csv"]) == 0)
      #expect(paths == ["/tmp/a.csv", "/tmp/b.csv"])
    }

    @Test func optionsCanEndTheLaunch() {
      let application = Application(id: "org.example.Options", flags: .nonUnique)
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

    @Test func aCommandLineIsAnswered() {
      let application = Application(
        id: "org.example.Line", flags: [.nonUnique, .handlesCommandLine])
      application.addOption("quick", explanation: "Begin with the quick line")
      var arguments: [String] = []
      var isQuick = false
      application.onCommandLine { call in
        arguments = call.arguments
        isQuick = call.options.contains("quick")
        return 5
      }
      #expect(application.run(["program", "--quick", "500 g"]) == 5)
      #expect(arguments == ["program", "500 g"])
      #expect(isQuick)
    }

    @Test func aWindowBelongsToItsApplication() throws {
      let application = Application(id: "org.example.Window", flags: .nonUnique)
      try application.register()
      var done = 0
      application.setAccelerators(["<Control>q"], for: "app.quit")
      let window = ApplicationWindow.plain(application)
      window.addAction(SimpleAction("add") { done += 1 })
      window.content = Label("a")
      window.title = "Per"
      #expect(window.content?.typeName == "GtkLabel")
      #expect(window.title == "Per")
      #expect(window.activateAction("win.add"))
      #expect(window.action("add")?.name == "add")
      #expect(done == 1)
      #expect(application.windows == [window])
      window.setHelpOverlay(ShortcutsWindow.reading(LifetimeTests.helpOverlay))
      window.destroy()
      #expect(application.windows.isEmpty)
    }

    @Test func settingsWithoutASchemaAreNone() {
      #expect(Settings.of("org.example.missing") == nil)
    }
  }
}
