#pragma once

#include <stddef.h>

/// A file of the folder `protocol`.
struct ProtocolFile {
    /// The path below the folder, such as `channels/store/errors.json`.
    const char *_Nonnull path;
    /// The content.
    const unsigned char *_Nonnull bytes;
    size_t count;
};

/// The page of the guide or the protocol with an index from 0 on; null after the last.
const struct ProtocolFile *_Nullable guidePage(size_t index);
