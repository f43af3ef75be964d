/// Why a drawing cannot be written as a file.
public nonisolated enum DrawingError: Error, Hashable, Sendable {
  /// It is too large for cairo or for the memory.
  case tooLarge
}
