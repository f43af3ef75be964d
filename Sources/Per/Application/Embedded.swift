import GtkKit
import PerResources
import PerViewModel
import PerWords

/// The markup, the style sheet and the examples embedded in the program.
enum Embedded {
  static let window = bytes(per_window_ui)
  static let comparisons = bytes(per_comparisons_ui)
  static let comparisonChooser = bytes(per_comparison_chooser_ui)
  static let candidates = bytes(per_candidates_ui)
  static let candidateRow = bytes(per_candidate_row_ui)
  static let candidateFields = bytes(per_candidate_fields_ui)
  static let candidatePicture = bytes(per_candidate_picture_ui)
  static let stores = bytes(per_stores_ui)
  static let storeForm = bytes(per_store_form_ui)
  static let storeLine = bytes(per_store_line_ui)
  static let priceBook = bytes(per_price_book_ui)
  static let inflation = bytes(per_inflation_ui)
  static let shopping = bytes(per_shopping_ui)
  static let placeSwitcher = bytes(per_place_switcher_ui)
  static let article = bytes(per_article_ui)
  static let priceForm = bytes(per_price_form_ui)
  static let help = bytes(per_help_ui)
  static let productRow = bytes(per_product_row_ui)
  static let productFormPane = bytes(per_product_form_pane_ui)
  static let aboutFields = bytes(per_about_fields_ui)
  static let groupFields = bytes(per_group_fields_ui)
  static let productDetails = bytes(per_product_details_ui)
  static let fieldRow = bytes(per_field_row_ui)
  static let chartWindow = bytes(per_chart_window_ui)
  static let chartBarRow = bytes(per_chart_bar_row_ui)
  static let style = bytes(per_style_css)
  static let highContrastStyle = bytes(per_high_contrast_css)

  /// The licenses of tables that others have made.
  static let unicodeLicense = text(per_license_unicode)
  static let apacheLicense = text(per_license_apache)

  /// The examples; the empty window offers the first.
  static let examples = [
    Example(
      title: localized("Oat Flakes"), table: text(per_example_oat_flakes),
      customaryTable: text(per_example_customary_oat_flakes)),
    Example(
      title: localized("Cola"), table: text(per_example_cola),
      customaryTable: text(per_example_customary_cola)),
    Example(
      title: localized("Olive Oil"), table: text(per_example_olive_oil),
      customaryTable: text(per_example_customary_olive_oil)),
    Example(
      title: localized("Carrots"), table: text(per_example_carrots),
      customaryTable: text(per_example_customary_carrots)),
    Example(title: localized("Baby Wipes"), table: text(per_example_wipes)),
  ]

  private static func bytes(_ resource: PerResource) -> StaticBytes {
    StaticBytes(resource.start, count: resource.count)
  }

  private static func text(_ resource: PerResource) -> String {
    String(
      decoding: UnsafeRawBufferPointer(start: resource.start, count: resource.count),
      as: UTF8.self)
  }
}
