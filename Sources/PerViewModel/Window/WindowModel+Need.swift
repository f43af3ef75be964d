import PerModel

// What covers the need of the comparison.
extension WindowModel {
  /// So many products are looked at before the next frame; more are beside it.
  private static let mixedAtOnce = 200

  /// Finds the packs that cover the need at the least cost.
  func findCheapestMix() {
    guard ranking.pricing.coverableNeed != nil else {
      cheapestMix = nil
      return
    }
    let comparison = comparison
    guard comparison.products.count > Self.mixedAtOnce else {
      cheapestMix = comparison.coveringNeed()
      return
    }
    cheapestMix = nil
    Task.detached(priority: .userInitiated) {
      let mix = comparison.coveringNeed()
      await MainActor.run { [weak self] in
        // What has changed since has an answer of its own on its way.
        guard let self, self.comparison == comparison else { return }
        cheapestMix = mix
        onEvent(.update)
      }
    }
  }
}
