// Generated from protocol/openrpc.json by clients/generate; not to be edited.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// `foreground`, `background`, `suspended`, `terminated`, `relaunched`, `extension`, `guest`.
public enum AppState: String, Codable, Sendable {
    case foreground
    case background
    case suspended
    case terminated
    case relaunched
    case `extension`
    case guest
}

/// `read`, `write`, `delete`, `authorize`, `consent`.
public enum AuditAction: String, Codable, Sendable {
    case read
    case write
    case delete
    case authorize
    case consent
}

/// `==`, `!=`, `<`, `<=`, `>`, `>=`.
public enum Comparison: String, Codable, Sendable {
    case equalTo = "=="
    case notEqualTo = "!="
    case lessThan = "<"
    case lessThanOrEqualTo = "<="
    case greaterThan = ">"
    case greaterThanOrEqualTo = ">="
}

/// `allow`, `deny`, `ask`, `cancel`, `kill`.
public enum ConsentPolicy: String, Codable, Sendable {
    case allow
    case deny
    case ask
    case cancel
    case kill
}

/// `iphone`, `ipad`, `ipad16`, `watch`, `vision`, `unsupported`.
public enum DeviceProfile: String, Codable, Sendable {
    case iphone
    case ipad
    case ipad16
    case watch
    case vision
    case unsupported
}

/// `name`, `manufacturer`, `model`, `hardwareVersion`, `firmwareVersion`, `softwareVersion`, `localIdentifier`,
/// `udiDeviceIdentifier`.
public enum DeviceProperty: String, Codable, Sendable {
    case name
    case manufacturer
    case model
    case hardwareVersion
    case firmwareVersion
    case softwareVersion
    case localIdentifier
    case udiDeviceIdentifier
}

/// `share`, `read`.
public enum Direction: String, Codable, Sendable {
    case share
    case read
}

/// `mostRelevant`.
public enum EffortOption: String, Codable, Sendable {
    case mostRelevant
}

/// `error`, `abort`.
public enum ExceptionBehavior: String, Codable, Sendable {
    case error
    case abort
}

/// `lenient`, `strict`.
public enum IdentifierMode: String, Codable, Sendable {
    case lenient
    case strict
}

/// `debug`, `info`, `warning`, `error`.
public enum LogLevel: String, Codable, Sendable {
    case debug
    case info
    case warning
    case error
}

/// `capsule`, `cream`, `device`, `drops`, `foam`, `gel`, `inhaler`, `injection`, `liquid`, `lotion`, `ointment`,
/// `patch`, `powder`, `spray`, `suppository`, `tablet`, `topical`, `unknown`.
public enum MedicationForm: String, Codable, Sendable {
    case capsule
    case cream
    case device
    case drops
    case foam
    case gel
    case inhaler
    case injection
    case liquid
    case lotion
    case ointment
    case patch
    case powder
    case spray
    case suppository
    case tablet
    case topical
    case unknown
}

/// `success`, `error`.
public enum Outcome: String, Codable, Sendable {
    case success
    case error
}

/// `fitness`, `vitals`, `body`, `profile`.
public enum PermissionGroup: String, Codable, Sendable {
    case fitness
    case vitals
    case body
    case profile
}

/// `strictStartDate`, `strictEndDate`.
public enum QueryOption: String, Codable, Sendable {
    case strictStartDate
    case strictEndDate
}

/// `observerQuery`, `anchoredObjectQuery`, `statisticsCollectionQuery`, `workoutEffortRelationshipQuery`.
public enum RunningQueryKind: String, Codable, Sendable {
    case observerQuery
    case anchoredObjectQuery
    case statisticsCollectionQuery
    case workoutEffortRelationshipQuery
}

/// `startDate`, `endDate`, `duration`, `totalDistance`, `totalEnergyBurned`, `totalSwimmingStrokeCount`,
/// `totalFlightsClimbed`.
public enum SortKey: String, Codable, Sendable {
    case startDate
    case endDate
    case duration
    case totalDistance
    case totalEnergyBurned
    case totalSwimmingStrokeCount
    case totalFlightsClimbed
}

/// `separateBySource`, `discreteAverage`, `discreteMin`, `discreteMax`, `cumulativeSum`, `mostRecent`, `duration`.
public enum StatisticsOption: String, Codable, Sendable {
    case separateBySource
    case discreteAverage
    case discreteMin
    case discreteMax
    case cumulativeSum
    case mostRecent
    case duration
}

/// `quantity`, `category`, `characteristic`, `correlation`, `clinical`, `document`, `scoredAssessment`, `workout`,
/// `series`, `audiogram`, `electrocardiogram`, `activitySummary`, `prescription`, `stateOfMind`,
/// `medicationDoseEvent`, `userAnnotatedMedication`.
public enum TypeKind: String, Codable, Sendable {
    case quantity
    case category
    case characteristic
    case correlation
    case clinical
    case document
    case scoredAssessment
    case workout
    case series
    case audiogram
    case electrocardiogram
    case activitySummary
    case prescription
    case stateOfMind
    case medicationDoseEvent
    case userAnnotatedMedication
}

/// `immediate`, `hourly`, `daily`, `weekly`.
public enum UpdateFrequency: String, Codable, Sendable {
    case immediate
    case hourly
    case daily
    case weekly
}
