#pragma once

#include <jansson.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// The code of a parse error. Swift imports the enumeration `json_error_code`, which hides the function of that name.
static inline enum json_error_code json_error_code_shim(const json_error_t *error) {
    return json_error_code(error);
}

/// The first place of a byte; null if there is none. Swift's search looks at each byte.
static inline const void *byte_search_shim(const void *bytes, uint8_t byte, size_t count) { return memchr(bytes, byte, count); }

// A tree lives only until it is copied, so its parts come from one block, which is then free again at once. One thread uses it at a time.
// The others, and a tree that is larger, use `malloc`. The variables are in functions, because Swift emits no others.
enum { json_block_size = 4 << 20 };
struct json_block {
    char *rest; // null for a thread that does not use the block
    bool was_full;
};
static inline char *json_block_start(void) { static _Alignas(16) char block[json_block_size]; return block; }
static inline atomic_flag *json_block_use(void) { static atomic_flag use = ATOMIC_FLAG_INIT; return &use; }
static inline struct json_block *json_block(void) { static _Thread_local struct json_block block; return &block; }

static inline void *json_block_malloc(size_t size) {
    struct json_block *block = json_block();
    char *start = block->rest;
    if (!start || size > (size_t)(json_block_start() + json_block_size - start)) {
        block->was_full = true;
        return malloc(size);
    }
    block->rest = start + ((size + 15) & ~(size_t)15);
    return start;
}

static inline void json_block_free(void *memory) {
    if ((uintptr_t)memory - (uintptr_t)json_block_start() >= json_block_size) free(memory);
}

/// Lets jansson use the block. Call it before the first tree.
static inline void json_block_install(void) { json_set_alloc_funcs(json_block_malloc, json_block_free); }

/// Begins a tree. Returns whether it uses the block.
static inline bool json_tree_begin(void) {
    if (json_block()->rest || atomic_flag_test_and_set(json_block_use())) return false;
    *json_block() = (struct json_block){json_block_start(), false};
    return true;
}

/// Frees a tree, or null, which uses the block or not.
static inline void json_tree_end(json_t *root, bool uses_block) {
    if (!uses_block || json_block()->was_full) json_decref(root);
    if (!uses_block) return;
    json_block()->rest = NULL;
    atomic_flag_clear(json_block_use());
}
