#pragma once

// ICU renames every symbol by macro (unum_open → unum_open_72), and Swift imports no macro that
// renames: one static inline function per call that PerText makes.
#include <unicode/ucol.h>
#include <unicode/ucurr.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uformattedvalue.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/uregex.h>
#include <unicode/ures.h>

static inline UNumberFormatter *icu_unumf_openForSkeletonAndLocale(
    const UChar *skeleton, int32_t length, const char *locale, UErrorCode *status) {
  return unumf_openForSkeletonAndLocale(skeleton, length, locale, status);
}

static inline void icu_unumf_close(UNumberFormatter *formatter) { unumf_close(formatter); }

static inline UFormattedNumber *icu_unumf_openResult(UErrorCode *status) {
  return unumf_openResult(status);
}

static inline void icu_unumf_closeResult(UFormattedNumber *result) { unumf_closeResult(result); }

static inline void icu_unumf_formatDecimal(
    const UNumberFormatter *formatter, const char *value, int32_t length,
    UFormattedNumber *result, UErrorCode *status) {
  unumf_formatDecimal(formatter, value, length, result, status);
}

static inline UPluralRules *icu_uplrules_open(const char *locale, UErrorCode *status) {
  return uplrules_open(locale, status);
}

static inline void icu_uplrules_close(UPluralRules *rules) { uplrules_close(rules); }

static inline int32_t icu_uplrules_selectFormatted(
    const UPluralRules *rules, const UFormattedNumber *number, UChar *keyword, int32_t capacity,
    UErrorCode *status) {
  return uplrules_selectFormatted(rules, number, keyword, capacity, status);
}

static inline const UFormattedValue *icu_unumf_resultAsValue(
    const UFormattedNumber *result, UErrorCode *status) {
  return unumf_resultAsValue(result, status);
}

static inline const UChar *icu_ufmtval_getString(
    const UFormattedValue *value, int32_t *length, UErrorCode *status) {
  return ufmtval_getString(value, length, status);
}

static inline UConstrainedFieldPosition *icu_ucfpos_open(UErrorCode *status) {
  return ucfpos_open(status);
}

static inline void icu_ucfpos_close(UConstrainedFieldPosition *position) {
  ucfpos_close(position);
}

static inline void icu_ucfpos_reset(UConstrainedFieldPosition *position, UErrorCode *status) {
  ucfpos_reset(position, status);
}

static inline int32_t icu_ucfpos_getField(
    const UConstrainedFieldPosition *position, UErrorCode *status) {
  return ucfpos_getField(position, status);
}

static inline void icu_ucfpos_getIndexes(
    const UConstrainedFieldPosition *position, int32_t *start, int32_t *limit,
    UErrorCode *status) {
  ucfpos_getIndexes(position, start, limit, status);
}

static inline UBool icu_ufmtval_nextPosition(
    const UFormattedValue *value, UConstrainedFieldPosition *position, UErrorCode *status) {
  return ufmtval_nextPosition(value, position, status);
}

static inline UNumberFormat *icu_unum_open(
    UNumberFormatStyle style, const char *locale, UErrorCode *status) {
  return unum_open(style, NULL, 0, locale, NULL, status);
}

static inline void icu_unum_close(UNumberFormat *format) { unum_close(format); }

static inline int32_t icu_unum_formatInt64(
    const UNumberFormat *format, int64_t number, UChar *result, int32_t capacity,
    UErrorCode *status) {
  return unum_formatInt64(format, number, result, capacity, NULL, status);
}

static inline int32_t icu_unum_getAttribute(
    const UNumberFormat *format, UNumberFormatAttribute attribute) {
  return unum_getAttribute(format, attribute);
}

static inline int32_t icu_unum_getSymbol(
    const UNumberFormat *format, UNumberFormatSymbol symbol, UChar *buffer, int32_t size,
    UErrorCode *status) {
  return unum_getSymbol(format, symbol, buffer, size, status);
}

static inline UCollator *icu_ucol_open(const char *locale, UErrorCode *status) {
  return ucol_open(locale, status);
}

static inline void icu_ucol_setStrength(UCollator *collator, UCollationStrength strength) {
  ucol_setStrength(collator, strength);
}

static inline int32_t icu_ucol_getSortKey(
    const UCollator *collator, const UChar *source, int32_t length, uint8_t *key,
    int32_t capacity) {
  return ucol_getSortKey(collator, source, length, key, capacity);
}

static inline URegularExpression *icu_uregex_open(
    const UChar *pattern, int32_t length, UErrorCode *status) {
  return uregex_open(pattern, length, 0, NULL, status);
}

