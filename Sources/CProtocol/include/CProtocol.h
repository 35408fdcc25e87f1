#pragma once

#include "CGuide.h"

/// The JSON file with an index from 0 on; null after the last.
const struct ProtocolFile *_Nullable protocolFile(size_t index);
