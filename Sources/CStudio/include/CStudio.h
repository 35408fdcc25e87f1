#pragma once

#include <stddef.h>

/// A file of the studio, the web page on which a person uses the emulated phone.
struct StudioFile {
    /// The path in the address, such as `/` or `/studio/main.js`.
    const char *_Nonnull path;
    /// The value of `Content-Type`.
    const char *_Nonnull mediaType;
    /// The content.
    const unsigned char *_Nonnull bytes;
    size_t count;
};

/// The file of the studio at a path; null if there is none.
const struct StudioFile *_Nullable studioFile(const char *_Nonnull path);
