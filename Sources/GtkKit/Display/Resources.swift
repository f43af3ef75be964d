import CGtk

/// Files inside the program, packed by `glib-compile-resources`.
public enum Resources {
  /// Makes the files known. The bytes must begin at an address divisible by 8.
  public static func register(_ bytes: StaticBytes) throws(GlibError) {
    let resource = try throwing { error in
      bytes.withBytes { g_resource_new_from_data($0, error) }
    }
    g_resources_register(resource)
    g_resource_unref(resource)
  }
}
