// Runs a program without its output. Prints the seconds and the peak resident memory in KiB.
//
//     elapse PROGRAM…
//
// Exits with status 1 if the program does not exit with 0. This program is small because memory that is resident before exec
// counts towards the peak of the program.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
    if (count < 2) return 1;
    double begin = now();
    pid_t program = fork();
    if (program == 0) {
        int nowhere = open("/dev/null", O_RDWR);
        for (int stream = 0; stream < 3; stream++) dup2(nowhere, stream);
        execvp(arguments[1], arguments + 1);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (wait4(program, &status, 0, &usage) != program || status != 0) {
        fprintf(stderr, "%s exited with %d\n", arguments[1], WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status));
        return 1;
    }
    printf("%.6f %ld\n", now() - begin, usage.ru_maxrss);
    return 0;
}
