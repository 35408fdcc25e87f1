// The host as a child process, pinned to core 1, with its client on core 0.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static pid_t host;
static int to_host, from_host;

static void fail(const char *what) {
    fprintf(stderr, "%s: %s\n", program_invocation_short_name, what);
    if (host > 0) kill(host, SIGKILL);
    exit(1);
}

static double now(void) {  // in µs
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void pin(int core) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(core, &set);
    sched_setaffinity(0, sizeof set, &set);  // fails on a machine with one core; then nothing is pinned
}

static void start(char **command) {
    int input[2], output[2];
    if (pipe2(input, O_CLOEXEC) || pipe2(output, O_CLOEXEC)) fail("cannot create a pipe");
    pin(0);
    host = fork();
    if (host == 0) {
        pin(1);
        dup2(input[0], 0);
        dup2(output[1], 1);
        execvp(command[0], command);
        _exit(127);
    }
    close(input[0]);
    close(output[1]);
    to_host = input[1];
    from_host = output[0];
}

static void stop(void) {
    int status;
    close(to_host);
    if (waitpid(host, &status, 0) != host || status != 0) fail("the host did not exit with status 0");
}

// A value of /proc/PID/status in KiB: VmRSS is the resident memory, VmHWM its peak. 0 for a process that has ended.
static long memory(const char *name) {
    char path[64], line[256];
    long size = 0;
    snprintf(path, sizeof path, "/proc/%d/status", host);
    FILE *file = fopen(path, "r");
    if (!file) fail("cannot read the status of the host");
    while (size == 0 && fgets(line, sizeof line, file))
        if (!strncmp(line, name, strlen(name))) size = atol(line + strlen(name) + 1);
    fclose(file);
    return size;
}
