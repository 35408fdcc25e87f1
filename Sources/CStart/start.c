#include "start.h"

// The runtime of Swift reads the path and the arguments of the program from /proc. It aborts before `main` if it cannot read the path, and
// starts the program without arguments if it cannot read them. This function runs earlier, and gives the reason.
#if defined(__linux__)

#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void end(const char *reason) {
    ssize_t written = write(STDERR_FILENO, reason, strlen(reason));
    (void)written;
    _exit(EXIT_FAILURE);
}

// A store needs three files, and the threads of Dispatch two descriptors, without which Dispatch ends the process.
enum { needed = 12 };

static void require_descriptors(int descriptor) {
    int copies[needed];
    for (int count = 0; count < needed; count++) {
        copies[count] = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
        if (copies[count] < 0) {
            end("healthkit-bridge needs 12 more open files: raise the limit (ulimit -n).\n");
        }
    }
    for (int count = 0; count < needed; count++) {
        close(copies[count]);
    }
}

__attribute__((constructor(101))) static void start(void) {
    char path[1];
    if (readlink("/proc/self/exe", path, sizeof path) < 0) {
        end("healthkit-bridge needs /proc, which is not mounted.\n");
    }
    int arguments = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    if (arguments < 0) {
        end("healthkit-bridge cannot read its arguments from /proc/self/cmdline.\n");
    }
    require_descriptors(arguments);
    close(arguments);
    // SQLite counts its memory under a lock, with each allocation. Nobody asks for the counts.
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

#endif
