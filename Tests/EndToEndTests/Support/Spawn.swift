import Foundation
import Glibc

/// Starts a program from the search path, with these descriptors as standard input, output and error.
func spawn(_ command: [String], _ standard: [Int32]) throws -> pid_t {
    guard let program = command.first else { throw Trouble("the command is empty") }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (index, descriptor) in standard.enumerated() {
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(index))
    }

    // Give the program default signal handling, whatever the test runner has set.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var usual = none
    for number in [SIGPIPE, SIGTERM, SIGINT] {
        unsafe sigaddset(&usual, number)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var id: pid_t = 0
    let error = unsafe withCStrings(command) { arguments in
        unsafe withCStrings(environment) { environment in
            unsafe posix_spawnp(&id, program, &actions, &attributes, arguments, environment)
        }
    }
    guard error == 0 else { throw Trouble("\(command) cannot be started: error \(error)") }
    return id
}

/// Calls a function with a null-terminated array of C strings.
private func withCStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let copies = unsafe strings.map { unsafe strdup($0) }
    defer {
        unsafe copies.forEach { unsafe free($0) }
    }
    return unsafe body(copies + [nil])
}
