#define _GNU_SOURCE
#include "CHostRuntime.h"
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>

static void (*trapped_function)(void);

static void handle_trap(int signal_number) {
    // A second trap ends the process. The program that takes its place inherits the mask.
    signal(signal_number, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal_number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    trapped_function();
}

void host_traps_capture(void (*trapped)(void)) {
    trapped_function = trapped;
    signal(SIGILL, handle_trap);
    signal(SIGTRAP, handle_trap);
}

void host_output_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int host_memory_file(void) { return memfd_create("healthkit-bridge", 0); }
