import CGtk

/// Sinks and frees a variant.
final class VariantBag {
  let variant: OpaquePointer

  init(_ floating: OpaquePointer) {
    variant = g_variant_ref_sink(floating)
  }

  isolated deinit {
    g_variant_unref(variant)
  }
}
