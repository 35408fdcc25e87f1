#pragma once

#include <libxml/xmlversion.h>

/// Foundation brings declarations of ICU of its own, which must not meet those of libxml2. We use none.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
