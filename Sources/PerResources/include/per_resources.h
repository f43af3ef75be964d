#pragma once

#include <stddef.h>

// The files of Resources/ and data/examples/, embedded, so that the program works wherever it is
// installed.
typedef struct {
  const void *_Nonnull start;
  size_t count;
} PerResource;

extern const PerResource per_window_ui;
extern const PerResource per_comparisons_ui;
extern const PerResource per_product_row_ui;
extern const PerResource per_product_form_pane_ui;
extern const PerResource per_about_fields_ui;
extern const PerResource per_group_fields_ui;
extern const PerResource per_product_details_ui;
extern const PerResource per_field_row_ui;
extern const PerResource per_chart_window_ui;
extern const PerResource per_chart_bar_row_ui;
extern const PerResource per_comparison_chooser_ui;
extern const PerResource per_candidates_ui;
extern const PerResource per_candidate_row_ui;
extern const PerResource per_candidate_fields_ui;
extern const PerResource per_candidate_picture_ui;
extern const PerResource per_stores_ui;
extern const PerResource per_price_book_ui;
extern const PerResource per_inflation_ui;
extern const PerResource per_shopping_ui;
extern const PerResource per_place_switcher_ui;
extern const PerResource per_license_unicode;
extern const PerResource per_license_apache;
extern const PerResource per_article_ui;
extern const PerResource per_price_form_ui;
extern const PerResource per_store_form_ui;
extern const PerResource per_store_line_ui;
extern const PerResource per_help_ui;
extern const PerResource per_style_css;
extern const PerResource per_high_contrast_css;

extern const PerResource per_example_oat_flakes;
extern const PerResource per_example_carrots;
extern const PerResource per_example_wipes;
extern const PerResource per_example_cola;
extern const PerResource per_example_olive_oil;
extern const PerResource per_example_customary_oat_flakes;
extern const PerResource per_example_customary_cola;
extern const PerResource per_example_customary_olive_oil;
extern const PerResource per_example_customary_carrots;
