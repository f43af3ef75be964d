extension Formatter {
  /// A telephone number as people write it here: "030 123456" in Germany, "+49 30 123456" elsewhere. A
  /// number without a calling code is one of the user's region. What is not understood, such as a
  /// number with words beside it, stays as it is.
  public func phone(_ text: String) -> String {
    let written = PhoneNumber(text, in: locale.region)?.written(in: locale.region) ?? text
    // The groups stay in their order among words that run from right to left.
    return locale.isRightToLeft ? "\u{2066}\(written)\u{2069}" : written
  }

  /// The address by which a program dials a number: "tel:+493012345" (RFC 3966); `nil` for what is no
  /// number.
  public func phoneAddress(_ text: String) -> String? {
    PhoneNumber(text, in: locale.region).map { "tel:+\($0.country)\($0.national)" }
  }
}
