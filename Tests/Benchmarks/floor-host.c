// The floor for round trips: parses each line with jansson and returns true for its id.
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    static char input[1 << 16], output[1 << 17];
    size_t held = 0;
    ssize_t count;
    while ((count = read(0, input + held, sizeof input - held)) > 0) {
        char *line = input, *end = input + held + count, *newline;
        size_t length = 0;
        while ((newline = memchr(line, '\n', end - line))) {
            json_t *request = json_loadb(line, newline - line, JSON_REJECT_DUPLICATES, NULL);
            json_int_t id = json_integer_value(json_object_get(request, "id"));
            length += sprintf(output + length, "{\"jsonrpc\":\"2.0\",\"id\":%lld,\"result\":true}\n", id);
            json_decref(request);
            line = newline + 1;
        }
        held = end - line;
        memmove(input, line, held);
        for (size_t written = 0; written < length;) {
            ssize_t part = write(1, output + written, length - written);
            if (part < 0) return 1;
            written += part;
        }
    }
    return 0;
}
