#pragma once

#include <stdint.h>

// What PerText calls of ICU. ICU renames every symbol by macro (unum_open → unum_open_72), and Swift imports no
// macro that renames: one function for each. The first call of any of them opens the library.
//
// ICU's own headers are read in icu.c alone. Foundation brings another ICU, with the same enumerations in another
// version, and the compiler refuses a module that sees both: a test that imports Foundation beside PerText.

// ICU's version, such as 72.
int icu_version(void);

// Above 0 an error, after which further calls do nothing; below 0 a warning.
typedef int32_t icu_status;

typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;
typedef struct UFormattedValue UFormattedValue;
typedef struct UConstrainedFieldPosition UConstrainedFieldPosition;
typedef struct UPluralRules UPluralRules;
typedef struct UCollator UCollator;
typedef struct URegularExpression URegularExpression;
typedef struct UResourceBundle UResourceBundle;
typedef void *icu_number_format;
typedef void *icu_pattern_generator;
typedef void *icu_date_format;
// Milliseconds since 1970
typedef double icu_date;

// Those of ICU's constants that PerText uses; icu.c compares them with ICU's.
typedef enum { ICU_DECIMAL = 1, ICU_ORDINAL = 6 } icu_number_style;

typedef enum {
  ICU_DECIMAL_SEPARATOR = 0,
  ICU_GROUPING_SEPARATOR = 1,
  ICU_MONETARY_SEPARATOR = 10,
  ICU_MONETARY_GROUPING_SEPARATOR = 17,
} icu_symbol;

typedef enum {
  ICU_INTEGER_FIELD = 0,
  ICU_FRACTION_FIELD = 1,
  ICU_DECIMAL_SEPARATOR_FIELD = 2,
  ICU_GROUPING_SEPARATOR_FIELD = 6,
  ICU_SIGN_FIELD = 10,
} icu_field;

typedef enum {
  ICU_SYMBOL_NAME = 0,
  ICU_LONG_NAME = 1,
  ICU_NARROW_SYMBOL_NAME = 2,
} icu_currency_name;

UNumberFormatter *icu_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, icu_status *status);
void icu_unumf_close(UNumberFormatter *formatter);
UFormattedNumber *icu_unumf_openResult(icu_status *status);
void icu_unumf_closeResult(UFormattedNumber *result);
void icu_unumf_formatDecimal(
    const UNumberFormatter *formatter, const char *value, int32_t length,
    UFormattedNumber *result, icu_status *status);
UPluralRules *icu_uplrules_open(const char *locale, icu_status *status);
void icu_uplrules_close(UPluralRules *rules);
int32_t icu_uplrules_selectFormatted(
    const UPluralRules *rules, const UFormattedNumber *number, uint16_t *keyword, int32_t capacity,
    icu_status *status);
const UFormattedValue *icu_unumf_resultAsValue(const UFormattedNumber *result, icu_status *status);
const uint16_t *icu_ufmtval_getString(
    const UFormattedValue *value, int32_t *length, icu_status *status);
UConstrainedFieldPosition *icu_ucfpos_open(icu_status *status);
void icu_ucfpos_close(UConstrainedFieldPosition *position);
void icu_ucfpos_reset(UConstrainedFieldPosition *position, icu_status *status);
int32_t icu_ucfpos_getField(const UConstrainedFieldPosition *position, icu_status *status);
void icu_ucfpos_getIndexes(
    const UConstrainedFieldPosition *position, int32_t *start, int32_t *limit,
    icu_status *status);
int8_t icu_ufmtval_nextPosition(
    const UFormattedValue *value, UConstrainedFieldPosition *position, icu_status *status);
icu_number_format *icu_unum_open(icu_number_style style, const char *locale, icu_status *status);
void icu_unum_close(icu_number_format *format);
int32_t icu_unum_formatInt64(
    const icu_number_format *format, int64_t number, uint16_t *result, int32_t capacity,
    icu_status *status);
int32_t icu_unum_getGroupingSize(const icu_number_format *format);
int32_t icu_unum_getSymbol(
    const icu_number_format *format, icu_symbol symbol, uint16_t *buffer, int32_t size,
    icu_status *status);
UCollator *icu_ucol_open(const char *locale, icu_status *status);
void icu_ucol_ignoreCaseAndAccents(UCollator *collator);
int32_t icu_ucol_getSortKey(
    const UCollator *collator, const uint16_t *source, int32_t length, uint8_t *key,
    int32_t capacity);
URegularExpression *icu_uregex_open(const uint16_t *pattern, int32_t length, icu_status *status);
void icu_uregex_close(URegularExpression *expression);
void icu_uregex_setText(
    URegularExpression *expression, const uint16_t *text, int32_t length, icu_status *status);
int8_t icu_uregex_lookingAt(URegularExpression *expression, icu_status *status);
int8_t icu_uregex_matches(URegularExpression *expression, icu_status *status);
int32_t icu_uregex_groupCount(URegularExpression *expression, icu_status *status);
int32_t icu_uregex_start(URegularExpression *expression, int32_t group, icu_status *status);
int32_t icu_uregex_end(URegularExpression *expression, int32_t group, icu_status *status);
int32_t icu_uloc_countAvailable(void);
const char *icu_uloc_getAvailable(int32_t index);
int32_t icu_uloc_canonicalize(const char *locale, char *name, int32_t capacity, icu_status *status);
int32_t icu_uloc_addLikelySubtags(
    const char *locale, char *maximized, int32_t capacity, icu_status *status);
int32_t icu_uloc_getLanguage(
    const char *locale, char *language, int32_t capacity, icu_status *status);
int32_t icu_uloc_getScript(const char *locale, char *script, int32_t capacity, icu_status *status);
int32_t icu_uloc_getCountry(
    const char *locale, char *country, int32_t capacity, icu_status *status);
int8_t icu_uloc_isRightToLeft(const char *locale);
const uint16_t *icu_ucurr_getName(
    const uint16_t *currency, const char *locale, icu_currency_name style, int32_t *length,
    icu_status *status);
// CLDR's names and patterns of units; the name of the package is a macro.
UResourceBundle *icu_ures_openUnits(const char *locale, icu_status *status);
UResourceBundle *icu_ures_getByKey(
    const UResourceBundle *bundle, const char *key, icu_status *status);
const uint16_t *icu_ures_getStringByKey(
    const UResourceBundle *bundle, const char *key, int32_t *length, icu_status *status);
void icu_ures_close(UResourceBundle *bundle);
icu_pattern_generator *icu_udatpg_open(const char *locale, icu_status *status);
void icu_udatpg_close(icu_pattern_generator *generator);
int32_t icu_udatpg_getBestPattern(
    icu_pattern_generator *generator, const uint16_t *skeleton, int32_t length, uint16_t *pattern,
    int32_t capacity, icu_status *status);
icu_date_format *icu_udat_openPattern(
    const char *locale, const uint16_t *zone, int32_t zoneLength, const uint16_t *pattern,
    int32_t patternLength, icu_status *status);
void icu_udat_close(icu_date_format *format);
int32_t icu_udat_format(
    const icu_date_format *format, icu_date date, uint16_t *text, int32_t capacity, icu_status *status);
