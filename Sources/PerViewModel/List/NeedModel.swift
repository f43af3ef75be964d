import PackOptimizer
import PerModel
import PerShopping

/// Finds the cheapest packs that cover a comparison's need, in the background if that takes long.
@MainActor
final class NeedModel {
  /// `nil` where there is no need, or the answer is still to come.
  private(set) var cheapestMix: Result<ProductMix, MixError>?
  private var search: BackgroundTask?
  /// Called when a search in the background has found its answer.
  var onFound: () -> Void = {}

  /// Up to this many products are looked at on the main thread.
  private static let mixedAtOnce = 200

  /// Finds the packs for a comparison; an earlier search is cancelled.
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
