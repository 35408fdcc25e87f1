/// The file that is added to each module of native code.
///
/// A declaration of the module takes precedence over those of imported modules. So the code keeps its names, and they mean the
/// queues, timers and identifiers of the host.
enum ModuleFile {
    /// The name of the file. A file of the user may have any other name.
    static let name = "__HealthKitBridge.swift"

    /// The types of Dispatch and Foundation that belong to the app's loop.
    private static let types = [
        "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "DispatchTime", "DispatchWallTime", "Timer",
        "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer",
    ]

    /// The text of the file; nil if there is nothing to add. `classes` are those that the host registers; nil for a library. With an
    /// overlay, names get the meaning of the host, except those that the module declares itself.
    static func text(classes: [HostedClass]?, hasOverlay: Bool, declaredNames: Set<String>) -> String? {
        // What is public shows the types of these modules, and other files may import them as internal.
        var parts = ["public import Foundation"]
        if let classes {
            // A function in the plugin's module, so that its classes need not be public.
            parts.append(contentsOf: Set(classes.map(\.module)).union(["Flutter"]).sorted().map { "public import \($0)" })
            let statements = classes.map(\.registration).joined(separator: "\n")
            parts.append("public func __register(with registrar: any FlutterPluginRegistrar) {\n\(statements)\n}")
        }
        if hasOverlay {
            // Functions of a library may take queues, so the names are public.
            parts += types.filter { !declaredNames.contains($0) }.map { "public typealias \($0) = App\($0)" }
            parts.append(functions)
        }
        return parts.count > 1 ? parts.map { "\($0)\n" }.joined() : nil
    }

    // Default arguments and inlinable code of public functions use them, so they are public.
    private static let functions = """
        public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { appAbsoluteTime() }

        public func dispatchPrecondition(condition: @autoclosure () -> AppDispatchPredicate) {}

        extension UUID {
            public init() { self = AppUUID() }
        }

        extension OperationQueue {
            public var underlyingQueue: AppDispatchQueue? {
                get { appUnderlyingQueue(of: self) }
                set {}
            }
        }

        extension NSNumber {
            public var stringValue: String { appText(of: self) }
        }

        extension DefaultStringInterpolation {
            public mutating func appendInterpolation(_ number: NSNumber) { appendLiteral(appText(of: number)) }
        }

        extension Error {
            public var localizedDescription: String { appDescription(of: self) }
        }

        extension Task where Success == Never, Failure == Never {
            public static func sleep(_ duration: UInt64) async {
                try? await AppTask.sleep(for: .nanoseconds(Int64(clamping: duration)))
            }
            public static func sleep(nanoseconds duration: UInt64) async throws {
                try await AppTask.sleep(for: .nanoseconds(Int64(clamping: duration)))
            }
            public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
                try await AppTask.sleep(for: duration)
            }
            public static func sleep(
                until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()
            ) async throws {
                try await AppTask.sleep(for: clock.now.duration(to: deadline))
            }
        }
        """
}
