#include "start.h"

// The runtime of Swift reads the path of the program from /proc before `main`, and aborts if it cannot. This function runs earlier,
// and gives the reason.
#if defined(__linux__)

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

__attribute__((constructor(101))) static void require_proc(void) {
    static const char reason[] = "healthkit-bridge needs /proc, which is not mounted.\n";
    char path[1];
    if (readlink("/proc/self/exe", path, sizeof path) < 0) {
        ssize_t written = write(STDERR_FILENO, reason, strlen(reason));
        (void)written;
        _exit(EXIT_FAILURE);
    }
}

#endif