static inline void icu_uregex_close(URegularExpression *expression) { uregex_close(expression); }

static inline void icu_uregex_setText(
    URegularExpression *expression, const UChar *text, int32_t length, UErrorCode *status) {
  uregex_setText(expression, text, length, status);
}

static inline UBool icu_uregex_lookingAt(URegularExpression *expression, UErrorCode *status) {
  return uregex_lookingAt(expression, 0, status);
}

static inline UBool icu_uregex_matches(URegularExpression *expression, UErrorCode *status) {
  return uregex_matches(expression, 0, status);
}

static inline int32_t icu_uregex_groupCount(URegularExpression *expression, UErrorCode *status) {
  return uregex_groupCount(expression, status);
}

static inline int32_t icu_uregex_start(
    URegularExpression *expression, int32_t group, UErrorCode *status) {
  return uregex_start(expression, group, status);
}

static inline int32_t icu_uregex_end(
    URegularExpression *expression, int32_t group, UErrorCode *status) {
  return uregex_end(expression, group, status);
}

static inline int32_t icu_uloc_countAvailable(void) { return uloc_countAvailable(); }

static inline const char *icu_uloc_getAvailable(int32_t index) { return uloc_getAvailable(index); }

static inline int32_t icu_uloc_canonicalize(
    const char *locale, char *name, int32_t capacity, UErrorCode *status) {
  return uloc_canonicalize(locale, name, capacity, status);
}

static inline int32_t icu_uloc_addLikelySubtags(
    const char *locale, char *maximized, int32_t capacity, UErrorCode *status) {
  return uloc_addLikelySubtags(locale, maximized, capacity, status);
}

static inline int32_t icu_uloc_getLanguage(
    const char *locale, char *language, int32_t capacity, UErrorCode *status) {
  return uloc_getLanguage(locale, language, capacity, status);
}

static inline int32_t icu_uloc_getScript(
    const char *locale, char *script, int32_t capacity, UErrorCode *status) {
  return uloc_getScript(locale, script, capacity, status);
}

static inline int32_t icu_uloc_getCountry(
    const char *locale, char *country, int32_t capacity, UErrorCode *status) {
  return uloc_getCountry(locale, country, capacity, status);
}

static inline UBool icu_uloc_isRightToLeft(const char *locale) {
  return uloc_isRightToLeft(locale);
}

static inline const UChar *icu_ucurr_getName(
    const UChar *currency, const char *locale, UCurrNameStyle style, int32_t *length,
    UErrorCode *status) {
  return ucurr_getName(currency, locale, style, NULL, length, status);
}

// CLDR's names and patterns of units; the name of the package is a macro.
static inline UResourceBundle *icu_ures_openUnits(const char *locale, UErrorCode *status) {
  return ures_open(U_ICUDATA_NAME "-unit", locale, status);
}

static inline UResourceBundle *icu_ures_getByKey(
    const UResourceBundle *bundle, const char *key, UErrorCode *status) {
  return ures_getByKey(bundle, key, NULL, status);
}

static inline const UChar *icu_ures_getStringByKey(
    const UResourceBundle *bundle, const char *key, int32_t *length, UErrorCode *status) {
  return ures_getStringByKey(bundle, key, length, status);
}

static inline void icu_ures_close(UResourceBundle *bundle) { ures_close(bundle); }

static inline UDateTimePatternGenerator *icu_udatpg_open(const char *locale, UErrorCode *status) {
  return udatpg_open(locale, status);
}

static inline void icu_udatpg_close(UDateTimePatternGenerator *generator) { udatpg_close(generator); }

static inline int32_t icu_udatpg_getBestPattern(
    UDateTimePatternGenerator *generator, const UChar *skeleton, int32_t length, UChar *pattern,
    int32_t capacity, UErrorCode *status) {
  return udatpg_getBestPattern(generator, skeleton, length, pattern, capacity, status);
}

static inline UDateFormat *icu_udat_openPattern(
    const char *locale, const UChar *zone, int32_t zoneLength, const UChar *pattern,
    int32_t patternLength, UErrorCode *status) {
  return udat_open(
      UDAT_PATTERN, UDAT_PATTERN, locale, zone, zoneLength, pattern, patternLength, status);
}

static inline void icu_udat_close(UDateFormat *format) { udat_close(format); }

static inline int32_t icu_udat_format(
    const UDateFormat *format, UDate date, UChar *text, int32_t capacity, UErrorCode *status) {
  return udat_format(format, date, text, capacity, NULL, status);
}
