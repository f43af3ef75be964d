#include "cicu.h"

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

#include "lazy_library.h"

// The library of the headers' version; it is linked with libicuuc, whose functions are found in it, too.
#define ICU(function) LAZY_FUNCTION("libicui18n.so." LAZY_EXPANDED_STRING(U_ICU_VERSION_MAJOR_NUM), function)

#define SAME(own, icu) _Static_assert((int)(own) == (int)(icu), #own " is not " #icu)
SAME(ICU_DECIMAL, UNUM_DECIMAL);
SAME(ICU_ORDINAL, UNUM_ORDINAL);
SAME(ICU_DECIMAL_SEPARATOR, UNUM_DECIMAL_SEPARATOR_SYMBOL);
SAME(ICU_GROUPING_SEPARATOR, UNUM_GROUPING_SEPARATOR_SYMBOL);
SAME(ICU_MONETARY_SEPARATOR, UNUM_MONETARY_SEPARATOR_SYMBOL);
SAME(ICU_MONETARY_GROUPING_SEPARATOR, UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL);
SAME(ICU_INTEGER_FIELD, UNUM_INTEGER_FIELD);
SAME(ICU_FRACTION_FIELD, UNUM_FRACTION_FIELD);
SAME(ICU_DECIMAL_SEPARATOR_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD);
SAME(ICU_GROUPING_SEPARATOR_FIELD, UNUM_GROUPING_SEPARATOR_FIELD);
SAME(ICU_SIGN_FIELD, UNUM_SIGN_FIELD);
SAME(ICU_SYMBOL_NAME, UCURR_SYMBOL_NAME);
SAME(ICU_LONG_NAME, UCURR_LONG_NAME);
SAME(ICU_NARROW_SYMBOL_NAME, UCURR_NARROW_SYMBOL_NAME);
SAME(0, U_ZERO_ERROR);

int icu_version(void) { return U_ICU_VERSION_MAJOR_NUM; }

UNumberFormatter *icu_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, icu_status *status) {
  return ICU(unumf_openForSkeletonAndLocale)(skeleton, length, locale, status);
}

void icu_unumf_close(UNumberFormatter *formatter) { ICU(unumf_close)(formatter); }

UFormattedNumber *icu_unumf_openResult(icu_status *status) {
  return ICU(unumf_openResult)(status);
}

void icu_unumf_closeResult(UFormattedNumber *result) { ICU(unumf_closeResult)(result); }

void icu_unumf_formatDecimal(
    const UNumberFormatter *formatter, const char *value, int32_t length,
    UFormattedNumber *result, icu_status *status) {
  ICU(unumf_formatDecimal)(formatter, value, length, result, status);
}

UPluralRules *icu_uplrules_open(const char *locale, icu_status *status) {
  return ICU(uplrules_open)(locale, status);
}

void icu_uplrules_close(UPluralRules *rules) { ICU(uplrules_close)(rules); }

int32_t icu_uplrules_selectFormatted(
    const UPluralRules *rules, const UFormattedNumber *number, uint16_t *keyword, int32_t capacity,
    icu_status *status) {
  return ICU(uplrules_selectFormatted)(rules, number, keyword, capacity, status);
}

const UFormattedValue *icu_unumf_resultAsValue(const UFormattedNumber *result, icu_status *status) {
  return ICU(unumf_resultAsValue)(result, status);
}

const uint16_t *icu_ufmtval_getString(
    const UFormattedValue *value, int32_t *length, icu_status *status) {
  return ICU(ufmtval_getString)(value, length, status);
}

UConstrainedFieldPosition *icu_ucfpos_open(icu_status *status) { return ICU(ucfpos_open)(status); }

void icu_ucfpos_close(UConstrainedFieldPosition *position) { ICU(ucfpos_close)(position); }

void icu_ucfpos_reset(UConstrainedFieldPosition *position, icu_status *status) {
  ICU(ucfpos_reset)(position, status);
}

int32_t icu_ucfpos_getField(const UConstrainedFieldPosition *position, icu_status *status) {
  return ICU(ucfpos_getField)(position, status);
}

void icu_ucfpos_getIndexes(
    const UConstrainedFieldPosition *position, int32_t *start, int32_t *limit,
    icu_status *status) {
  ICU(ucfpos_getIndexes)(position, start, limit, status);
}

int8_t icu_ufmtval_nextPosition(
    const UFormattedValue *value, UConstrainedFieldPosition *position, icu_status *status) {
  return ICU(ufmtval_nextPosition)(value, position, status);
}

icu_number_format *icu_unum_open(icu_number_style style, const char *locale, icu_status *status) {
  return ICU(unum_open)((UNumberFormatStyle)style, NULL, 0, locale, NULL, status);
}

void icu_unum_close(icu_number_format *format) { ICU(unum_close)(format); }

int32_t icu_unum_formatInt64(
    const icu_number_format *format, int64_t number, uint16_t *result, int32_t capacity,
    icu_status *status) {
  return ICU(unum_formatInt64)(format, number, result, capacity, NULL, status);
}

int32_t icu_unum_getGroupingSize(const icu_number_format *format) {
  return ICU(unum_getAttribute)(format, UNUM_GROUPING_SIZE);
}

