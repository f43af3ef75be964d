import COnnxRuntime
import Glibc

/// A network that is run on blocks of numbers.
///
/// It is read from its file, not mapped: ONNX Runtime copies the weights out of any model, and mapped bytes take 18 MB
/// more at the peak, its own format 20 MB more. Detection computes most of the peak, 333 MB on a page of 87 texts; the
/// weights in memory then are 10 MB.
final class Model {
  private let model: OpaquePointer

  /// `nil` where its file is missing or damaged.
  init?(path: String, threads: Int) {
    guard let model = onnx_model_open(path, Int32(threads)) else { return nil }
    self.model = model
  }

  deinit { onnx_model_close(model) }

  /// A text that its author has put into it.
  func text(_ name: String) -> String? {
    guard let text = onnx_model_text(model, name) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// What comes out for a block, and in which shape.
  ///
  /// - Parameter take: looks at the numbers, which are gone afterwards.
  func run<Result>(
    _ block: [Float], shape: [Int], take: (UnsafeBufferPointer<Float>, [Int]) -> Result
  ) -> Result? {
    var result: Result?
    let sizes = shape.map(Int64.init)
    let isRun = withoutActuallyEscaping(
      { (values: UnsafeBufferPointer<Float>, shape: [Int]) in result = take(values, shape) },
      do: { escaping in
        let taker = Taker(escaping)
        return onnx_run(model, block, sizes, Unmanaged.passUnretained(taker).toOpaque()) {
          context, values, shape, rank in
          guard let context, let values, let shape else { return }
          let sizes = (0..<rank).map { Int(shape[$0]) }
          Unmanaged<Taker>.fromOpaque(context).takeUnretainedValue()
            .take(UnsafeBufferPointer(start: values, count: sizes.reduce(1, *)), sizes)
        }
      })
    return isRun ? result : nil
  }

  private final class Taker {
    let take: (UnsafeBufferPointer<Float>, [Int]) -> Void
    init(_ take: @escaping (UnsafeBufferPointer<Float>, [Int]) -> Void) { self.take = take }
  }
}
