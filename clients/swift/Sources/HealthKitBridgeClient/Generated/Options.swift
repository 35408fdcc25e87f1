// Generated from protocol/openrpc.json by clients/generate; not to be edited.

extension Bridge {
    /// The options of `serve`. An option that is nil is not passed.
    public struct Options: Codable, Hashable, Sendable {
        /// The device class.
        public var profile: DeviceProfile?
        /// The system's version.
        public var osVersion: String?
        /// The app's bundle identifier.
        public var bundleId: String?
        /// The app's name.
        public var appName: String?
        /// The app's version.
        public var appVersion: String?
        /// A policy, a rule, a list of rules used in turn, or the path of a script.
        public var consent: Consent?
        /// `system`, or an RFC 3339 instant.
        public var clock: String?
        /// By how much each reading moves a fixed clock.
        public var clockStep: Double?
        /// An IANA name.
        public var timeZone: String?
        /// Makes every random choice reproducible.
        public var seed: Int?
        /// What an uncatchable native exception does.
        public var exceptions: ExceptionBehavior?
        /// How identifiers are read.
        public var mode: IdentifierMode?
        /// Whether control is out of reach from now on.
        public var noControl: Bool?
        /// What is worth a line on stderr.
        public var logLevel: LogLevel?
        /// The longest message accepted, in bytes.
        public var maxFrame: Int?
        /// The path of another store file.
        public var store: String?
        /// The path of the file with the key of the store. A store that is named without one is a plain one.
        public var keyFile: String?
        /// The path of another prelude.
        public var prelude: String?
        /// The path of an audit log.
        public var auditLog: String?

        /// Creates options with these values.
        public init(
            profile: DeviceProfile? = nil,
            osVersion: String? = nil,
            bundleId: String? = nil,
            appName: String? = nil,
            appVersion: String? = nil,
            consent: Consent? = nil,
            clock: String? = nil,
            clockStep: Double? = nil,
            timeZone: String? = nil,
            seed: Int? = nil,
            exceptions: ExceptionBehavior? = nil,
            mode: IdentifierMode? = nil,
            noControl: Bool? = nil,
            logLevel: LogLevel? = nil,
            maxFrame: Int? = nil,
            store: String? = nil,
            keyFile: String? = nil,
            prelude: String? = nil,
            auditLog: String? = nil
        ) {
            self.profile = profile
            self.osVersion = osVersion
            self.bundleId = bundleId
            self.appName = appName
            self.appVersion = appVersion
            self.consent = consent
            self.clock = clock
            self.clockStep = clockStep
            self.timeZone = timeZone
            self.seed = seed
            self.exceptions = exceptions
            self.mode = mode
            self.noControl = noControl
            self.logLevel = logLevel
            self.maxFrame = maxFrame
            self.store = store
            self.keyFile = keyFile
            self.prelude = prelude
            self.auditLog = auditLog
        }
    }
}
