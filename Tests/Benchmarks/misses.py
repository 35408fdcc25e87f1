"""The reasons for missed targets, found with profiles. The keys are prefixes of the rows' names."""

MISSES = {
    "100,000 requests in a row": "Parsing with jansson, which the floor does too, takes 40 % of a request. Writing the response takes"
    " 10 %, the journal 8 %, and copying the parsed request 6 %.",
    "round trip of isAvailable over WebSocket": "The kernel takes 45 % of the server's time, because it wakes the engine's thread for"
    " each request and NIO's thread for each response. The engine takes 31 %, and NIO 24 %. Node has one thread.",
    "saving a sample at 100,000 and 1,000,000 in memory": "The allocator's share of the time grows from 11 % for the first 100,000 to"
    " 16 % for the last, because small blocks of requests lie between the pages of the store. SQLite's share stays the same.",
    "a snapshot of": "SQLite's backup copies each page into new memory: copying takes 44 % of the time, and the kernel takes 40 % to"
    " provide zeroed pages. Copying a file uses memory that is already in the page cache.",
}


def reason(what):
    return next((reason for beginning, reason in MISSES.items() if what.startswith(beginning)), "Not analyzed yet.")
