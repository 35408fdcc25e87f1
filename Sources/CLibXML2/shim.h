#pragma once

#include <libxml/xmlversion.h>

/// Foundation has its own declarations of ICU, which conflict with those of libxml2. This module needs neither.
#undef LIBXML_ICU_ENABLED

#include <libxml/parserInternals.h>
