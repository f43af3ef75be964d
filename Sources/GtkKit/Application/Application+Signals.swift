import CGtk

extension Application {
  /// Calls a handler once, before the first window.
  @discardableResult
  public func onStartup(_ body: @escaping () -> Void) -> SignalConnection {
    // After GTK's own, which makes the display ready.
    on("startup", after: true) { _ in body() }
  }

  /// Calls a handler when the program is launched, the first time and again.
  @discardableResult
  public func onActivate(_ body: @escaping () -> Void) -> SignalConnection {
    on("activate") { _ in body() }
  }

  /// Calls a handler when the program ends.
  @discardableResult
  public func onShutdown(_ body: @escaping () -> Void) -> SignalConnection {
    on("shutdown") { _ in body() }
  }

  /// Calls a handler with the addresses of files to open, and with what to do with them.
  @discardableResult
  public func onOpen(_ body: @escaping ([FileAddress], String) -> Void) -> SignalConnection {
    on("open") { event in
      let files = event.pointer(0)?.assumingMemoryBound(to: OpaquePointer?.self)
      let addresses = (0..<event.integer(1)).compactMap { files?[$0].map(FileAddress.init(file:)) }
      body(addresses, event.text(2) ?? "")
    }
  }

  /// Calls a handler with the command line of a launch; its answer is that launch's exit status.
  @discardableResult
  public func onCommandLine(_ body: @escaping (CommandLineCall) -> Int32) -> SignalConnection {
    on("command-line") { event in
      if let call = event.object(0, as: CommandLineCall.self) { event.answer(body(call)) }
    }
  }

  /// Calls a handler with the options of this launch before anything is shown. Its answer ends the
  /// program with that status; nil goes on.
  @discardableResult
  public func onLocalOptions(_ body: @escaping (LaunchOptions) -> Int32?) -> SignalConnection {
    on("handle-local-options") { event in
      event.answer(body(LaunchOptions(dictionary: event.boxed(0))) ?? -1)
    }
  }
}
