/// Stands in for the catalogue of a language, so that tests can see what would be translated.
package enum Translation {
  /// Translates every message of the task that sets it; `nil` for the catalogue that is installed.
  @TaskLocal package static var substitute: (@Sendable (String) -> String)?
  /// Translates the messages of that task that have plural forms, by their singular, plural and
  /// number; where it is `nil`, `substitute` translates one of the two.
  @TaskLocal package static var plurals: (@Sendable (String, String, Int) -> String)?
}
