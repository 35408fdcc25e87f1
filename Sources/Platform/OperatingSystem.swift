// The only import of a C library in what a Mac also compiles. Other modules import this one in its place.
#if canImport(Darwin)
    @_exported public import Darwin
#else
    @_exported public import Glibc
#endif

/// What differs between Linux and macOS. The parts for macOS have never run.
package enum OperatingSystem {
    #if canImport(Darwin)
        package typealias SpawnActions = posix_spawn_file_actions_t?
        package typealias SpawnAttributes = posix_spawnattr_t?
    #else
        package typealias SpawnActions = posix_spawn_file_actions_t
        package typealias SpawnAttributes = posix_spawnattr_t
    #endif

    /// The file of this program. On Linux this link leads to it even if it has been replaced.
    package static var program: String {
        #if canImport(Darwin)
            var size = UInt32(0)
            unsafe _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size))
            unsafe _NSGetExecutablePath(&path, &size)
            return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        #else
            "/proc/self/exe"
        #endif
    }

    /// A path that names an open descriptor in this process.
    package static func path(ofDescriptor descriptor: Int32) -> String {
        #if canImport(Darwin)
            "/dev/fd/\(descriptor)"
        #else
            "/proc/self/fd/\(descriptor)"
        #endif
    }

    /// Whether a descriptor is an unnamed pipe or a socket.
    package static func isPipe(_ descriptor: Int32) -> Bool {
        #if canImport(Darwin)
            var status = stat()
            return unsafe fstat(descriptor, &status) == 0 && [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
        #else
            var target = [CChar](repeating: 0, count: 8)
            guard unsafe readlink(path(ofDescriptor: descriptor), &target, target.count) > 0 else { return false }
            let text = String(decoding: target.map(UInt8.init(bitPattern:)), as: UTF8.self)
            return text.hasPrefix("pipe:") || text.hasPrefix("socket:")
        #endif
    }

    /// A variable of the environment.
    package static func variable(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// Raises the limit of open descriptors of the process if it is below a number. Returns the limit.
    package static func raiseDescriptorLimit(to count: Int) -> Int {
        #if canImport(Darwin)
            let resource = RLIMIT_NOFILE
        #else
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #endif
        var limit = rlimit()
        guard unsafe getrlimit(resource, &limit) == 0 else { return .max }
        if limit.rlim_cur < count {
            limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
            unsafe setrlimit(resource, &limit)
        }
        return Int(clamping: limit.rlim_cur)
    }

    /// A function that handles a signal: its number, what is known of it, and its context.
    package typealias SignalHandler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    /// Calls a function at each of these signals. Without `restarts`, a blocked read returns.
    package static func handle(_ signals: [Int32], restarts: Bool, _ handler: @escaping SignalHandler) {
        var action = sigaction()
        action.sa_flags = restarts ? SA_RESTART | SA_SIGINFO : SA_SIGINFO
        #if canImport(Darwin)
            unsafe action.__sigaction_u.__sa_sigaction = handler
        #else
            unsafe action.__sigaction_handler.sa_sigaction = handler
        #endif
        for signal in signals { unsafe sigaction(signal, &action, nil) }
    }

    /// Whether a process has sent a signal, not the terminal.
    package static func isFromProcess(_ information: UnsafeMutablePointer<siginfo_t>?) -> Bool {
        guard let code = unsafe information?.pointee.si_code else { return false }
        #if canImport(Darwin)
            return code == SI_USER || code == SI_QUEUE
        #else
            // The kernel's own codes are positive.
            return code <= 0
        #endif
    }

    /// Starts a thread with a pointer. Its stack has the size of the first one. Returns whether it has started.
    package static func startThread(
        _ context: UnsafeMutableRawPointer, _ body: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void
    ) -> Bool {
        let start = unsafe Unmanaged.passRetained(ThreadStart(context: context, body: body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let problem = unsafe pthread_create(&thread, nil, { unsafe ThreadStart.run($0) }, start.toOpaque())
            if problem == 0, let thread = unsafe thread { unsafe pthread_detach(thread) }
        #else
            var thread = pthread_t()
            let problem = unsafe pthread_create(
                &thread, nil, { unsafe $0.flatMap { unsafe ThreadStart.run($0) } }, start.toOpaque())
            if problem == 0 { pthread_detach(thread) }
        #endif
        if problem != 0 { unsafe start.release() }
        return problem == 0
    }
}

/// What a thread begins with.
@safe private final class ThreadStart {
    private let context: UnsafeMutableRawPointer
    private let body: @convention(c) (UnsafeMutableRawPointer) -> Void

    init(context: UnsafeMutableRawPointer, body: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void) {
        unsafe self.context = context
        unsafe self.body = body
    }

    static func run(_ start: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        let start = unsafe Unmanaged<ThreadStart>.fromOpaque(start).takeRetainedValue()
        unsafe start.body(start.context)
        return nil
    }
}
