"""Why a target is missed, as profiles tell; by the beginning of what was measured."""

MISSES = {
    "100,000 requests in a row": "Parsing by jansson, which the floor does as well, is 40 % of a request; the rest is spread thin: 10 % to write"
    " the response, 8 % for the journal, 6 % to copy what was parsed.",
    "a sample, at 100,000 and 1,000,000 in memory": "The allocator: its share of the time grows from 11 % in the first 100,000 to 16 % in the"
    " last, as the small blocks of requests come to lie between the pages of the store; that of SQLite stays the same.",
    "a snapshot of": "SQLite's backup copies page by page into memory that is new: 44 % of the time is copying, 40 % the kernel's handing out"
    " of zeroed pages. Copying a file touches memory that the cache of files holds already.",
}


def reason(what):
    return next((reason for beginning, reason in MISSES.items() if what.startswith(beginning)), "Not looked into yet.")
