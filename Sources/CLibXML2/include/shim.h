#pragma once

// `libxml` is a folder beside this file. Its headers include those of the system, which are in `libxml2/libxml`. So no flag has to give
// a path, and packages can depend on this one.
#include <libxml/xmlversion.h>

/// Foundation has its own declarations of ICU, which conflict with those of libxml2. This module needs neither.
#undef LIBXML_ICU_ENABLED

#include <libxml/parserInternals.h>
