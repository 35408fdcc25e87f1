import Foundation
import Platform

/// A running program, by default in its own process group, so that its children can be ended with it.
package struct ChildProcess: Sendable {
    /// The identifier of the process.
    package let id: Int32

    /// Starts a program from the search path, with these descriptors as standard input, output and error.
    package init(
        command: [String], standard: (input: Int32, output: Int32, error: Int32),
        environment: [String: String] = ProcessInfo.processInfo.environment, hasOwnGroup: Bool = true
    ) throws(ConnectionFailure) {
        guard let program = command.first else { throw .notStarted("the command is empty") }

        var actions = unsafe OperatingSystem.SpawnActions()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, standard.input, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, standard.output, 1)
        unsafe posix_spawn_file_actions_adddup2(&actions, standard.error, 2)

        // Give the child default signal handling. This process ignores two signals, and this thread may block signals.
        var blocked = sigset_t()
        unsafe sigemptyset(&blocked)
        var restored = blocked
        unsafe sigaddset(&restored, SIGPIPE)
        unsafe sigaddset(&restored, SIGXFSZ)
        var attributes = OperatingSystem.SpawnAttributes()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
        unsafe posix_spawnattr_setsigdefault(&attributes, &restored)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0)
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

        let environment = environment.map { "\($0)=\($1)" }
        var id: pid_t = 0
        let error = unsafe withCStrings(command) { arguments in
            unsafe withCStrings(environment) { environment in
                unsafe posix_spawnp(&id, program, &actions, &attributes, arguments, environment)
            }
        }
        guard error == 0 else { throw .notStarted("\(program): \(systemErrorText(error))") }
        self.id = id
    }

    /// The exit status if the program has ended: its own status, or 128 plus the number of the signal that ended it.
    package func exitStatus() -> Int32? {
        var status: Int32 = 0
        guard unsafe waitpid(id, &status, WNOHANG) == id else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Waits until the program has ended. ``exitStatus()`` still has its status.
    package func waitForEnd() {
        var information = unsafe siginfo_t()
        while unsafe waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) == -1 && errno == EINTR {}
    }

    /// Kills the program and its children, and waits until the program has ended.
    package func kill() {
        Platform.kill(-id, SIGKILL)
        var status: Int32 = 0
        while unsafe waitpid(id, &status, 0) == -1 && errno == EINTR {}
    }
}

/// Calls a function with a null-terminated array of C strings.
private func withCStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let copies = unsafe strings.map { unsafe strdup($0) }
    defer {
        unsafe copies.forEach { unsafe free($0) }
    }
    return unsafe body(copies + [nil])
}
