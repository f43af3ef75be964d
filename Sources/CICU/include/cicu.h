#pragma once

// What PerText calls of ICU. ICU renames every symbol by macro (unum_open → unum_open_72), and Swift imports no
// macro that renames: one function for each. The first call of any of them opens the library.
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

UNumberFormatter *icu_unumf_openForSkeletonAndLocale(
    const UChar *skeleton, int32_t length, const char *locale, UErrorCode *status);
void icu_unumf_close(UNumberFormatter *formatter);
UFormattedNumber *icu_unumf_openResult(UErrorCode *status);
void icu_unumf_closeResult(UFormattedNumber *result);
void icu_unumf_formatDecimal(
    const UNumberFormatter *formatter, const char *value, int32_t length,
    UFormattedNumber *result, UErrorCode *status);
UPluralRules *icu_uplrules_open(const char *locale, UErrorCode *status);
void icu_uplrules_close(UPluralRules *rules);
int32_t icu_uplrules_selectFormatted(
    const UPluralRules *rules, const UFormattedNumber *number, UChar *keyword, int32_t capacity,
    UErrorCode *status);
const UFormattedValue *icu_unumf_resultAsValue(const UFormattedNumber *result, UErrorCode *status);
const UChar *icu_ufmtval_getString(
    const UFormattedValue *value, int32_t *length, UErrorCode *status);
UConstrainedFieldPosition *icu_ucfpos_open(UErrorCode *status);
void icu_ucfpos_close(UConstrainedFieldPosition *position);
void icu_ucfpos_reset(UConstrainedFieldPosition *position, UErrorCode *status);
int32_t icu_ucfpos_getField(const UConstrainedFieldPosition *position, UErrorCode *status);
void icu_ucfpos_getIndexes(
    const UConstrainedFieldPosition *position, int32_t *start, int32_t *limit,
    UErrorCode *status);
UBool icu_ufmtval_nextPosition(
    const UFormattedValue *value, UConstrainedFieldPosition *position, UErrorCode *status);
UNumberFormat *icu_unum_open(UNumberFormatStyle style, const char *locale, UErrorCode *status);
void icu_unum_close(UNumberFormat *format);
int32_t icu_unum_formatInt64(
    const UNumberFormat *format, int64_t number, UChar *result, int32_t capacity,
    UErrorCode *status);
int32_t icu_unum_getAttribute(const UNumberFormat *format, UNumberFormatAttribute attribute);
int32_t icu_unum_getSymbol(
    const UNumberFormat *format, UNumberFormatSymbol symbol, UChar *buffer, int32_t size,
    UErrorCode *status);
UCollator *icu_ucol_open(const char *locale, UErrorCode *status);
void icu_ucol_setStrength(UCollator *collator, UCollationStrength strength);
int32_t icu_ucol_getSortKey(
    const UCollator *collator, const UChar *source, int32_t length, uint8_t *key,
    int32_t capacity);
URegularExpression *icu_uregex_open(const UChar *pattern, int32_t length, UErrorCode *status);
void icu_uregex_close(URegularExpression *expression);
void icu_uregex_setText(
    URegularExpression *expression, const UChar *text, int32_t length, UErrorCode *status);
UBool icu_uregex_lookingAt(URegularExpression *expression, UErrorCode *status);
UBool icu_uregex_matches(URegularExpression *expression, UErrorCode *status);
int32_t icu_uregex_groupCount(URegularExpression *expression, UErrorCode *status);
int32_t icu_uregex_start(URegularExpression *expression, int32_t group, UErrorCode *status);
int32_t icu_uregex_end(URegularExpression *expression, int32_t group, UErrorCode *status);
int32_t icu_uloc_countAvailable(void);
const char *icu_uloc_getAvailable(int32_t index);
int32_t icu_uloc_canonicalize(const char *locale, char *name, int32_t capacity, UErrorCode *status);
int32_t icu_uloc_addLikelySubtags(
    const char *locale, char *maximized, int32_t capacity, UErrorCode *status);
int32_t icu_uloc_getLanguage(
    const char *locale, char *language, int32_t capacity, UErrorCode *status);
int32_t icu_uloc_getScript(const char *locale, char *script, int32_t capacity, UErrorCode *status);
int32_t icu_uloc_getCountry(
    const char *locale, char *country, int32_t capacity, UErrorCode *status);
UBool icu_uloc_isRightToLeft(const char *locale);
const UChar *icu_ucurr_getName(
    const UChar *currency, const char *locale, UCurrNameStyle style, int32_t *length,
    UErrorCode *status);
// CLDR's names and patterns of units; the name of the package is a macro.
UResourceBundle *icu_ures_openUnits(const char *locale, UErrorCode *status);
UResourceBundle *icu_ures_getByKey(
    const UResourceBundle *bundle, const char *key, UErrorCode *status);
const UChar *icu_ures_getStringByKey(
    const UResourceBundle *bundle, const char *key, int32_t *length, UErrorCode *status);
void icu_ures_close(UResourceBundle *bundle);
UDateTimePatternGenerator *icu_udatpg_open(const char *locale, UErrorCode *status);
void icu_udatpg_close(UDateTimePatternGenerator *generator);
int32_t icu_udatpg_getBestPattern(
    UDateTimePatternGenerator *generator, const UChar *skeleton, int32_t length, UChar *pattern,
    int32_t capacity, UErrorCode *status);
UDateFormat *icu_udat_openPattern(
    const char *locale, const UChar *zone, int32_t zoneLength, const UChar *pattern,
    int32_t patternLength, UErrorCode *status);
void icu_udat_close(UDateFormat *format);
int32_t icu_udat_format(
    const UDateFormat *format, UDate date, UChar *text, int32_t capacity, UErrorCode *status);
