#include "per_resources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define PER_RESOURCE(name) const PerResource name = {name##_bytes, sizeof name##_bytes}

static const char per_window_ui_bytes[] = {
#embed "../../Resources/window.ui"
};
PER_RESOURCE(per_window_ui);

static const char per_candidate_picture_ui_bytes[] = {
#embed "../../Resources/candidate-picture.ui"
};
PER_RESOURCE(per_candidate_picture_ui);

static const char per_comparisons_ui_bytes[] = {
#embed "../../Resources/comparisons.ui"
};
PER_RESOURCE(per_comparisons_ui);

static const char per_price_book_ui_bytes[] = {
#embed "../../Resources/price-book.ui"
};
PER_RESOURCE(per_price_book_ui);

static const char per_inflation_ui_bytes[] = {
#embed "../../Resources/inflation.ui"
};
PER_RESOURCE(per_inflation_ui);

static const char per_shopping_ui_bytes[] = {
#embed "../../Resources/shopping.ui"
};
PER_RESOURCE(per_shopping_ui);

static const char per_place_switcher_ui_bytes[] = {
#embed "../../Resources/place-switcher.ui"
};
PER_RESOURCE(per_place_switcher_ui);

static const char per_license_unicode_bytes[] = {
#embed "../../LICENSES/Unicode-DFS-2016.txt"
};
PER_RESOURCE(per_license_unicode);

static const char per_license_apache_bytes[] = {
#embed "../../LICENSES/Apache-2.0.txt"
};
PER_RESOURCE(per_license_apache);

static const char per_article_ui_bytes[] = {
#embed "../../Resources/article.ui"
};
PER_RESOURCE(per_article_ui);

static const char per_price_form_ui_bytes[] = {
#embed "../../Resources/price-form.ui"
};
PER_RESOURCE(per_price_form_ui);

static const char per_product_row_ui_bytes[] = {
#embed "../../Resources/product-row.ui"
};
PER_RESOURCE(per_product_row_ui);

static const char per_product_form_pane_ui_bytes[] = {
#embed "../../Resources/product-form-pane.ui"
};
PER_RESOURCE(per_product_form_pane_ui);

static const char per_about_fields_ui_bytes[] = {
#embed "../../Resources/about-fields.ui"
};
PER_RESOURCE(per_about_fields_ui);

static const char per_group_fields_ui_bytes[] = {
#embed "../../Resources/group-fields.ui"
};
PER_RESOURCE(per_group_fields_ui);

static const char per_product_details_ui_bytes[] = {
#embed "../../Resources/product-details.ui"
};
PER_RESOURCE(per_product_details_ui);

static const char per_field_row_ui_bytes[] = {
#embed "../../Resources/field-row.ui"
};
PER_RESOURCE(per_field_row_ui);

static const char per_chart_window_ui_bytes[] = {
#embed "../../Resources/chart-window.ui"
};
PER_RESOURCE(per_chart_window_ui);

static const char per_chart_bar_row_ui_bytes[] = {
#embed "../../Resources/chart-bar-row.ui"
};
PER_RESOURCE(per_chart_bar_row_ui);

static const char per_comparison_chooser_ui_bytes[] = {
#embed "../../Resources/comparison-chooser.ui"
};
PER_RESOURCE(per_comparison_chooser_ui);

static const char per_candidates_ui_bytes[] = {
#embed "../../Resources/candidates.ui"
};
PER_RESOURCE(per_candidates_ui);

static const char per_candidate_row_ui_bytes[] = {
#embed "../../Resources/candidate-row.ui"
};
PER_RESOURCE(per_candidate_row_ui);

static const char per_candidate_fields_ui_bytes[] = {
#embed "../../Resources/candidate-fields.ui"
};
PER_RESOURCE(per_candidate_fields_ui);

static const char per_stores_ui_bytes[] = {
#embed "../../Resources/stores.ui"
};
PER_RESOURCE(per_stores_ui);

static const char per_store_form_ui_bytes[] = {
#embed "../../Resources/store-form.ui"
};
PER_RESOURCE(per_store_form_ui);

static const char per_store_line_ui_bytes[] = {
#embed "../../Resources/store-line.ui"
};
PER_RESOURCE(per_store_line_ui);

static const char per_help_ui_bytes[] = {
#embed "../../Resources/help.ui"
};
PER_RESOURCE(per_help_ui);

static const char per_style_css_bytes[] = {
#embed "../../Resources/style.css"
};
PER_RESOURCE(per_style_css);

static const char per_high_contrast_css_bytes[] = {
#embed "../../Resources/high-contrast.css"
};
PER_RESOURCE(per_high_contrast_css);

static const char per_example_oat_flakes_bytes[] = {
#embed "../../data/examples/oat-flakes.tsv"
};
PER_RESOURCE(per_example_oat_flakes);

static const char per_example_carrots_bytes[] = {
#embed "../../data/examples/carrots.tsv"
};
PER_RESOURCE(per_example_carrots);

static const char per_example_wipes_bytes[] = {
#embed "../../data/examples/wipes.tsv"
};
PER_RESOURCE(per_example_wipes);

static const char per_example_cola_bytes[] = {
#embed "../../data/examples/cola.tsv"
};
PER_RESOURCE(per_example_cola);

static const char per_example_olive_oil_bytes[] = {
#embed "../../data/examples/olive-oil.tsv"
};
PER_RESOURCE(per_example_olive_oil);

static const char per_example_customary_oat_flakes_bytes[] = {
#embed "../../data/examples/customary/oat-flakes.tsv"
};
PER_RESOURCE(per_example_customary_oat_flakes);

static const char per_example_customary_cola_bytes[] = {
#embed "../../data/examples/customary/cola.tsv"
};
PER_RESOURCE(per_example_customary_cola);

static const char per_example_customary_olive_oil_bytes[] = {
#embed "../../data/examples/customary/olive-oil.tsv"
};
PER_RESOURCE(per_example_customary_olive_oil);

static const char per_example_customary_carrots_bytes[] = {
#embed "../../data/examples/customary/carrots.tsv"
};
PER_RESOURCE(per_example_customary_carrots);
