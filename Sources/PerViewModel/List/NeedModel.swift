import PackOptimizer
import PerModel
import PerShopping

/// Finds the cheapest packs that cover a comparison's need, in the background if that takes long.
@MainActor
final class NeedModel {
  /// `nil` if there is no need, or the answer is still to come.
  private(set) var cheapestMix: Result<ProductMix, MixError>?
  /// The product whose packs alone come next; `nil` if none.
  private(set) var nextCheapest: Product.ID?
  /// What looks for them in the background; `nil` while nothing does.
  private(set) var search: BackgroundTask?
  /// Called when a search in the background has found its answer.
  var onFound: () -> Void = {}

  /// Up to this many products are looked at on the main thread.
  private static let mixedAtOnce = 200

  /// Finds the packs for a comparison; an earlier search is cancelled.
  func update(_ ranked: RankedComparison) {
    search?.cancel()
    search = nil
    (cheapestMix, nextCheapest) = (nil, nil)
    let comparison = ranked.comparison
    guard ranked.ranking.pricing.coverableNeed != nil else { return }
    guard comparison.products.count > Self.mixedAtOnce else {
      cheapestMix = comparison.coveringNeed()
      nextCheapest = comparison.nextCheapest(after: cheapestMix)
      return
    }
    let search = BackgroundTask("")
    self.search = search
    search.run(
      { token in
        let mix = comparison.coveringNeed { token.isCancelled }
        return (mix, comparison.nextCheapest(after: mix) { token.isCancelled })
      },
      then: { [weak self] found in
        guard let self, self.search == search else { return }
        self.search = nil
        (cheapestMix, nextCheapest) = found
        onFound()
      })
  }

  isolated deinit { search?.cancel() }
}
