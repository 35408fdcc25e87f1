#pragma once

#include <jansson.h>

/// The code of a parse error. Swift imports the enumeration `json_error_code`, which hides the function of that name.
static inline enum json_error_code json_error_code_shim(const json_error_t *error) {
    return json_error_code(error);
}
