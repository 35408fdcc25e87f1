// Generated from protocol/openrpc.json by clients/generate; not to be edited.

extension Bridge {
    /// The options of `serve`. An option that is nil is not passed.
    public struct Options: Codable, Hashable, Sendable {
        /// The device class.
        public var profile: DeviceProfile?
        /// The version of the system.
        public var osVersion: String?
        /// The bundle identifier of the app.
        public var bundleId: String?
        /// The name of the app.
        public var appName: String?
        /// The version of the app.
        public var appVersion: String?
        /// The answers to permission sheets: a policy, a rule, a list of rules, or the path of a script.
        public var consent: Consent?
        /// `system`, or an RFC 3339 instant at which a fixed clock starts.
        public var clock: String?
        /// The seconds by which each reading advances a fixed clock.
        public var clockStep: Double?
        /// The IANA name of the time zone.
        public var timeZone: String?
        /// The seed that makes every random choice reproducible.
        public var seed: Int?
        /// Whether a native exception only fails the request (`error`) or also ends the process (`abort`).
        public var exceptions: ExceptionBehavior?
        /// Whether Swift case names are accepted as identifiers (`lenient`) or not (`strict`).
        public var mode: IdentifierMode?
        /// Whether the region has no Health Records.
        public var noHealthRecords: Bool?
        /// Whether to disable the `control/…` methods from now on.
        public var noControl: Bool?
        /// The lowest level that is logged on stderr.
        public var logLevel: LogLevel?
        /// The longest accepted message, in bytes.
        public var maxFrame: Int?
        /// The path of another store file.
        public var store: String?
        /// The path of the file with the key of the store. Without it, a store that `store` names is not encrypted.
        public var keyFile: String?
        /// The path of another prelude.
        public var prelude: String?
        /// The path of an audit log.
        public var auditLog: String?
        /// The user that the entries of the audit log name.
        public var userId: String?
        /// The device that the entries of the audit log name.
        public var deviceId: String?

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
            noHealthRecords: Bool? = nil,
            noControl: Bool? = nil,
            logLevel: LogLevel? = nil,
            maxFrame: Int? = nil,
            store: String? = nil,
            keyFile: String? = nil,
            prelude: String? = nil,
            auditLog: String? = nil,
            userId: String? = nil,
            deviceId: String? = nil
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
            self.noHealthRecords = noHealthRecords
            self.noControl = noControl
            self.logLevel = logLevel
            self.maxFrame = maxFrame
            self.store = store
            self.keyFile = keyFile
            self.prelude = prelude
            self.auditLog = auditLog
            self.userId = userId
            self.deviceId = deviceId
        }
    }
}
