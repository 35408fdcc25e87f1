// The measuring client: starts a host, pins the host to core 1 and itself to core 0, and prints one line of numbers.
//
//     client start HOST…           µs from fork to the end of the first line of output, resident KiB at that time
//     client trips COUNT HOST…     µs of the median round trip of isAvailable
//     client pipeline COUNT HOST…  ms for COUNT requests sent without waiting, resident KiB after the first response,
//                                  after half of the responses and after all
//
// Exits with status 1 if a response is missing, wrong or out of order.
#include "host-process.h"

#include <poll.h>

#define REQUEST "{\"jsonrpc\":\"2.0\",\"id\":%ld,\"method\":\"isAvailable\"}\n"
#define RESPONSE "{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":true}\n"

static void send_request(long id) {
    char line[128];
    int length = snprintf(line, sizeof line, REQUEST, id);
    if (write(to_host, line, length) != length && errno != EPIPE) fail("cannot write the request");
}

static size_t receive_line(char *line, size_t capacity) {
    size_t length = 0;
    while (length == 0 || line[length - 1] != '\n') {
        ssize_t count = read(from_host, line + length, capacity - length);
        if (count <= 0) fail("the output ended without a response");
        length += count;
    }
    return length;
}

static void trip(long id) {
    char line[256], expected[128];
    send_request(id);
    size_t length = receive_line(line, sizeof line);
    size_t size = snprintf(expected, sizeof expected, RESPONSE, id);
    if (length != size || memcmp(line, expected, size)) fail("wrong response");
}

static int ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

static void measure_start(char **command) {
    char line[256];
    double begin = now();
    start(command);
    send_request(1);
    receive_line(line, sizeof line);
    double time = now() - begin;
    printf("%.1f %ld\n", time, memory("VmRSS"));
    stop();
}

static void measure_trips(long count, char **command) {
    double *times = calloc(count, sizeof *times);
    start(command);
    for (long id = 0; id < 1000; id++) trip(id);
    for (long id = 0; id < count; id++) {
        double begin = now();
        trip(id);
        times[id] = now() - begin;
    }
    stop();
    qsort(times, count, sizeof *times, ascending);
    printf("%.3f\n", times[count / 2]);
}

static void measure_pipeline(long count, char **command) {
    size_t capacity = count * 64, size = 0, sent = 0;
    char *requests = malloc(capacity), input[1 << 16], line[128];
    long answered = 0, middle = 0;
    size_t length = 0;
    for (long id = 0; id < count; id++) size += snprintf(requests + size, capacity - size, REQUEST, id);
    start(command);
    trip(0);
    long first = memory("VmRSS");
    fcntl(to_host, F_SETFL, O_NONBLOCK);
    double begin = now();
    while (answered < count) {
        struct pollfd ends[] = {{from_host, POLLIN, 0}, {sent < size ? to_host : -1, POLLOUT, 0}};
        if (poll(ends, 2, 10000) <= 0) fail("no response for ten seconds");
        if (ends[1].revents) {
            ssize_t written = write(to_host, requests + sent, size - sent);
            if (written < 0 && errno != EAGAIN) fail("cannot write the requests");
            if (written > 0) sent += written;
        }
        if (!ends[0].revents) continue;
        ssize_t taken = read(from_host, input, sizeof input);
        if (taken <= 0) fail("responses are missing");
        for (ssize_t index = 0; index < taken; index++) {
            if (length == sizeof line - 1) fail("response too long");
            line[length++] = input[index];
            if (input[index] != '\n') continue;
            char expected[128];
            snprintf(expected, sizeof expected, RESPONSE, answered);
            line[length] = 0;
            if (strcmp(line, expected)) fail("wrong response, or response out of order");
            length = 0;
            if (++answered == count / 2) middle = memory("VmRSS");
        }
    }
    double time = now() - begin;
    printf("%.1f %ld %ld %ld\n", time / 1000, first, middle, memory("VmRSS"));
    stop();
    if (read(from_host, input, sizeof input) != 0) fail("more output than responses");
}

int main(int count, char **arguments) {
    signal(SIGPIPE, SIG_IGN);
    if (count > 2 && !strcmp(arguments[1], "start")) measure_start(arguments + 2);
    else if (count > 3 && !strcmp(arguments[1], "trips")) measure_trips(atol(arguments[2]), arguments + 3);
    else if (count > 3 && !strcmp(arguments[1], "pipeline")) measure_pipeline(atol(arguments[2]), arguments + 3);
    else fail("usage: client start HOST… | client trips|pipeline COUNT HOST…");
    return 0;
}
