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

/// `system`, `user`.
public enum AppTermination: String, Codable, Sendable {
    case system
    case user
}

/// `read`, `write`, `delete`, `authorize`, `consent`, `share`.
public struct AuditAction: RawRepresentable, Codable, Hashable, Sendable {
    public static let read = AuditAction(rawValue: "read")
    public static let write = AuditAction(rawValue: "write")
    public static let delete = AuditAction(rawValue: "delete")
    public static let authorize = AuditAction(rawValue: "authorize")
    public static let consent = AuditAction(rawValue: "consent")
    public static let share = AuditAction(rawValue: "share")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// `early`, `intermediate`, `late`.
public enum Chronotype: String, Codable, Sendable {
    case early
    case intermediate
    case late
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

/// `allow`, `deny`, `ask`, `cancel`, `leave`, `kill`.
public struct ConsentPolicy: RawRepresentable, Codable, Hashable, Sendable {
    public static let allow = ConsentPolicy(rawValue: "allow")
    public static let deny = ConsentPolicy(rawValue: "deny")
    public static let ask = ConsentPolicy(rawValue: "ask")
    public static let cancel = ConsentPolicy(rawValue: "cancel")
    public static let leave = ConsentPolicy(rawValue: "leave")
    public static let kill = ConsentPolicy(rawValue: "kill")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
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
public struct Direction: RawRepresentable, Codable, Hashable, Sendable {
    public static let share = Direction(rawValue: "share")
    public static let read = Direction(rawValue: "read")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
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

/// `low`, `average`, `high`.
public enum Fitness: String, Codable, Sendable {
    case low
    case average
    case high
}

/// `lenient`, `strict`.
public enum IdentifierMode: String, Codable, Sendable {
    case lenient
    case strict
}

/// `malformedDocumentType`, `controlCharacters`, `invalidText`, `malformed`, `gaveUp`, `endsEarly`,
/// `cutOffArchive`, `unknownElement`, `misplacedElement`, `unclosedElement`, `tooManyElements`, `damagedTag`,
/// `unknownType`, `wrongElement`, `notANumber`, `unknownUnit`, `wrongUnit`, `unknownValue`, `invalidDate`,
/// `endBeforeStart`, `longSource`, `invalidSample`, `missingSource`, `unreadableDevice`, `incompleteCorrelation`,
/// `cutOffSample`, `cutOffRecord`, `cutOffPart`, `unreadableMetadata`, `longMetadata`, `unreadableHeartbeat`,
/// `unreadableEvent`, `unreadableActivity`, `unreadableStatistics`, `unreadableSensitivityPoint`, `unreadableLens`,
/// `unreadablePrism`, `attachment`, `unreadableCharacteristic`, `unsupportedCharacteristic`, `otherGoals`,
/// `unknownVerdict`, `outsidePath`, `missingFile`, `tooLarge`, `unreadableFile`, `unreadablePoint`, `cutOffRoute`,
/// `unnamedRoute`, `repeatedFile`, `unreadableRoute`, `unreadableElectrocardiogram`, `unreadableClinicalRecord`,
/// `unreadableSupplement`.
public struct ImportProblemKind: RawRepresentable, Codable, Hashable, Sendable {
    public static let malformedDocumentType = ImportProblemKind(rawValue: "malformedDocumentType")
    public static let controlCharacters = ImportProblemKind(rawValue: "controlCharacters")
    public static let invalidText = ImportProblemKind(rawValue: "invalidText")
    public static let malformed = ImportProblemKind(rawValue: "malformed")
    public static let gaveUp = ImportProblemKind(rawValue: "gaveUp")
    public static let endsEarly = ImportProblemKind(rawValue: "endsEarly")
    public static let cutOffArchive = ImportProblemKind(rawValue: "cutOffArchive")
    public static let unknownElement = ImportProblemKind(rawValue: "unknownElement")
    public static let misplacedElement = ImportProblemKind(rawValue: "misplacedElement")
    public static let unclosedElement = ImportProblemKind(rawValue: "unclosedElement")
    public static let tooManyElements = ImportProblemKind(rawValue: "tooManyElements")
    public static let damagedTag = ImportProblemKind(rawValue: "damagedTag")
    public static let unknownType = ImportProblemKind(rawValue: "unknownType")
    public static let wrongElement = ImportProblemKind(rawValue: "wrongElement")
    public static let notANumber = ImportProblemKind(rawValue: "notANumber")
    public static let unknownUnit = ImportProblemKind(rawValue: "unknownUnit")
    public static let wrongUnit = ImportProblemKind(rawValue: "wrongUnit")
    public static let unknownValue = ImportProblemKind(rawValue: "unknownValue")
    public static let invalidDate = ImportProblemKind(rawValue: "invalidDate")
    public static let endBeforeStart = ImportProblemKind(rawValue: "endBeforeStart")
    public static let longSource = ImportProblemKind(rawValue: "longSource")
    public static let invalidSample = ImportProblemKind(rawValue: "invalidSample")
    public static let missingSource = ImportProblemKind(rawValue: "missingSource")
    public static let unreadableDevice = ImportProblemKind(rawValue: "unreadableDevice")
    public static let incompleteCorrelation = ImportProblemKind(rawValue: "incompleteCorrelation")
    public static let cutOffSample = ImportProblemKind(rawValue: "cutOffSample")
    public static let cutOffRecord = ImportProblemKind(rawValue: "cutOffRecord")
    public static let cutOffPart = ImportProblemKind(rawValue: "cutOffPart")
    public static let unreadableMetadata = ImportProblemKind(rawValue: "unreadableMetadata")
    public static let longMetadata = ImportProblemKind(rawValue: "longMetadata")
    public static let unreadableHeartbeat = ImportProblemKind(rawValue: "unreadableHeartbeat")
    public static let unreadableEvent = ImportProblemKind(rawValue: "unreadableEvent")
    public static let unreadableActivity = ImportProblemKind(rawValue: "unreadableActivity")
    public static let unreadableStatistics = ImportProblemKind(rawValue: "unreadableStatistics")
    public static let unreadableSensitivityPoint = ImportProblemKind(rawValue: "unreadableSensitivityPoint")
    public static let unreadableLens = ImportProblemKind(rawValue: "unreadableLens")
    public static let unreadablePrism = ImportProblemKind(rawValue: "unreadablePrism")
    public static let attachment = ImportProblemKind(rawValue: "attachment")
    public static let unreadableCharacteristic = ImportProblemKind(rawValue: "unreadableCharacteristic")
    public static let unsupportedCharacteristic = ImportProblemKind(rawValue: "unsupportedCharacteristic")
    public static let otherGoals = ImportProblemKind(rawValue: "otherGoals")
    public static let unknownVerdict = ImportProblemKind(rawValue: "unknownVerdict")
    public static let outsidePath = ImportProblemKind(rawValue: "outsidePath")
    public static let missingFile = ImportProblemKind(rawValue: "missingFile")
    public static let tooLarge = ImportProblemKind(rawValue: "tooLarge")
    public static let unreadableFile = ImportProblemKind(rawValue: "unreadableFile")
    public static let unreadablePoint = ImportProblemKind(rawValue: "unreadablePoint")
    public static let cutOffRoute = ImportProblemKind(rawValue: "cutOffRoute")
    public static let unnamedRoute = ImportProblemKind(rawValue: "unnamedRoute")
    public static let repeatedFile = ImportProblemKind(rawValue: "repeatedFile")
    public static let unreadableRoute = ImportProblemKind(rawValue: "unreadableRoute")
    public static let unreadableElectrocardiogram = ImportProblemKind(rawValue: "unreadableElectrocardiogram")
    public static let unreadableClinicalRecord = ImportProblemKind(rawValue: "unreadableClinicalRecord")
    public static let unreadableSupplement = ImportProblemKind(rawValue: "unreadableSupplement")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// `debug`, `info`, `warning`, `error`.
public enum LogLevel: String, Codable, Sendable {
    case debug
    case info
    case warning
    case error
}

/// `metric`, `us`, `uk`.
public enum MeasurementSystem: String, Codable, Sendable {
    case metric
    case us
    case uk
}

/// `capsule`, `cream`, `device`, `drops`, `foam`, `gel`, `inhaler`, `injection`, `liquid`, `lotion`, `ointment`,
/// `patch`, `powder`, `spray`, `suppository`, `tablet`, `topical`, `unknown`.
public struct MedicationForm: RawRepresentable, Codable, Hashable, Sendable {
    public static let capsule = MedicationForm(rawValue: "capsule")
    public static let cream = MedicationForm(rawValue: "cream")
    public static let device = MedicationForm(rawValue: "device")
    public static let drops = MedicationForm(rawValue: "drops")
    public static let foam = MedicationForm(rawValue: "foam")
    public static let gel = MedicationForm(rawValue: "gel")
    public static let inhaler = MedicationForm(rawValue: "inhaler")
    public static let injection = MedicationForm(rawValue: "injection")
    public static let liquid = MedicationForm(rawValue: "liquid")
    public static let lotion = MedicationForm(rawValue: "lotion")
    public static let ointment = MedicationForm(rawValue: "ointment")
    public static let patch = MedicationForm(rawValue: "patch")
    public static let powder = MedicationForm(rawValue: "powder")
    public static let spray = MedicationForm(rawValue: "spray")
    public static let suppository = MedicationForm(rawValue: "suppository")
    public static let tablet = MedicationForm(rawValue: "tablet")
    public static let topical = MedicationForm(rawValue: "topical")
    public static let unknown = MedicationForm(rawValue: "unknown")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// `success`, `error`.
public struct Outcome: RawRepresentable, Codable, Hashable, Sendable {
    public static let success = Outcome(rawValue: "success")
    public static let error = Outcome(rawValue: "error")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// `fitness`, `vitals`, `body`, `profile`.
public enum PermissionGroup: String, Codable, Sendable {
    case fitness
    case vitals
    case body
    case profile
}

/// `female`, `male`.
public enum PersonSex: String, Codable, Sendable {
    case female
    case male
}

/// `strictStartDate`, `strictEndDate`.
public enum QueryOption: String, Codable, Sendable {
    case strictStartDate
    case strictEndDate
}

/// `both`, `phone`, `watch`.
public enum RecordingDevices: String, Codable, Sendable {
    case both
    case phone
    case watch
}

/// `none`, `usual`, `many`.
public enum RecordingGaps: String, Codable, Sendable {
    case none
    case usual
    case many
}

/// `observerQuery`, `anchoredObjectQuery`, `statisticsCollectionQuery`, `workoutEffortRelationshipQuery`,
/// `activitySummaryQuery`.
public struct RunningQueryKind: RawRepresentable, Codable, Hashable, Sendable {
    public static let observerQuery = RunningQueryKind(rawValue: "observerQuery")
    public static let anchoredObjectQuery = RunningQueryKind(rawValue: "anchoredObjectQuery")
    public static let statisticsCollectionQuery = RunningQueryKind(rawValue: "statisticsCollectionQuery")
    public static let workoutEffortRelationshipQuery = RunningQueryKind(rawValue: "workoutEffortRelationshipQuery")
    public static let activitySummaryQuery = RunningQueryKind(rawValue: "activitySummaryQuery")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// `startDate`, `endDate`, `duration`, `totalDistance`, `totalEnergyBurned`, `totalSwimmingStrokeCount`,
/// `totalFlightsClimbed`.
public struct SortKey: RawRepresentable, Codable, Hashable, Sendable {
    public static let startDate = SortKey(rawValue: "startDate")
    public static let endDate = SortKey(rawValue: "endDate")
    public static let duration = SortKey(rawValue: "duration")
    public static let totalDistance = SortKey(rawValue: "totalDistance")
    public static let totalEnergyBurned = SortKey(rawValue: "totalEnergyBurned")
    public static let totalSwimmingStrokeCount = SortKey(rawValue: "totalSwimmingStrokeCount")
    public static let totalFlightsClimbed = SortKey(rawValue: "totalFlightsClimbed")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
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
public struct TypeKind: RawRepresentable, Codable, Hashable, Sendable {
    public static let quantity = TypeKind(rawValue: "quantity")
    public static let category = TypeKind(rawValue: "category")
    public static let characteristic = TypeKind(rawValue: "characteristic")
    public static let correlation = TypeKind(rawValue: "correlation")
    public static let clinical = TypeKind(rawValue: "clinical")
    public static let document = TypeKind(rawValue: "document")
    public static let scoredAssessment = TypeKind(rawValue: "scoredAssessment")
    public static let workout = TypeKind(rawValue: "workout")
    public static let series = TypeKind(rawValue: "series")
    public static let audiogram = TypeKind(rawValue: "audiogram")
    public static let electrocardiogram = TypeKind(rawValue: "electrocardiogram")
    public static let activitySummary = TypeKind(rawValue: "activitySummary")
    public static let prescription = TypeKind(rawValue: "prescription")
    public static let stateOfMind = TypeKind(rawValue: "stateOfMind")
    public static let medicationDoseEvent = TypeKind(rawValue: "medicationDoseEvent")
    public static let userAnnotatedMedication = TypeKind(rawValue: "userAnnotatedMedication")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// `immediate`, `hourly`, `daily`, `weekly`.
public enum UpdateFrequency: String, Codable, Sendable {
    case immediate
    case hourly
    case daily
    case weekly
}

/// `installed`, `notInstalled`, `notPaired`.
public enum WatchAppState: String, Codable, Sendable {
    case installed
    case notInstalled
    case notPaired
}
