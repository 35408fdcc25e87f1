#pragma once

#include <stddef.h>

/// The examples of the methods as JSON, by the names of the methods.
const unsigned char *_Nonnull examplesOfMethods(size_t *_Nonnull count);