int32_t icu_unum_getSymbol(
    const icu_number_format *format, icu_symbol symbol, uint16_t *buffer, int32_t size,
    icu_status *status) {
  return ICU(unum_getSymbol)(format, (UNumberFormatSymbol)symbol, buffer, size, status);
}

UCollator *icu_ucol_open(const char *locale, icu_status *status) {
  return ICU(ucol_open)(locale, status);
}

void icu_ucol_ignoreCaseAndAccents(UCollator *collator) {
  ICU(ucol_setStrength)(collator, UCOL_PRIMARY);
}

int32_t icu_ucol_getSortKey(
    const UCollator *collator, const uint16_t *source, int32_t length, uint8_t *key,
    int32_t capacity) {
  return ICU(ucol_getSortKey)(collator, source, length, key, capacity);
}

URegularExpression *icu_uregex_open(const uint16_t *pattern, int32_t length, icu_status *status) {
  return ICU(uregex_open)(pattern, length, 0, NULL, status);
}

void icu_uregex_close(URegularExpression *expression) { ICU(uregex_close)(expression); }

void icu_uregex_setText(
    URegularExpression *expression, const uint16_t *text, int32_t length, icu_status *status) {
  ICU(uregex_setText)(expression, text, length, status);
}

int8_t icu_uregex_lookingAt(URegularExpression *expression, icu_status *status) {
  return ICU(uregex_lookingAt)(expression, 0, status);
}

int8_t icu_uregex_matches(URegularExpression *expression, icu_status *status) {
  return ICU(uregex_matches)(expression, 0, status);
}

int32_t icu_uregex_groupCount(URegularExpression *expression, icu_status *status) {
  return ICU(uregex_groupCount)(expression, status);
}

int32_t icu_uregex_start(URegularExpression *expression, int32_t group, icu_status *status) {
  return ICU(uregex_start)(expression, group, status);
}

int32_t icu_uregex_end(URegularExpression *expression, int32_t group, icu_status *status) {
  return ICU(uregex_end)(expression, group, status);
}

int32_t icu_uloc_countAvailable(void) { return ICU(uloc_countAvailable)(); }

const char *icu_uloc_getAvailable(int32_t index) { return ICU(uloc_getAvailable)(index); }

int32_t icu_uloc_canonicalize(
    const char *locale, char *name, int32_t capacity, icu_status *status) {
  return ICU(uloc_canonicalize)(locale, name, capacity, status);
}

int32_t icu_uloc_addLikelySubtags(
    const char *locale, char *maximized, int32_t capacity, icu_status *status) {
  return ICU(uloc_addLikelySubtags)(locale, maximized, capacity, status);
}

int32_t icu_uloc_getLanguage(
    const char *locale, char *language, int32_t capacity, icu_status *status) {
  return ICU(uloc_getLanguage)(locale, language, capacity, status);
}

int32_t icu_uloc_getScript(const char *locale, char *script, int32_t capacity, icu_status *status) {
  return ICU(uloc_getScript)(locale, script, capacity, status);
}

int32_t icu_uloc_getCountry(
    const char *locale, char *country, int32_t capacity, icu_status *status) {
  return ICU(uloc_getCountry)(locale, country, capacity, status);
}

int8_t icu_uloc_isRightToLeft(const char *locale) { return ICU(uloc_isRightToLeft)(locale); }

const uint16_t *icu_ucurr_getName(
    const uint16_t *currency, const char *locale, icu_currency_name style, int32_t *length,
    icu_status *status) {
  return ICU(ucurr_getName)(currency, locale, (UCurrNameStyle)style, NULL, length, status);
}

UResourceBundle *icu_ures_openUnits(const char *locale, icu_status *status) {
  return ICU(ures_open)(U_ICUDATA_NAME "-unit", locale, status);
}

UResourceBundle *icu_ures_getByKey(
    const UResourceBundle *bundle, const char *key, icu_status *status) {
  return ICU(ures_getByKey)(bundle, key, NULL, status);
}

const uint16_t *icu_ures_getStringByKey(
    const UResourceBundle *bundle, const char *key, int32_t *length, icu_status *status) {
  return ICU(ures_getStringByKey)(bundle, key, length, status);
}

void icu_ures_close(UResourceBundle *bundle) { ICU(ures_close)(bundle); }

icu_pattern_generator *icu_udatpg_open(const char *locale, icu_status *status) {
  return ICU(udatpg_open)(locale, status);
}

void icu_udatpg_close(icu_pattern_generator *generator) { ICU(udatpg_close)(generator); }

int32_t icu_udatpg_getBestPattern(
    icu_pattern_generator *generator, const uint16_t *skeleton, int32_t length, uint16_t *pattern,
    int32_t capacity, icu_status *status) {
  return ICU(udatpg_getBestPattern)(generator, skeleton, length, pattern, capacity, status);
}

icu_date_format *icu_udat_openPattern(
    const char *locale, const uint16_t *zone, int32_t zoneLength, const uint16_t *pattern,
    int32_t patternLength, icu_status *status) {
  return ICU(udat_open)(
      UDAT_PATTERN, UDAT_PATTERN, locale, zone, zoneLength, pattern, patternLength, status);
}

void icu_udat_close(icu_date_format *format) { ICU(udat_close)(format); }

int32_t icu_udat_format(
    const icu_date_format *format, icu_date date, uint16_t *text, int32_t capacity, icu_status *status) {
  return ICU(udat_format)(format, date, text, capacity, NULL, status);
}
