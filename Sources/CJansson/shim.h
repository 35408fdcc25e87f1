#pragma once

#include <jansson.h>

/// The code of a parse error. Swift sees only the enumeration of this name, not the function.
static inline enum json_error_code json_error_code_shim(const json_error_t *error) {
    return json_error_code(error);
}
