#define _GNU_SOURCE
#include "CHostRuntime.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// A function that runs after a fault of the app. The stack of the app may be full.
enum { STACK_SIZE = 8 << 20, SECONDS_AFTER_FAULT = 10 };

static void (*faulted_function)(int signal_number);

void host_end_soon(void) {
    signal(SIGALRM, SIG_DFL);
    alarm(SECONDS_AFTER_FAULT);
}

static void handle_fault(int signal_number) {
    // The fault may have left a lock of the C library, for which the function would wait for ever.
    host_end_soon();
    faulted_function(signal_number);
}

void host_faults_capture(void (*faulted)(int signal_number)) {
    faulted_function = faulted;
    // The alarm of a former program.
    alarm(0);
    stack_t stack = {.ss_size = STACK_SIZE};
    stack.ss_sp = mmap(NULL, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (stack.ss_sp != MAP_FAILED) sigaltstack(&stack, NULL);
    // A second fault ends the process. The program that takes its place inherits the mask, so no signal is blocked.
    struct sigaction action = {.sa_handler = handle_fault, .sa_flags = SA_ONSTACK | SA_NODEFER | SA_RESETHAND};
    const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}

static void (*exited_function)(int status);

static void handle_exit(int status, void *unused) { exited_function(status); }

void host_exit_capture(void (*exited)(int status)) {
    exited_function = exited;
    on_exit(handle_exit, NULL);
}

void host_output_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void host_input_none(void) {
    FILE *none = fopen("/dev/null", "re");
    if (none) stdin = none;
}

int host_memory_file(void) { return memfd_create("healthkit-bridge", 0); }
