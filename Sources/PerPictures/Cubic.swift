/// Mixes a pixel from its neighbours.
enum Cubic {
  private static let slope: Float = -0.75

  /// How much four neighbours count at a place between the inner two (cubic convolution).
  @inline(__always)
  static func weights(_ place: Float) -> SIMD4<Float> {
    let rest = 1 - place
    func near(_ x: Float) -> Float { ((slope + 2) * x - (slope + 3)) * x * x + 1 }
    func far(_ x: Float) -> Float { ((slope * x - 5 * slope) * x + 8 * slope) * x - 4 * slope }
    let (one, two, three) = (far(place + 1), near(place), near(rest))
    return SIMD4(one, two, three, 1 - one - two - three)
  }

  /// The same at 32 places, for uses that need no more precision.
  static let steps = (0..<32).map { weights(Float($0) / 32) }
}
