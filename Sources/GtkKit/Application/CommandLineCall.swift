import CGtk

/// The command line of a launch, which may be that of another process.
public final class CommandLineCall: Object {
  /// The arguments, the program's name included, without the options that were declared.
  public var arguments: [String] {
    var count: gint = 0
    let list = g_application_command_line_get_arguments(cast(), &count)
    defer { g_strfreev(list) }
    return (0..<Int(count)).compactMap { String.lent(list?[$0]) }
  }

  /// The options that were declared with ``Application/addOption(_:letter:kind:explanation:valueName:)``.
  public var options: LaunchOptions {
    LaunchOptions(
      dictionary: g_application_command_line_get_options_dict(cast()).map {
        UnsafeMutableRawPointer($0)
      })
  }

  /// The folder that relative paths begin at.
  public var folder: String? { String.lent(g_application_command_line_get_cwd(cast())) }

  /// Where the file that an argument names is.
  public func file(_ argument: String) -> FileAddress? {
    guard let file = g_application_command_line_create_file_for_arg(cast(), argument) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return FileAddress(file: file)
  }
}
