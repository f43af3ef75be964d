import CGtk

/// An object on the session bus that answers calls of one interface.
public final class BusObject {
  /// A call, which is answered once.
  public struct Call {
    /// The name of the method.
    public let method: String
    fileprivate let parameters: OpaquePointer?
    fileprivate let invocation: OpaquePointer?

    /// The argument at an index, if it is a list of texts.
    public func texts(_ index: Int) -> [String] {
      argument(index) { argument in
        (0..<g_variant_n_children(argument)).compactMap { place in
          guard let child = g_variant_get_child_value(argument, place) else { return nil }
          defer { g_variant_unref(child) }
          return ActionParameter(child).text
        }
      } ?? []
    }

    /// The argument at an index, if it is a text.
    public func text(_ index: Int) -> String? { argument(index) { ActionParameter($0).text } }

    /// The argument at an index, if it is a number without a sign.
    public func number(_ index: Int) -> UInt32? {
      argument(index) { argument in
        let isNumber = String(cString: g_variant_get_type_string(argument)) == "u"
        return isNumber ? g_variant_get_uint32(argument) : nil
      }
    }

    private func argument<Value>(_ index: Int, _ read: (OpaquePointer) -> Value?) -> Value? {
      guard let argument = g_variant_get_child_value(parameters, gsize(index)) else { return nil }
      defer { g_variant_unref(argument) }
      return read(argument)
    }

    /// Answers with nothing.
    public func answer() { g_dbus_method_invocation_return_value(invocation, nil) }

    /// Answers with a list of texts.
    public func answer(_ texts: [String]) {
      answer(with: list(of: "as", texts.map { g_variant_new_string($0) }))
    }

    /// Answers with a list of dictionaries of texts.
    public func answer(_ dictionaries: [[(name: String, text: String)]]) {
      let entries = dictionaries.map { dictionary in
        list(
          of: "a{sv}",
          dictionary.map { name, text in
            g_variant_new_dict_entry(
              g_variant_new_string(name), g_variant_new_variant(g_variant_new_string(text)))
          })
      }
      answer(with: list(of: "aa{sv}", entries))
    }

    private func list(of type: String, _ values: [OpaquePointer?]) -> OpaquePointer? {
      var builder = GVariantBuilder()
      let format = g_variant_type_new(type)
      defer { g_variant_type_free(format) }
      g_variant_builder_init(&builder, format)
      for value in values { g_variant_builder_add_value(&builder, value) }
      return g_variant_builder_end(&builder)
    }

    private func answer(with value: OpaquePointer?) {
      var values = [value]
      g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&values, 1))
    }
  }

  private let onCall: (Call) -> Void

  private init(_ onCall: @escaping (Call) -> Void) { self.onCall = onCall }

  /// Puts an object on the session bus for as long as the program runs. Until the program has its name there, no call
  /// arrives. Does nothing if there is no bus.
  ///
  /// - Parameters:
  ///   - path: the object's path.
  ///   - interface: the interface, as D-Bus describes it in XML.
  ///   - onCall: answers the calls, now or later, on the main thread.
  public static func export(
    at path: String, interface: String, _ onCall: @escaping (Call) -> Void
  ) {
    // The connection is shared with the application as long as one of them keeps it: it is never given back.
    guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
      let node = g_dbus_node_info_new_for_xml(interface, nil)
    else { return }
    var calls = GDBusInterfaceVTable()
    calls.method_call = { _, _, _, _, method, parameters, invocation, box in
      MainActor.assumeIsolated {
        guard let method = String.lent(method) else { return }
        Unmanaged<BusObject>.lent(by: box).onCall(
          Call(method: method, parameters: parameters, invocation: invocation))
      }
    }
    g_dbus_connection_register_object(
      connection, path, node.pointee.interfaces[0], &calls,
      Unmanaged<BusObject>.giving(BusObject(onCall)), releaseOwned, nil)
    g_dbus_node_info_unref(node)
  }
}
