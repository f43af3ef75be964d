#include "cicu.h"

#include "lazy_library.h"

// The library of the headers' version; it is linked with libicuuc, whose functions are found in it, too.
#define ICU(function) LAZY_FUNCTION("libicui18n.so." LAZY_EXPANDED_STRING(U_ICU_VERSION_MAJOR_NUM), function)

UNumberFormatter *icu_unumf_openForSkeletonAndLocale(
    const UChar *skeleton, int32_t length, const char *locale, UErrorCode *status) {
  return ICU(unumf_openForSkeletonAndLocale)(skeleton, length, locale, status);
}

void icu_unumf_close(UNumberFormatter *formatter) { ICU(unumf_close)(formatter); }

UFormattedNumber *icu_unumf_openResult(UErrorCode *status) {
  return ICU(unumf_openResult)(status);
}

void icu_unumf_closeResult(UFormattedNumber *result) { ICU(unumf_closeResult)(result); }

void icu_unumf_formatDecimal(
    const UNumberFormatter *formatter, const char *value, int32_t length,
    UFormattedNumber *result, UErrorCode *status) {
  ICU(unumf_formatDecimal)(formatter, value, length, result, status);
}

UPluralRules *icu_uplrules_open(const char *locale, UErrorCode *status) {
  return ICU(uplrules_open)(locale, status);
}

void icu_uplrules_close(UPluralRules *rules) { ICU(uplrules_close)(rules); }

int32_t icu_uplrules_selectFormatted(
    const UPluralRules *rules, const UFormattedNumber *number, UChar *keyword, int32_t capacity,
    UErrorCode *status) {
  return ICU(uplrules_selectFormatted)(rules, number, keyword, capacity, status);
}

const UFormattedValue *icu_unumf_resultAsValue(const UFormattedNumber *result, UErrorCode *status) {
  return ICU(unumf_resultAsValue)(result, status);
}

const UChar *icu_ufmtval_getString(
    const UFormattedValue *value, int32_t *length, UErrorCode *status) {
  return ICU(ufmtval_getString)(value, length, status);
}

UConstrainedFieldPosition *icu_ucfpos_open(UErrorCode *status) { return ICU(ucfpos_open)(status); }

void icu_ucfpos_close(UConstrainedFieldPosition *position) { ICU(ucfpos_close)(position); }

void icu_ucfpos_reset(UConstrainedFieldPosition *position, UErrorCode *status) {
  ICU(ucfpos_reset)(position, status);
}

int32_t icu_ucfpos_getField(const UConstrainedFieldPosition *position, UErrorCode *status) {
  return ICU(ucfpos_getField)(position, status);
}

void icu_ucfpos_getIndexes(
    const UConstrainedFieldPosition *position, int32_t *start, int32_t *limit,
    UErrorCode *status) {
  ICU(ucfpos_getIndexes)(position, start, limit, status);
}

UBool icu_ufmtval_nextPosition(
    const UFormattedValue *value, UConstrainedFieldPosition *position, UErrorCode *status) {
  return ICU(ufmtval_nextPosition)(value, position, status);
}

UNumberFormat *icu_unum_open(UNumberFormatStyle style, const char *locale, UErrorCode *status) {
  return ICU(unum_open)(style, NULL, 0, locale, NULL, status);
}

void icu_unum_close(UNumberFormat *format) { ICU(unum_close)(format); }

int32_t icu_unum_formatInt64(
    const UNumberFormat *format, int64_t number, UChar *result, int32_t capacity,
    UErrorCode *status) {
  return ICU(unum_formatInt64)(format, number, result, capacity, NULL, status);
}

int32_t icu_unum_getAttribute(const UNumberFormat *format, UNumberFormatAttribute attribute) {
  return ICU(unum_getAttribute)(format, attribute);
}

int32_t icu_unum_getSymbol(
    const UNumberFormat *format, UNumberFormatSymbol symbol, UChar *buffer, int32_t size,
    UErrorCode *status) {
  return ICU(unum_getSymbol)(format, symbol, buffer, size, status);
}

UCollator *icu_ucol_open(const char *locale, UErrorCode *status) {
  return ICU(ucol_open)(locale, status);
}

void icu_ucol_setStrength(UCollator *collator, UCollationStrength strength) {
  ICU(ucol_setStrength)(collator, strength);
}

int32_t icu_ucol_getSortKey(
    const UCollator *collator, const UChar *source, int32_t length, uint8_t *key,
    int32_t capacity) {
  return ICU(ucol_getSortKey)(collator, source, length, key, capacity);
}

