import PackOptimizer
import PerModel

/// What covers a comparison's need at the least cost, found beside the main thread where that takes
/// long.
@MainActor
final class NeedModel {
  /// `nil` where there is no need, or the answer is still to come.
  private(set) var cheapestMix: Result<ProductMix, MixError>?
  private var search: BackgroundTask?
  /// Called when an answer has come that was still to come.
  var onFound: () -> Void = {}

  /// As many products are looked at before the next frame; more are beside it.
  private static let mixedAtOnce = 200

  /// Finds the packs for a comparison; what was being looked for before is given up.
  func update(_ comparison: Comparison, _ ranking: Ranking) {
    search?.cancel()
    search = nil
    cheapestMix = nil
    guard ranking.pricing.coverableNeed != nil else { return }
    guard comparison.products.count > Self.mixedAtOnce else {
      cheapestMix = comparison.coveringNeed()
      return
    }
    let search = BackgroundTask("")
    self.search = search
    search.run(
      { token in comparison.coveringNeed { token.isCancelled } },
      then: { [weak self] mix in
        guard let self, self.search == search else { return }
        self.search = nil
        cheapestMix = mix
        onFound()
      })
  }

  isolated deinit { search?.cancel() }
}
