#pragma once

// One currency format by ICU alone, as a C program would do it: what the formatter is measured by.
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

static inline UNumberFormatter *direct_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UChar skeleton[32];
  u_strFromUTF8(skeleton, 32, NULL, "currency/EUR .00", -1, &status);
  return unumf_openForSkeletonAndLocale(skeleton, -1, locale, &status);
}

static inline UFormattedNumber *direct_result(void) {
  UErrorCode status = U_ZERO_ERROR;
  return unumf_openResult(&status);
}

static inline int32_t direct_format(
    const UNumberFormatter *formatter, UFormattedNumber *result, const char *decimal,
    UChar *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatDecimal(formatter, decimal, -1, result, &status);
  return unumf_resultToString(result, text, capacity, &status);
}