URegularExpression *icu_uregex_open(const UChar *pattern, int32_t length, UErrorCode *status) {
  return ICU(uregex_open)(pattern, length, 0, NULL, status);
}

void icu_uregex_close(URegularExpression *expression) { ICU(uregex_close)(expression); }

void icu_uregex_setText(
    URegularExpression *expression, const UChar *text, int32_t length, UErrorCode *status) {
  ICU(uregex_setText)(expression, text, length, status);
}

UBool icu_uregex_lookingAt(URegularExpression *expression, UErrorCode *status) {
  return ICU(uregex_lookingAt)(expression, 0, status);
}

UBool icu_uregex_matches(URegularExpression *expression, UErrorCode *status) {
  return ICU(uregex_matches)(expression, 0, status);
}

int32_t icu_uregex_groupCount(URegularExpression *expression, UErrorCode *status) {
  return ICU(uregex_groupCount)(expression, status);
}

int32_t icu_uregex_start(URegularExpression *expression, int32_t group, UErrorCode *status) {
  return ICU(uregex_start)(expression, group, status);
}

int32_t icu_uregex_end(URegularExpression *expression, int32_t group, UErrorCode *status) {
  return ICU(uregex_end)(expression, group, status);
}

int32_t icu_uloc_countAvailable(void) { return ICU(uloc_countAvailable)(); }

const char *icu_uloc_getAvailable(int32_t index) { return ICU(uloc_getAvailable)(index); }

int32_t icu_uloc_canonicalize(
    const char *locale, char *name, int32_t capacity, UErrorCode *status) {
  return ICU(uloc_canonicalize)(locale, name, capacity, status);
}

int32_t icu_uloc_addLikelySubtags(
    const char *locale, char *maximized, int32_t capacity, UErrorCode *status) {
  return ICU(uloc_addLikelySubtags)(locale, maximized, capacity, status);
}

int32_t icu_uloc_getLanguage(
    const char *locale, char *language, int32_t capacity, UErrorCode *status) {
  return ICU(uloc_getLanguage)(locale, language, capacity, status);
}

int32_t icu_uloc_getScript(const char *locale, char *script, int32_t capacity, UErrorCode *status) {
  return ICU(uloc_getScript)(locale, script, capacity, status);
}

int32_t icu_uloc_getCountry(
    const char *locale, char *country, int32_t capacity, UErrorCode *status) {
  return ICU(uloc_getCountry)(locale, country, capacity, status);
}

UBool icu_uloc_isRightToLeft(const char *locale) { return ICU(uloc_isRightToLeft)(locale); }

const UChar *icu_ucurr_getName(
    const UChar *currency, const char *locale, UCurrNameStyle style, int32_t *length,
    UErrorCode *status) {
  return ICU(ucurr_getName)(currency, locale, style, NULL, length, status);
}

UResourceBundle *icu_ures_openUnits(const char *locale, UErrorCode *status) {
  return ICU(ures_open)(U_ICUDATA_NAME "-unit", locale, status);
}

UResourceBundle *icu_ures_getByKey(
    const UResourceBundle *bundle, const char *key, UErrorCode *status) {
  return ICU(ures_getByKey)(bundle, key, NULL, status);
}

const UChar *icu_ures_getStringByKey(
    const UResourceBundle *bundle, const char *key, int32_t *length, UErrorCode *status) {
  return ICU(ures_getStringByKey)(bundle, key, length, status);
}

void icu_ures_close(UResourceBundle *bundle) { ICU(ures_close)(bundle); }

UDateTimePatternGenerator *icu_udatpg_open(const char *locale, UErrorCode *status) {
  return ICU(udatpg_open)(locale, status);
}

void icu_udatpg_close(UDateTimePatternGenerator *generator) { ICU(udatpg_close)(generator); }

int32_t icu_udatpg_getBestPattern(
    UDateTimePatternGenerator *generator, const UChar *skeleton, int32_t length, UChar *pattern,
    int32_t capacity, UErrorCode *status) {
  return ICU(udatpg_getBestPattern)(generator, skeleton, length, pattern, capacity, status);
}

UDateFormat *icu_udat_openPattern(
    const char *locale, const UChar *zone, int32_t zoneLength, const UChar *pattern,
    int32_t patternLength, UErrorCode *status) {
  return ICU(udat_open)(
      UDAT_PATTERN, UDAT_PATTERN, locale, zone, zoneLength, pattern, patternLength, status);
}

void icu_udat_close(UDateFormat *format) { ICU(udat_close)(format); }

int32_t icu_udat_format(
    const UDateFormat *format, UDate date, UChar *text, int32_t capacity, UErrorCode *status) {
  return ICU(udat_format)(format, date, text, capacity, NULL, status);
}
