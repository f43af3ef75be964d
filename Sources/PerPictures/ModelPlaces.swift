import Glibc
import PerProcesses

/// Where the runtime and the models are, which nothing else of the program needs.
public struct ModelPlaces: Sendable {
  static let detection = "/PP-OCRv6_det_small.onnx"
  static let recognition = "/PP-OCRv6_rec_small.onnx"
  private static let library = "/libonnxruntime.so.1"

  /// The folder of the models; `nil` if none.
  public let models: String?
  /// Paths and names of the runtime, to be tried in this order.
  public let libraries: [String]

  /// The places for the running program: beside it, or in its installation.
  ///
  /// `PER_MODELS` names another folder for both.
  public static var here: ModelPlaces {
    if let folder = getenv("PER_MODELS") { return ModelPlaces(in: [String(cString: folder)], []) }
    let folder = OwnProgram.folder
    // Installed as lib/per/per-read, staged as bin/per-read, or built in a folder of .build.
    return ModelPlaces(
      in: [
        folder + "/../../share/per/models", folder + "/../share/per/models",
        folder + "/../../models",
      ],
      [folder, folder + "/../lib/per"])
  }

  private init(in folders: [String], _ others: [String]) {
    models = folders.first { access($0 + Self.recognition, R_OK) == 0 }
    // Debian's package calls it by its version.
    libraries =
      (folders + others).map { $0 + Self.library }.filter { access($0, R_OK) == 0 }
      + (folders.count > 1
        ? ["libonnxruntime.so.1"] + (16...60).reversed().map { "libonnxruntime.so.1.\($0)" } : [])
  }

  /// The folders that the process has to be able to read.
  public var folders: [String] {
    (models.map { [$0] } ?? [])
      + libraries.filter { $0.hasPrefix("/") }.map { String($0.dropLast(Self.library.count)) }
  }
}
