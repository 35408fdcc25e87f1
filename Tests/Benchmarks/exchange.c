// Sends the lines of a file to a host. Waits for each response before the next line, like a test.
//
//     exchange REQUESTS RESPONSES HOST…
//
// Prints a line for each request: µs from its first byte to the last byte of its response, and the size of the response. At the
// end, prints the resident memory of the host and its peak, in KiB. RESPONSES is a file for the responses, or - for none.
// Exits with status 1 if a response is missing, is an error, or has another id.
#include "host-process.h"

#include <sys/mman.h>
#include <sys/stat.h>

static char response[1 << 20];

static void send_line(const char *line, size_t length) {
    while (length > 0) {
        ssize_t count = write(to_host, line, length);
        if (count < 0) fail("cannot write a request");
        line += count;
        length -= count;
    }
}

// A response begins with the same bytes as its request, up to the comma after the id.
static void check(const char *request, size_t length) {
    const char *comma = strchr(strchr(request, ',') + 1, ',');
    size_t common = comma + 1 - request;
    if (length < common + 9 || memcmp(request, response, common) || memcmp(response + common, "\"result\":", 9)) {
        fprintf(stderr, "%.200s…\n%.*s\n", request, (int)(length < 2000 ? length : 2000), response);
        fail("not the response to this request");
    }
}

static size_t receive(const char *request, FILE *responses) {
    size_t size = 0;
    for (ssize_t count = 0; size == 0 || response[count - 1] != '\n'; size += count) {
        // The first bytes are buffered separately, and checked when there are enough.
        count = read(from_host, response, sizeof response);
        if (count <= 0) fail("the output ended without a response");
        if (size == 0) check(request, count);
        if (responses) fwrite(response, 1, count, responses);
    }
    return size;
}

int main(int count, char **arguments) {
    struct stat status;
    if (count < 4) fail("usage: exchange REQUESTS RESPONSES HOST…");
    signal(SIGPIPE, SIG_IGN);
    int file = open(arguments[1], O_RDONLY);
    FILE *responses = strcmp(arguments[2], "-") ? fopen(arguments[2], "w") : NULL;
    if (file < 0 || fstat(file, &status)) fail("cannot open the requests");
    char *requests = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
    if (requests == MAP_FAILED) fail("cannot map the requests");
    start(arguments + 3);
    for (char *line = requests, *end = requests + status.st_size; line < end;) {
        char *next = (char *)memchr(line, '\n', end - line) + 1;
        double begin = now();
        send_line(line, next - line);
        size_t size = receive(line, responses);
        printf("%.1f %zu\n", now() - begin, size);
        line = next;
    }
    printf("%ld %ld\n", memory("VmRSS"), memory("VmHWM"));
    if (responses) fclose(responses);
    stop();
    return 0;
}
