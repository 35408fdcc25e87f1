#include "shim.h"

// Debian builds libxml2 with ICU, and its static library refers to ICU's converters. The bridge parses only UTF-8, which libxml2
// converts itself. These functions take the place of ICU, whose tables have 30 MB. ICU's header gives them the names of the
// installed version.
#if defined(__linux__) && __has_include(<unicode/ucnv.h>)

#include <unicode/ucnv.h>

UConverter *ucnv_open(const char *name, UErrorCode *error) {
    *error = U_FILE_ACCESS_ERROR;
    return NULL;
}

void ucnv_close(UConverter *converter) {}

void ucnv_convertEx(
    UConverter *target_converter, UConverter *source_converter,
    char **target, const char *target_limit, const char **source, const char *source_limit,
    UChar *pivot_start, UChar **pivot_source, UChar **pivot_target, const UChar *pivot_limit,
    UBool reset, UBool flush, UErrorCode *error
) {
    *error = U_FILE_ACCESS_ERROR;
}

void ucnv_setToUCallBack(
    UConverter *converter, UConverterToUCallback action, const void *context,
    UConverterToUCallback *old_action, const void **old_context, UErrorCode *error
) {
    *error = U_FILE_ACCESS_ERROR;
}

void ucnv_setFromUCallBack(
    UConverter *converter, UConverterFromUCallback action, const void *context,
    UConverterFromUCallback *old_action, const void **old_context, UErrorCode *error
) {
    *error = U_FILE_ACCESS_ERROR;
}

void UCNV_TO_U_CALLBACK_STOP(
    const void *context, UConverterToUnicodeArgs *arguments, const char *units, int32_t length,
    UConverterCallbackReason reason, UErrorCode *error
) {}

void UCNV_FROM_U_CALLBACK_STOP(
    const void *context, UConverterFromUnicodeArgs *arguments, const UChar *units, int32_t length, UChar32 code_point,
    UConverterCallbackReason reason, UErrorCode *error
) {}

#endif
