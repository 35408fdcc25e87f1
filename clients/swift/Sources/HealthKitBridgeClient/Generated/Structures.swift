// Generated from protocol/openrpc.json by clients/generate; not to be edited.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// `{year, month, day}`.
public struct DateOfBirth: Codable, Hashable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int

    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }
}

/// `{dialogShown, requestedReadTypes, requestedWriteTypes, unavailableTypes, hasUnavailableTypes}`.
public struct PermissionResult: Codable, Hashable, Sendable {
    public var dialogShown: Bool
    public var requestedReadTypes: Int
    public var requestedWriteTypes: Int
    public var unavailableTypes: [String]
    public var hasUnavailableTypes: Bool

    public init(
        dialogShown: Bool,
        requestedReadTypes: Int,
        requestedWriteTypes: Int,
        unavailableTypes: [String],
        hasUnavailableTypes: Bool
    ) {
        self.dialogShown = dialogShown
        self.requestedReadTypes = requestedReadTypes
        self.requestedWriteTypes = requestedWriteTypes
        self.unavailableTypes = unavailableTypes
        self.hasUnavailableTypes = hasUnavailableTypes
    }
}

/// `{id, identifiers, version?, consentDate?, expirationDate?, withdrawalDate?, userId?}`.
public struct ConsentRecord: Codable, Hashable, Sendable {
    public var id: String
    public var identifiers: [String]
    public var version: String?
    public var consentDate: Date?
    public var expirationDate: Date?
    public var withdrawalDate: Date?
    public var userId: String?

    public init(
        id: String,
        identifiers: [String],
        version: String? = nil,
        consentDate: Date? = nil,
        expirationDate: Date? = nil,
        withdrawalDate: Date? = nil,
        userId: String? = nil
    ) {
        self.id = id
        self.identifiers = identifiers
        self.version = version
        self.consentDate = consentDate
        self.expirationDate = expirationDate
        self.withdrawalDate = withdrawalDate
        self.userId = userId
    }
}

/// `{success}`.
public struct Completion: Codable, Hashable, Sendable {
    public var success: Bool

    public init(success: Bool) {
        self.success = success
    }
}

/// `{}`.
public struct UserPreferencesChange: Codable, Hashable, Sendable {
    public init() {
    }
}

/// `{value, unit}`.
public struct Quantity: Codable, Hashable, Sendable {
    public var value: Double
    public var unit: String

    public init(value: Double, unit: String) {
        self.value = value
        self.unit = unit
    }
}

/// `{type, startDate, endDate, quantity?, count?, series?, value?, objects?, workoutActivityType?, duration?,
/// workoutEvents?, totalEnergyBurned?, totalDistance?, totalSwimmingStrokeCount?, totalFlightsClimbed?,
/// workoutActivities?, statistics?, uuid?, sourceRevision?, device?, metadata?, kind?, valence?,
/// valenceClassification?, labels?, associations?, answers?, score?, risk?, sensitivityPoints?, prescriptionType?,
/// expirationDate?, brand?, rightEye?, leftEye?, displayName?, fhirResource?, document?,
/// medicationConceptIdentifier?, scheduleType?, logStatus?, scheduledDate?, scheduledDoseQuantity?, doseQuantity?,
/// unit?, heartbeats?, locations?, classification?, symptomsStatus?, averageHeartRate?, samplingFrequency?,
/// numberOfVoltageMeasurements?, voltages?}`.
public struct Sample: Codable, Hashable, Sendable {
    public var type: String
    public var startDate: Date
    public var endDate: Date
    public var quantity: Quantity?
    public var count: Int?
    public var series: Series?
    public var value: EnumerationValue?
    public var objects: [Sample]?
    public var workoutActivityType: EnumerationValue?
    public var duration: Double?
    public var workoutEvents: [WorkoutEvent]?
    public var totalEnergyBurned: Quantity?
    public var totalDistance: Quantity?
    public var totalSwimmingStrokeCount: Quantity?
    public var totalFlightsClimbed: Quantity?
    public var workoutActivities: [WorkoutActivity]?
    public var statistics: [String: Statistics]?
    public var uuid: UUID?
    public var sourceRevision: SourceRevision?
    public var device: Device?
    public var metadata: [String: MetadataValue]?
    public var kind: EnumerationValue?
    public var valence: Double?
    public var valenceClassification: Int?
    public var labels: [EnumerationValue]?
    public var associations: [EnumerationValue]?
    public var answers: [EnumerationValue]?
    public var score: Int?
    public var risk: Int?
    public var sensitivityPoints: [SensitivityPoint]?
    public var prescriptionType: EnumerationValue?
    public var expirationDate: Date?
    public var brand: String?
    public var rightEye: LensSpecification?
    public var leftEye: LensSpecification?
    public var displayName: String?
    public var fhirResource: FHIRResource?
    public var document: CDADocument?
    public var medicationConceptIdentifier: String?
    public var scheduleType: EnumerationValue?
    public var logStatus: EnumerationValue?
    public var scheduledDate: Date?
    public var scheduledDoseQuantity: Double?
    public var doseQuantity: Double?
    public var unit: String?
    public var heartbeats: [Heartbeat]?
    public var locations: [Location]?
    public var classification: EnumerationValue?
    public var symptomsStatus: EnumerationValue?
    public var averageHeartRate: Quantity?
    public var samplingFrequency: Quantity?
    public var numberOfVoltageMeasurements: Int?
    public var voltages: [VoltageMeasurement]?

    public init(
        type: String,
        startDate: Date,
        endDate: Date,
        quantity: Quantity? = nil,
        count: Int? = nil,
        series: Series? = nil,
        value: EnumerationValue? = nil,
        objects: [Sample]? = nil,
        workoutActivityType: EnumerationValue? = nil,
        duration: Double? = nil,
        workoutEvents: [WorkoutEvent]? = nil,
        totalEnergyBurned: Quantity? = nil,
        totalDistance: Quantity? = nil,
        totalSwimmingStrokeCount: Quantity? = nil,
        totalFlightsClimbed: Quantity? = nil,
        workoutActivities: [WorkoutActivity]? = nil,
        statistics: [String: Statistics]? = nil,
        uuid: UUID? = nil,
        sourceRevision: SourceRevision? = nil,
        device: Device? = nil,
        metadata: [String: MetadataValue]? = nil,
        kind: EnumerationValue? = nil,
        valence: Double? = nil,
        valenceClassification: Int? = nil,
        labels: [EnumerationValue]? = nil,
        associations: [EnumerationValue]? = nil,
        answers: [EnumerationValue]? = nil,
        score: Int? = nil,
        risk: Int? = nil,
        sensitivityPoints: [SensitivityPoint]? = nil,
        prescriptionType: EnumerationValue? = nil,
        expirationDate: Date? = nil,
        brand: String? = nil,
        rightEye: LensSpecification? = nil,
        leftEye: LensSpecification? = nil,
        displayName: String? = nil,
        fhirResource: FHIRResource? = nil,
        document: CDADocument? = nil,
        medicationConceptIdentifier: String? = nil,
        scheduleType: EnumerationValue? = nil,
        logStatus: EnumerationValue? = nil,
        scheduledDate: Date? = nil,
        scheduledDoseQuantity: Double? = nil,
        doseQuantity: Double? = nil,
        unit: String? = nil,
        heartbeats: [Heartbeat]? = nil,
        locations: [Location]? = nil,
        classification: EnumerationValue? = nil,
        symptomsStatus: EnumerationValue? = nil,
        averageHeartRate: Quantity? = nil,
        samplingFrequency: Quantity? = nil,
        numberOfVoltageMeasurements: Int? = nil,
        voltages: [VoltageMeasurement]? = nil
    ) {
        self.type = type
        self.startDate = startDate
        self.endDate = endDate
        self.quantity = quantity
        self.count = count
        self.series = series
        self.value = value
        self.objects = objects
        self.workoutActivityType = workoutActivityType
        self.duration = duration
        self.workoutEvents = workoutEvents
        self.totalEnergyBurned = totalEnergyBurned
        self.totalDistance = totalDistance
        self.totalSwimmingStrokeCount = totalSwimmingStrokeCount
        self.totalFlightsClimbed = totalFlightsClimbed
        self.workoutActivities = workoutActivities
        self.statistics = statistics
        self.uuid = uuid
        self.sourceRevision = sourceRevision
        self.device = device
        self.metadata = metadata
        self.kind = kind
        self.valence = valence
        self.valenceClassification = valenceClassification
        self.labels = labels
        self.associations = associations
        self.answers = answers
        self.score = score
        self.risk = risk
        self.sensitivityPoints = sensitivityPoints
        self.prescriptionType = prescriptionType
        self.expirationDate = expirationDate
        self.brand = brand
        self.rightEye = rightEye
        self.leftEye = leftEye
        self.displayName = displayName
        self.fhirResource = fhirResource
        self.document = document
        self.medicationConceptIdentifier = medicationConceptIdentifier
        self.scheduleType = scheduleType
        self.logStatus = logStatus
        self.scheduledDate = scheduledDate
        self.scheduledDoseQuantity = scheduledDoseQuantity
        self.doseQuantity = doseQuantity
        self.unit = unit
        self.heartbeats = heartbeats
        self.locations = locations
        self.classification = classification
        self.symptomsStatus = symptomsStatus
        self.averageHeartRate = averageHeartRate
        self.samplingFrequency = samplingFrequency
        self.numberOfVoltageMeasurements = numberOfVoltageMeasurements
        self.voltages = voltages
    }

    /// `{unit, quantities}`.
    public struct Series: Codable, Hashable, Sendable {
        public var unit: String
        public var quantities: [QuantityEntry]

        public init(unit: String, quantities: [QuantityEntry]) {
            self.unit = unit
            self.quantities = quantities
        }

        /// `{value, startDate, endDate}`.
        public struct QuantityEntry: Codable, Hashable, Sendable {
            public var value: Double
            public var startDate: Date
            public var endDate: Date

            public init(value: Double, startDate: Date, endDate: Date) {
                self.value = value
                self.startDate = startDate
                self.endDate = endDate
            }
        }
    }

    /// `{source, version?, productType?, operatingSystemVersion?}`.
    public struct SourceRevision: Codable, Hashable, Sendable {
        public var source: Source
        public var version: String?
        public var productType: String?
        public var operatingSystemVersion: String?

        public init(
            source: Source,
            version: String? = nil,
            productType: String? = nil,
            operatingSystemVersion: String? = nil
        ) {
            self.source = source
            self.version = version
            self.productType = productType
            self.operatingSystemVersion = operatingSystemVersion
        }
    }

    /// `{frequency, leftEarSensitivity?, rightEarSensitivity?}`.
    public struct SensitivityPoint: Codable, Hashable, Sendable {
        public var frequency: Quantity
        public var leftEarSensitivity: Quantity?
        public var rightEarSensitivity: Quantity?

        public init(frequency: Quantity, leftEarSensitivity: Quantity? = nil, rightEarSensitivity: Quantity? = nil) {
            self.frequency = frequency
            self.leftEarSensitivity = leftEarSensitivity
            self.rightEarSensitivity = rightEarSensitivity
        }
    }
}

/// `{type, startDate, endDate, metadata?}`.
public struct WorkoutEvent: Codable, Hashable, Sendable {
    public var type: EnumerationValue
    public var startDate: Date
    public var endDate: Date
    public var metadata: [String: MetadataValue]?

    public init(type: EnumerationValue, startDate: Date, endDate: Date, metadata: [String: MetadataValue]? = nil) {
        self.type = type
        self.startDate = startDate
        self.endDate = endDate
        self.metadata = metadata
    }
}

/// `{name, bundleIdentifier}`.
public struct Source: Codable, Hashable, Sendable {
    public var name: String
    public var bundleIdentifier: String

    public init(name: String, bundleIdentifier: String) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
    }
}

/// `{name, bundleIdentifier, version?, productType?, operatingSystemVersion?}`.
public struct AddedSource: Codable, Hashable, Sendable {
    public var name: String
    public var bundleIdentifier: String
    public var version: String?
    public var productType: String?
    public var operatingSystemVersion: String?

    public init(
        name: String,
        bundleIdentifier: String,
        version: String? = nil,
        productType: String? = nil,
        operatingSystemVersion: String? = nil
    ) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
        self.version = version
        self.productType = productType
        self.operatingSystemVersion = operatingSystemVersion
    }
}

/// `{samples}`.
public struct Samples: Codable, Hashable, Sendable {
    public var samples: [Sample]

    public init(samples: [Sample]) {
        self.samples = samples
    }
}

/// `{correlations}`.
public struct Correlations: Codable, Hashable, Sendable {
    public var correlations: [Sample]

    public init(correlations: [Sample]) {
        self.correlations = correlations
    }
}

/// `{sources}`.
public struct Sources: Codable, Hashable, Sendable {
    public var sources: [Source]

    public init(sources: [Source]) {
        self.sources = sources
    }
}

/// `{quantities}`.
public struct SeriesQuantities: Codable, Hashable, Sendable {
    public var quantities: [QuantityEntry]

    public init(quantities: [QuantityEntry]) {
        self.quantities = quantities
    }

    /// `{quantity, startDate, endDate, uuid?}`.
    public struct QuantityEntry: Codable, Hashable, Sendable {
        public var quantity: Quantity
        public var startDate: Date
        public var endDate: Date
        public var uuid: UUID?

        public init(quantity: Quantity, startDate: Date, endDate: Date, uuid: UUID? = nil) {
            self.quantity = quantity
            self.startDate = startDate
            self.endDate = endDate
            self.uuid = uuid
        }
    }
}

/// `{uuids}`.
public struct UUIDs: Codable, Hashable, Sendable {
    public var uuids: [UUID]

    public init(uuids: [UUID]) {
        self.uuids = uuids
    }
}

/// `{count}`.
public struct DeletedCount: Codable, Hashable, Sendable {
    public var count: Int

    public init(count: Int) {
        self.count = count
    }
}

/// `{query}`.
public struct Query: Codable, Hashable, Sendable {
    public var query: Int

    public init(query: Int) {
        self.query = query
    }
}

/// `{query, delivery, types}`.
public struct ObserverUpdate: Codable, Hashable, Sendable {
    public var query: Int
    public var delivery: Int
    public var types: [String]

    public init(query: Int, delivery: Int, types: [String]) {
        self.query = query
        self.delivery = delivery
        self.types = types
    }
}

/// `{samples, deletedObjects, anchor, query?}`.
public struct Changes: Codable, Hashable, Sendable {
    public var samples: [Sample]
    public var deletedObjects: [DeletedObject]
    public var anchor: String
    public var query: Int?

    public init(samples: [Sample], deletedObjects: [DeletedObject], anchor: String, query: Int? = nil) {
        self.samples = samples
        self.deletedObjects = deletedObjects
        self.anchor = anchor
        self.query = query
    }

    /// `{uuid, metadata?}`.
    public struct DeletedObject: Codable, Hashable, Sendable {
        public var uuid: UUID
        public var metadata: [String: MetadataValue]?

        public init(uuid: UUID, metadata: [String: MetadataValue]? = nil) {
            self.uuid = uuid
            self.metadata = metadata
        }
    }
}

/// `{type, startDate, endDate, sumQuantity?, averageQuantity?, minimumQuantity?, maximumQuantity?,
/// mostRecentQuantity?, mostRecentQuantityDateInterval?, duration?, sources?, bySource?}`.
public struct Statistics: Codable, Hashable, Sendable {
    public var type: String
    public var startDate: Date
    public var endDate: Date
    public var sumQuantity: Quantity?
    public var averageQuantity: Quantity?
    public var minimumQuantity: Quantity?
    public var maximumQuantity: Quantity?
    public var mostRecentQuantity: Quantity?
    public var mostRecentQuantityDateInterval: DateRange?
    public var duration: Quantity?
    public var sources: [Source]?
    public var bySource: [String: BySource]?

    public init(
        type: String,
        startDate: Date,
        endDate: Date,
        sumQuantity: Quantity? = nil,
        averageQuantity: Quantity? = nil,
        minimumQuantity: Quantity? = nil,
        maximumQuantity: Quantity? = nil,
        mostRecentQuantity: Quantity? = nil,
        mostRecentQuantityDateInterval: DateRange? = nil,
        duration: Quantity? = nil,
        sources: [Source]? = nil,
        bySource: [String: BySource]? = nil
    ) {
        self.type = type
        self.startDate = startDate
        self.endDate = endDate
        self.sumQuantity = sumQuantity
        self.averageQuantity = averageQuantity
        self.minimumQuantity = minimumQuantity
        self.maximumQuantity = maximumQuantity
        self.mostRecentQuantity = mostRecentQuantity
        self.mostRecentQuantityDateInterval = mostRecentQuantityDateInterval
        self.duration = duration
        self.sources = sources
        self.bySource = bySource
    }

    /// `{sumQuantity?, averageQuantity?, minimumQuantity?, maximumQuantity?, mostRecentQuantity?,
    /// mostRecentQuantityDateInterval?, duration?}`.
    public struct BySource: Codable, Hashable, Sendable {
        public var sumQuantity: Quantity?
        public var averageQuantity: Quantity?
        public var minimumQuantity: Quantity?
        public var maximumQuantity: Quantity?
        public var mostRecentQuantity: Quantity?
        public var mostRecentQuantityDateInterval: DateRange?
        public var duration: Quantity?

        public init(
            sumQuantity: Quantity? = nil,
            averageQuantity: Quantity? = nil,
            minimumQuantity: Quantity? = nil,
            maximumQuantity: Quantity? = nil,
            mostRecentQuantity: Quantity? = nil,
            mostRecentQuantityDateInterval: DateRange? = nil,
            duration: Quantity? = nil
        ) {
            self.sumQuantity = sumQuantity
            self.averageQuantity = averageQuantity
            self.minimumQuantity = minimumQuantity
            self.maximumQuantity = maximumQuantity
            self.mostRecentQuantity = mostRecentQuantity
            self.mostRecentQuantityDateInterval = mostRecentQuantityDateInterval
            self.duration = duration
        }
    }
}

/// `{statistics, query?, updatedStatistics?}`.
public struct StatisticsCollection: Codable, Hashable, Sendable {
    public var statistics: [Statistics]
    public var query: Int?
    public var updatedStatistics: [Statistics]?

    public init(statistics: [Statistics], query: Int? = nil, updatedStatistics: [Statistics]? = nil) {
        self.statistics = statistics
        self.query = query
        self.updatedStatistics = updatedStatistics
    }
}

/// `{year, month, day, timeZone?}`.
public struct DateOfBirthComponents: Codable, Hashable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int
    public var timeZone: String?

    public init(year: Int, month: Int, day: Int, timeZone: String? = nil) {
        self.year = year
        self.month = month
        self.day = day
        self.timeZone = timeZone
    }
}

/// `{name?, manufacturer?, model?, hardwareVersion?, firmwareVersion?, softwareVersion?, localIdentifier?,
/// udiDeviceIdentifier?}`.
public struct Device: Codable, Hashable, Sendable {
    public var name: String?
    public var manufacturer: String?
    public var model: String?
    public var hardwareVersion: String?
    public var firmwareVersion: String?
    public var softwareVersion: String?
    public var localIdentifier: String?
    public var udiDeviceIdentifier: String?

    public init(
        name: String? = nil,
        manufacturer: String? = nil,
        model: String? = nil,
        hardwareVersion: String? = nil,
        firmwareVersion: String? = nil,
        softwareVersion: String? = nil,
        localIdentifier: String? = nil,
        udiDeviceIdentifier: String? = nil
    ) {
        self.name = name
        self.manufacturer = manufacturer
        self.model = model
        self.hardwareVersion = hardwareVersion
        self.firmwareVersion = firmwareVersion
        self.softwareVersion = softwareVersion
        self.localIdentifier = localIdentifier
        self.udiDeviceIdentifier = udiDeviceIdentifier
    }
}

/// `{key, ascending}`.
public struct SortDescriptor: Codable, Hashable, Sendable {
    public var key: SortKey
    public var ascending: Bool

    public init(key: SortKey, ascending: Bool) {
        self.key = key
        self.ascending = ascending
    }
}

/// `{year?, yearForWeekOfYear?, quarter?, month?, weekOfYear?, weekOfMonth?, weekdayOrdinal?, weekday?, dayOfYear?,
/// day?, hour?, minute?, second?, nanosecond?}`.
public struct IntervalComponents: Codable, Hashable, Sendable {
    public var year: Int?
    public var yearForWeekOfYear: Int?
    public var quarter: Int?
    public var month: Int?
    public var weekOfYear: Int?
    public var weekOfMonth: Int?
    public var weekdayOrdinal: Int?
    public var weekday: Int?
    public var dayOfYear: Int?
    public var day: Int?
    public var hour: Int?
    public var minute: Int?
    public var second: Int?
    public var nanosecond: Int?

    public init(
        year: Int? = nil,
        yearForWeekOfYear: Int? = nil,
        quarter: Int? = nil,
        month: Int? = nil,
        weekOfYear: Int? = nil,
        weekOfMonth: Int? = nil,
        weekdayOrdinal: Int? = nil,
        weekday: Int? = nil,
        dayOfYear: Int? = nil,
        day: Int? = nil,
        hour: Int? = nil,
        minute: Int? = nil,
        second: Int? = nil,
        nanosecond: Int? = nil
    ) {
        self.year = year
        self.yearForWeekOfYear = yearForWeekOfYear
        self.quarter = quarter
        self.month = month
        self.weekOfYear = weekOfYear
        self.weekOfMonth = weekOfMonth
        self.weekdayOrdinal = weekdayOrdinal
        self.weekday = weekday
        self.dayOfYear = dayOfYear
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
    }
}

/// `{type, predicate?}`.
public struct QueryDescriptor: Encodable, Sendable {
    public var type: String
    public var predicate: SamplePredicate?

    public init(type: String, predicate: SamplePredicate? = nil) {
        self.type = type
        self.predicate = predicate
    }
}

/// `{sphere, cylinder?, axis?, addPower?, vertexDistance?, farPupillaryDistance?, nearPupillaryDistance?,
/// baseCurve?, diameter?, prism?}`.
public struct LensSpecification: Codable, Hashable, Sendable {
    public var sphere: Quantity
    public var cylinder: Quantity?
    public var axis: Quantity?
    public var addPower: Quantity?
    public var vertexDistance: Quantity?
    public var farPupillaryDistance: Quantity?
    public var nearPupillaryDistance: Quantity?
    public var baseCurve: Quantity?
    public var diameter: Quantity?
    public var prism: VisionPrism?

    public init(
        sphere: Quantity,
        cylinder: Quantity? = nil,
        axis: Quantity? = nil,
        addPower: Quantity? = nil,
        vertexDistance: Quantity? = nil,
        farPupillaryDistance: Quantity? = nil,
        nearPupillaryDistance: Quantity? = nil,
        baseCurve: Quantity? = nil,
        diameter: Quantity? = nil,
        prism: VisionPrism? = nil
    ) {
        self.sphere = sphere
        self.cylinder = cylinder
        self.axis = axis
        self.addPower = addPower
        self.vertexDistance = vertexDistance
        self.farPupillaryDistance = farPupillaryDistance
        self.nearPupillaryDistance = nearPupillaryDistance
        self.baseCurve = baseCurve
        self.diameter = diameter
        self.prism = prism
    }
}

/// `{eye, amount?, angle?, verticalAmount?, verticalBase?, horizontalAmount?, horizontalBase?}`.
public struct VisionPrism: Codable, Hashable, Sendable {
    public var eye: EnumerationValue
    public var amount: Quantity?
    public var angle: Quantity?
    public var verticalAmount: Quantity?
    public var verticalBase: EnumerationValue?
    public var horizontalAmount: Quantity?
    public var horizontalBase: EnumerationValue?

    public init(
        eye: EnumerationValue,
        amount: Quantity? = nil,
        angle: Quantity? = nil,
        verticalAmount: Quantity? = nil,
        verticalBase: EnumerationValue? = nil,
        horizontalAmount: Quantity? = nil,
        horizontalBase: EnumerationValue? = nil
    ) {
        self.eye = eye
        self.amount = amount
        self.angle = angle
        self.verticalAmount = verticalAmount
        self.verticalBase = verticalBase
        self.horizontalAmount = horizontalAmount
        self.horizontalBase = horizontalBase
    }
}

/// `{identifier, resourceType, fhirVersion, data, sourceURL?}`.
public struct FHIRResource: Codable, Hashable, Sendable {
    public var identifier: String
    public var resourceType: String
    public var fhirVersion: String
    public var data: [String: JSONValue]
    public var sourceURL: String?

    public init(
        identifier: String,
        resourceType: String,
        fhirVersion: String,
        data: [String: JSONValue],
        sourceURL: String? = nil
    ) {
        self.identifier = identifier
        self.resourceType = resourceType
        self.fhirVersion = fhirVersion
        self.data = data
        self.sourceURL = sourceURL
    }
}

/// `{userAnnotatedMedications}`.
public struct UserAnnotatedMedications: Codable, Hashable, Sendable {
    public var userAnnotatedMedications: [UserAnnotatedMedication]

    public init(userAnnotatedMedications: [UserAnnotatedMedication]) {
        self.userAnnotatedMedications = userAnnotatedMedications
    }
}

/// `{medication, nickname?, isArchived?, hasSchedule?}`.
public struct UserAnnotatedMedication: Codable, Hashable, Sendable {
    public var medication: MedicationConcept
    public var nickname: String?
    public var isArchived: Bool?
    public var hasSchedule: Bool?

    public init(
        medication: MedicationConcept,
        nickname: String? = nil,
        isArchived: Bool? = nil,
        hasSchedule: Bool? = nil
    ) {
        self.medication = medication
        self.nickname = nickname
        self.isArchived = isArchived
        self.hasSchedule = hasSchedule
    }
}

/// `{identifier, displayText, generalForm?, relatedCodings?}`.
public struct MedicationConcept: Codable, Hashable, Sendable {
    public var identifier: String
    public var displayText: String
    public var generalForm: MedicationForm?
    public var relatedCodings: [RelatedCoding]?

    public init(
        identifier: String,
        displayText: String,
        generalForm: MedicationForm? = nil,
        relatedCodings: [RelatedCoding]? = nil
    ) {
        self.identifier = identifier
        self.displayText = displayText
        self.generalForm = generalForm
        self.relatedCodings = relatedCodings
    }

    /// `{system, code, version?}`.
    public struct RelatedCoding: Codable, Hashable, Sendable {
        public var system: String
        public var code: String
        public var version: String?

        public init(system: String, code: String, version: String? = nil) {
            self.system = system
            self.code = code
            self.version = version
        }
    }
}

/// `{activitySummaries, query?}`.
public struct ActivitySummaries: Codable, Hashable, Sendable {
    public var activitySummaries: [ActivitySummary]
    public var query: Int?

    public init(activitySummaries: [ActivitySummary], query: Int? = nil) {
        self.activitySummaries = activitySummaries
        self.query = query
    }

    /// `{dateComponents, activityMoveMode, activeEnergyBurned, activeEnergyBurnedGoal, appleMoveTime,
    /// appleMoveTimeGoal, appleExerciseTime, appleExerciseTimeGoal, appleStandHours, appleStandHoursGoal,
    /// exerciseTimeGoal?, standHoursGoal?, isPaused?}`.
    public struct ActivitySummary: Codable, Hashable, Sendable {
        public var dateComponents: DateComponents
        public var activityMoveMode: Int
        public var activeEnergyBurned: Quantity
        public var activeEnergyBurnedGoal: Quantity
        public var appleMoveTime: Quantity
        public var appleMoveTimeGoal: Quantity
        public var appleExerciseTime: Quantity
        public var appleExerciseTimeGoal: Quantity
        public var appleStandHours: Quantity
        public var appleStandHoursGoal: Quantity
        public var exerciseTimeGoal: Quantity?
        public var standHoursGoal: Quantity?
        public var isPaused: Bool?

        public init(
            dateComponents: DateComponents,
            activityMoveMode: Int,
            activeEnergyBurned: Quantity,
            activeEnergyBurnedGoal: Quantity,
            appleMoveTime: Quantity,
            appleMoveTimeGoal: Quantity,
            appleExerciseTime: Quantity,
            appleExerciseTimeGoal: Quantity,
            appleStandHours: Quantity,
            appleStandHoursGoal: Quantity,
            exerciseTimeGoal: Quantity? = nil,
            standHoursGoal: Quantity? = nil,
            isPaused: Bool? = nil
        ) {
            self.dateComponents = dateComponents
            self.activityMoveMode = activityMoveMode
            self.activeEnergyBurned = activeEnergyBurned
            self.activeEnergyBurnedGoal = activeEnergyBurnedGoal
            self.appleMoveTime = appleMoveTime
            self.appleMoveTimeGoal = appleMoveTimeGoal
            self.appleExerciseTime = appleExerciseTime
            self.appleExerciseTimeGoal = appleExerciseTimeGoal
            self.appleStandHours = appleStandHours
            self.appleStandHoursGoal = appleStandHoursGoal
            self.exerciseTimeGoal = exerciseTimeGoal
            self.standHoursGoal = standHoursGoal
            self.isPaused = isPaused
        }

        /// `{era, year, month, day, calendar}`.
        public struct DateComponents: Codable, Hashable, Sendable {
            public var era: Int
            public var year: Int
            public var month: Int
            public var day: Int
            public var calendar: String

            public init(era: Int, year: Int, month: Int, day: Int, calendar: String) {
                self.era = era
                self.year = year
                self.month = month
                self.day = day
                self.calendar = calendar
            }
        }
    }
}

/// `{title?, patientName?, authorName?, custodianName?, documentData?}`.
public struct CDADocument: Codable, Hashable, Sendable {
    public var title: String?
    public var patientName: String?
    public var authorName: String?
    public var custodianName: String?
    public var documentData: String?

    public init(
        title: String? = nil,
        patientName: String? = nil,
        authorName: String? = nil,
        custodianName: String? = nil,
        documentData: String? = nil
    ) {
        self.title = title
        self.patientName = patientName
        self.authorName = authorName
        self.custodianName = custodianName
        self.documentData = documentData
    }
}

/// `{builder}`.
public struct Builder: Codable, Hashable, Sendable {
    public var builder: Int

    public init(builder: Int) {
        self.builder = builder
    }
}

/// `{timeSinceSeriesStart, precededByGap?}`.
public struct Heartbeat: Codable, Hashable, Sendable {
    public var timeSinceSeriesStart: Double
    public var precededByGap: Bool?

    public init(timeSinceSeriesStart: Double, precededByGap: Bool? = nil) {
        self.timeSinceSeriesStart = timeSinceSeriesStart
        self.precededByGap = precededByGap
    }
}

/// `{heartbeats}`.
public struct Heartbeats: Codable, Hashable, Sendable {
    public var heartbeats: [Heartbeat]

    public init(heartbeats: [Heartbeat]) {
        self.heartbeats = heartbeats
    }
}

/// `{timestamp, latitude, longitude, altitude?, horizontalAccuracy?, verticalAccuracy?, speed?, speedAccuracy?,
/// course?, courseAccuracy?}`.
public struct Location: Codable, Hashable, Sendable {
    public var timestamp: Date
    public var latitude: Double
    public var longitude: Double
    public var altitude: Double?
    public var horizontalAccuracy: Double?
    public var verticalAccuracy: Double?
    public var speed: Double?
    public var speedAccuracy: Double?
    public var course: Double?
    public var courseAccuracy: Double?

    public init(
        timestamp: Date,
        latitude: Double,
        longitude: Double,
        altitude: Double? = nil,
        horizontalAccuracy: Double? = nil,
        verticalAccuracy: Double? = nil,
        speed: Double? = nil,
        speedAccuracy: Double? = nil,
        course: Double? = nil,
        courseAccuracy: Double? = nil
    ) {
        self.timestamp = timestamp
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
    }
}

/// `{locations, done}`.
public struct Locations: Codable, Hashable, Sendable {
    public var locations: [Location]
    public var done: Bool

    public init(locations: [Location], done: Bool) {
        self.locations = locations
        self.done = done
    }
}

/// `{timeSinceSampleStart, quantity}`.
public struct VoltageMeasurement: Codable, Hashable, Sendable {
    public var timeSinceSampleStart: Double
    public var quantity: Quantity

    public init(timeSinceSampleStart: Double, quantity: Quantity) {
        self.timeSinceSampleStart = timeSinceSampleStart
        self.quantity = quantity
    }
}

/// `{voltages}`.
public struct Voltages: Codable, Hashable, Sendable {
    public var voltages: [VoltageMeasurement]

    public init(voltages: [VoltageMeasurement]) {
        self.voltages = voltages
    }
}

/// `{startDate, endDate}`.
public struct DateRange: Codable, Hashable, Sendable {
    public var startDate: Date
    public var endDate: Date

    public init(startDate: Date, endDate: Date) {
        self.startDate = startDate
        self.endDate = endDate
    }
}

/// `{activityType, locationType?, swimmingLocationType?, lapLength?}`.
public struct WorkoutConfiguration: Codable, Hashable, Sendable {
    public var activityType: EnumerationValue
    public var locationType: EnumerationValue?
    public var swimmingLocationType: EnumerationValue?
    public var lapLength: Quantity?

    public init(
        activityType: EnumerationValue,
        locationType: EnumerationValue? = nil,
        swimmingLocationType: EnumerationValue? = nil,
        lapLength: Quantity? = nil
    ) {
        self.activityType = activityType
        self.locationType = locationType
        self.swimmingLocationType = swimmingLocationType
        self.lapLength = lapLength
    }
}

/// `{workoutConfiguration, startDate, uuid?, endDate?, metadata?}`.
public struct NewWorkoutActivity: Codable, Hashable, Sendable {
    public var workoutConfiguration: WorkoutConfiguration
    public var startDate: Date
    public var uuid: UUID?
    public var endDate: Date?
    public var metadata: [String: MetadataValue]?

    public init(
        workoutConfiguration: WorkoutConfiguration,
        startDate: Date,
        uuid: UUID? = nil,
        endDate: Date? = nil,
        metadata: [String: MetadataValue]? = nil
    ) {
        self.workoutConfiguration = workoutConfiguration
        self.startDate = startDate
        self.uuid = uuid
        self.endDate = endDate
        self.metadata = metadata
    }
}

/// `{uuid, workoutConfiguration, startDate, duration, workoutEvents, endDate?, statistics?, metadata?}`.
public struct WorkoutActivity: Codable, Hashable, Sendable {
    public var uuid: UUID
    public var workoutConfiguration: WorkoutConfiguration
    public var startDate: Date
    public var duration: Double
    public var workoutEvents: [WorkoutEvent]
    public var endDate: Date?
    public var statistics: [String: Statistics]?
    public var metadata: [String: MetadataValue]?

    public init(
        uuid: UUID,
        workoutConfiguration: WorkoutConfiguration,
        startDate: Date,
        duration: Double,
        workoutEvents: [WorkoutEvent],
        endDate: Date? = nil,
        statistics: [String: Statistics]? = nil,
        metadata: [String: MetadataValue]? = nil
    ) {
        self.uuid = uuid
        self.workoutConfiguration = workoutConfiguration
        self.startDate = startDate
        self.duration = duration
        self.workoutEvents = workoutEvents
        self.endDate = endDate
        self.statistics = statistics
        self.metadata = metadata
    }
}

/// `{statistics}`.
public struct WorkoutStatistics: Codable, Hashable, Sendable {
    public var statistics: [String: Statistics]

    public init(statistics: [String: Statistics]) {
        self.statistics = statistics
    }
}

/// `{builder}`.
public struct WorkoutBuilder: Codable, Hashable, Sendable {
    public var builder: Int

    public init(builder: Int) {
        self.builder = builder
    }
}

/// `{builder}`.
public struct OptionalBuilder: Codable, Hashable, Sendable {
    public var builder: Int?

    public init(builder: Int? = nil) {
        self.builder = builder
    }
}

/// `{workout}`.
public struct FinishedWorkout: Codable, Hashable, Sendable {
    public var workout: Sample?

    public init(workout: Sample? = nil) {
        self.workout = workout
    }
}

/// `{uuid}`.
public struct UUIDResult: Codable, Hashable, Sendable {
    public var uuid: UUID

    public init(uuid: UUID) {
        self.uuid = uuid
    }
}

/// `{relationships, anchor, query?}`.
public struct EffortRelationships: Codable, Hashable, Sendable {
    public var relationships: [Relationship]
    public var anchor: String
    public var query: Int?

    public init(relationships: [Relationship], anchor: String, query: Int? = nil) {
        self.relationships = relationships
        self.anchor = anchor
        self.query = query
    }

    /// `{workout, samples, activity?}`.
    public struct Relationship: Codable, Hashable, Sendable {
        public var workout: Sample
        public var samples: [Sample]
        public var activity: WorkoutActivity?

        public init(workout: Sample, samples: [Sample], activity: WorkoutActivity? = nil) {
            self.workout = workout
            self.samples = samples
            self.activity = activity
        }
    }
}

/// `{state, type, workoutConfiguration, startDate?, endDate?, currentActivity?}`.
public struct WorkoutSession: Codable, Hashable, Sendable {
    public var state: Int
    public var type: Int
    public var workoutConfiguration: WorkoutConfiguration
    public var startDate: Date?
    public var endDate: Date?
    public var currentActivity: CurrentActivity?

    public init(
        state: Int,
        type: Int,
        workoutConfiguration: WorkoutConfiguration,
        startDate: Date? = nil,
        endDate: Date? = nil,
        currentActivity: CurrentActivity? = nil
    ) {
        self.state = state
        self.type = type
        self.workoutConfiguration = workoutConfiguration
        self.startDate = startDate
        self.endDate = endDate
        self.currentActivity = currentActivity
    }

    /// `{uuid, workoutConfiguration, startDate, endDate?}`.
    public struct CurrentActivity: Codable, Hashable, Sendable {
        public var uuid: UUID
        public var workoutConfiguration: WorkoutConfiguration
        public var startDate: Date
        public var endDate: Date?

        public init(uuid: UUID, workoutConfiguration: WorkoutConfiguration, startDate: Date, endDate: Date? = nil) {
            self.uuid = uuid
            self.workoutConfiguration = workoutConfiguration
            self.startDate = startDate
            self.endDate = endDate
        }
    }
}

/// `{shouldCollectWorkoutEvents, elapsedTime, startDate?, endDate?, currentWorkoutActivity?}`.
public struct LiveWorkoutBuilder: Codable, Hashable, Sendable {
    public var shouldCollectWorkoutEvents: Bool
    public var elapsedTime: Double
    public var startDate: Date?
    public var endDate: Date?
    public var currentWorkoutActivity: CurrentWorkoutActivity?

    public init(
        shouldCollectWorkoutEvents: Bool,
        elapsedTime: Double,
        startDate: Date? = nil,
        endDate: Date? = nil,
        currentWorkoutActivity: CurrentWorkoutActivity? = nil
    ) {
        self.shouldCollectWorkoutEvents = shouldCollectWorkoutEvents
        self.elapsedTime = elapsedTime
        self.startDate = startDate
        self.endDate = endDate
        self.currentWorkoutActivity = currentWorkoutActivity
    }

    /// `{uuid, workoutConfiguration, startDate, endDate?}`.
    public struct CurrentWorkoutActivity: Codable, Hashable, Sendable {
        public var uuid: UUID
        public var workoutConfiguration: WorkoutConfiguration
        public var startDate: Date
        public var endDate: Date?

        public init(uuid: UUID, workoutConfiguration: WorkoutConfiguration, startDate: Date, endDate: Date? = nil) {
            self.uuid = uuid
            self.workoutConfiguration = workoutConfiguration
            self.startDate = startDate
            self.endDate = endDate
        }
    }
}

/// `{session, toState, fromState, date}`.
public struct WorkoutSessionChange: Codable, Hashable, Sendable {
    public var session: Int
    public var toState: Int
    public var fromState: Int
    public var date: Date

    public init(session: Int, toState: Int, fromState: Int, date: Date) {
        self.session = session
        self.toState = toState
        self.fromState = fromState
        self.date = date
    }
}

/// `{session, error}`.
public struct WorkoutSessionFailure: Codable, Hashable, Sendable {
    public var session: Int
    public var error: Error

    public init(session: Int, error: Error) {
        self.session = session
        self.error = error
    }

    /// `{domain, code, name, message}`.
    public struct Error: Codable, Hashable, Sendable {
        public var domain: String
        public var code: Int
        public var name: String
        public var message: String

        public init(domain: String, code: Int, name: String, message: String) {
            self.domain = domain
            self.code = code
            self.name = name
            self.message = message
        }
    }
}

/// `{session, event}`.
public struct WorkoutSessionEvent: Codable, Hashable, Sendable {
    public var session: Int
    public var event: WorkoutEvent

    public init(session: Int, event: WorkoutEvent) {
        self.session = session
        self.event = event
    }
}

/// `{session, workoutConfiguration, date}`.
public struct WorkoutSessionActivity: Codable, Hashable, Sendable {
    public var session: Int
    public var workoutConfiguration: WorkoutConfiguration
    public var date: Date

    public init(session: Int, workoutConfiguration: WorkoutConfiguration, date: Date) {
        self.session = session
        self.workoutConfiguration = workoutConfiguration
        self.date = date
    }
}

/// `{session, data}`.
public struct WorkoutSessionData: Codable, Hashable, Sendable {
    public var session: Int
    public var data: String

    public init(session: Int, data: String) {
        self.session = session
        self.data = data
    }
}

/// `{session}`.
public struct WorkoutSessionReference: Codable, Hashable, Sendable {
    public var session: Int

    public init(session: Int) {
        self.session = session
    }
}

/// `{session, workoutConfiguration}`.
public struct MirroredWorkoutSession: Codable, Hashable, Sendable {
    public var session: Int
    public var workoutConfiguration: WorkoutConfiguration

    public init(session: Int, workoutConfiguration: WorkoutConfiguration) {
        self.session = session
        self.workoutConfiguration = workoutConfiguration
    }
}

/// `{builder, types}`.
public struct CollectedWorkoutData: Codable, Hashable, Sendable {
    public var builder: Int
    public var types: [String]

    public init(builder: Int, types: [String]) {
        self.builder = builder
        self.types = types
    }
}

/// `{builder, event}`.
public struct CollectedWorkoutEvent: Codable, Hashable, Sendable {
    public var builder: Int
    public var event: WorkoutEvent

    public init(builder: Int, event: WorkoutEvent) {
        self.builder = builder
        self.event = event
    }
}

/// `{identifier, name, contentType, size, creationDate, metadata?}`.
public struct Attachment: Codable, Hashable, Sendable {
    public var identifier: UUID
    public var name: String
    public var contentType: String
    public var size: Int
    public var creationDate: Date
    public var metadata: [String: MetadataValue]?

    public init(
        identifier: UUID,
        name: String,
        contentType: String,
        size: Int,
        creationDate: Date,
        metadata: [String: MetadataValue]? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.contentType = contentType
        self.size = size
        self.creationDate = creationDate
        self.metadata = metadata
    }
}

/// `{attachments}`.
public struct Attachments: Codable, Hashable, Sendable {
    public var attachments: [Attachment]

    public init(attachments: [Attachment]) {
        self.attachments = attachments
    }
}

/// `{data}`.
public struct AttachmentData: Codable, Hashable, Sendable {
    public var data: String

    public init(data: String) {
        self.data = data
    }
}

/// `{sheet, toShare, read, objects?}`.
public struct PermissionSheet: Codable, Hashable, Sendable {
    public var sheet: Int
    public var toShare: [String]
    public var read: [String]
    public var objects: [String]?

    public init(sheet: Int, toShare: [String], read: [String], objects: [String]? = nil) {
        self.sheet = sheet
        self.toShare = toShare
        self.read = read
        self.objects = objects
    }
}

/// `{electrocardiogram, symptoms}`.
public struct ElectrocardiogramSymptoms: Codable, Hashable, Sendable {
    public var electrocardiogram: String
    public var symptoms: [String]

    public init(electrocardiogram: String, symptoms: [String]) {
        self.electrocardiogram = electrocardiogram
        self.symptoms = symptoms
    }
}

/// `{types}`.
public struct AppLaunch: Codable, Hashable, Sendable {
    public var types: [String]

    public init(types: [String]) {
        self.types = types
    }
}

/// `{workoutConfiguration}`.
public struct WatchAppStart: Codable, Hashable, Sendable {
    public var workoutConfiguration: WorkoutConfiguration

    public init(workoutConfiguration: WorkoutConfiguration) {
        self.workoutConfiguration = workoutConfiguration
    }
}

/// `{method, fraction}`.
public struct CallProgress: Codable, Hashable, Sendable {
    public var method: String
    public var fraction: Double

    public init(method: String, fraction: Double) {
        self.method = method
        self.fraction = fraction
    }
}

/// `{read, added, present, skipped}`.
public struct ImportCounts: Codable, Hashable, Sendable {
    public var read: Int
    public var added: Int
    public var present: Int
    public var skipped: Int

    public init(read: Int, added: Int, present: Int, skipped: Int) {
        self.read = read
        self.added = added
        self.present = present
        self.skipped = skipped
    }
}

/// `{types, problems}`.
public struct ImportReport: Codable, Hashable, Sendable {
    public var types: [String: ImportCounts]
    public var problems: [Problem]

    public init(types: [String: ImportCounts], problems: [Problem]) {
        self.types = types
        self.problems = problems
    }

    /// `{code, count, name?, line?}`.
    public struct Problem: Codable, Hashable, Sendable {
        public var code: ImportProblemKind
        public var count: Int
        public var name: String?
        public var line: Int?

        public init(code: ImportProblemKind, count: Int, name: String? = nil, line: Int? = nil) {
            self.code = code
            self.count = count
            self.name = name
            self.line = line
        }
    }
}

/// `{firstDay, lastDay, types}`.
public struct GenerateReport: Codable, Hashable, Sendable {
    public var firstDay: CalendarDay
    public var lastDay: CalendarDay
    public var types: [String: GenerateCounts]

    public init(firstDay: CalendarDay, lastDay: CalendarDay, types: [String: GenerateCounts]) {
        self.firstDay = firstDay
        self.lastDay = lastDay
        self.types = types
    }
}

/// `{added, present}`.
public struct GenerateCounts: Codable, Hashable, Sendable {
    public var added: Int
    public var present: Int

    public init(added: Int, present: Int) {
        self.added = added
        self.present = present
    }
}

/// `{year, month, day, era?, calendar?}`.
public struct CalendarDay: Codable, Hashable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int
    public var era: Int?
    public var calendar: String?

    public init(year: Int, month: Int, day: Int, era: Int? = nil, calendar: String? = nil) {
        self.year = year
        self.month = month
        self.day = day
        self.era = era
        self.calendar = calendar
    }
}

/// `{timeZone, firstDay, lastDay}`.
public struct Trip: Codable, Hashable, Sendable {
    public var timeZone: String
    public var firstDay: CalendarDay
    public var lastDay: CalendarDay

    public init(timeZone: String, firstDay: CalendarDay, lastDay: CalendarDay) {
        self.timeZone = timeZone
        self.firstDay = firstDay
        self.lastDay = lastDay
    }
}

/// `{code, message?, details?}`.
public struct PlatformError: Codable, Hashable, Sendable {
    public var code: String
    public var message: String?
    public var details: JSONValue?

    public init(code: String, message: String? = nil, details: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.details = details
    }
}

/// `{exception, reason}`.
public struct RaisedException: Codable, Hashable, Sendable {
    public var exception: String
    public var reason: String

    public init(exception: String, reason: String) {
        self.exception = exception
        self.reason = reason
    }
}

/// `{code, message, data?}`.
public struct ErrorObject: Codable, Hashable, Sendable {
    public var code: Int
    public var message: String
    public var data: JSONValue?

    public init(code: Int, message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }
}

/// `{entries}`.
public struct Journal: Codable, Hashable, Sendable {
    public var entries: [Entry]

    public init(entries: [Entry]) {
        self.entries = entries
    }

    /// `{index, time, method, outcome, errorCode?, types?, count?, healthKitError?}`.
    public struct Entry: Codable, Hashable, Sendable {
        public var index: Int
        public var time: Date
        public var method: String
        public var outcome: Outcome
        public var errorCode: Int?
        public var types: [String]?
        public var count: Int?
        public var healthKitError: Int?

        public init(
            index: Int,
            time: Date,
            method: String,
            outcome: Outcome,
            errorCode: Int? = nil,
            types: [String]? = nil,
            count: Int? = nil,
            healthKitError: Int? = nil
        ) {
            self.index = index
            self.time = time
            self.method = method
            self.outcome = outcome
            self.errorCode = errorCode
            self.types = types
            self.count = count
            self.healthKitError = healthKitError
        }
    }
}

/// `{entries}`.
public struct AuditLog: Codable, Hashable, Sendable {
    public var entries: [Entry]

    public init(entries: [Entry]) {
        self.entries = entries
    }

    /// `{time, who, action, method, types, count, outcome, userId?, deviceId?, app?, errorCode?}`.
    public struct Entry: Codable, Hashable, Sendable {
        public var time: Date
        public var who: String
        public var action: AuditAction
        public var method: String
        public var types: [String]
        public var count: Int
        public var outcome: Outcome
        public var userId: String?
        public var deviceId: String?
        public var app: String?
        public var errorCode: Int?

        public init(
            time: Date,
            who: String,
            action: AuditAction,
            method: String,
            types: [String],
            count: Int,
            outcome: Outcome,
            userId: String? = nil,
            deviceId: String? = nil,
            app: String? = nil,
            errorCode: Int? = nil
        ) {
            self.time = time
            self.who = who
            self.action = action
            self.method = method
            self.types = types
            self.count = count
            self.outcome = outcome
            self.userId = userId
            self.deviceId = deviceId
            self.app = app
            self.errorCode = errorCode
        }
    }
}

/// `{snapshots}`.
public struct Snapshots: Codable, Hashable, Sendable {
    public var snapshots: [String]

    public init(snapshots: [String]) {
        self.snapshots = snapshots
    }
}

/// `{apps}`.
public struct Apps: Codable, Hashable, Sendable {
    public var apps: [App]

    public init(apps: [App]) {
        self.apps = apps
    }

    /// `{bundleIdentifier, appState, openSheet, name?, version?}`.
    public struct App: Codable, Hashable, Sendable {
        public var bundleIdentifier: String
        public var appState: String
        public var openSheet: PermissionSheet?
        public var name: String?
        public var version: String?

        public init(
            bundleIdentifier: String,
            appState: String,
            openSheet: PermissionSheet? = nil,
            name: String? = nil,
            version: String? = nil
        ) {
            self.bundleIdentifier = bundleIdentifier
            self.appState = appState
            self.openSheet = openSheet
            self.name = name
            self.version = version
        }
    }
}

/// `{counts}`.
public struct SampleCounts: Codable, Hashable, Sendable {
    public var counts: [Count]

    public init(counts: [Count]) {
        self.counts = counts
    }

    /// `{type, source, count}`.
    public struct Count: Codable, Hashable, Sendable {
        public var type: String
        public var source: Source
        public var count: Int

        public init(type: String, source: Source, count: Int) {
            self.type = type
            self.source = source
            self.count = count
        }
    }
}

/// `{types}`.
public struct Catalog: Codable, Hashable, Sendable {
    public var types: [TypeEntry]

    public init(types: [TypeEntry]) {
        self.types = types
    }

    /// `{identifier, name, kind, versions, permissions, dimension?, unit?, aggregation?, values?, components?,
    /// isMaximumDurationRestricted?, maximumAllowedDuration?, isMinimumDurationRestricted?, minimumAllowedDuration?}`.
    public struct TypeEntry: Codable, Hashable, Sendable {
        public var identifier: String
        public var name: String
        public var kind: TypeKind
        public var versions: Versions
        public var permissions: Permissions
        public var dimension: String?
        public var unit: String?
        public var aggregation: String?
        public var values: [Value]?
        public var components: [String]?
        public var isMaximumDurationRestricted: Bool?
        public var maximumAllowedDuration: Double?
        public var isMinimumDurationRestricted: Bool?
        public var minimumAllowedDuration: Double?

        public init(
            identifier: String,
            name: String,
            kind: TypeKind,
            versions: Versions,
            permissions: Permissions,
            dimension: String? = nil,
            unit: String? = nil,
            aggregation: String? = nil,
            values: [Value]? = nil,
            components: [String]? = nil,
            isMaximumDurationRestricted: Bool? = nil,
            maximumAllowedDuration: Double? = nil,
            isMinimumDurationRestricted: Bool? = nil,
            minimumAllowedDuration: Double? = nil
        ) {
            self.identifier = identifier
            self.name = name
            self.kind = kind
            self.versions = versions
            self.permissions = permissions
            self.dimension = dimension
            self.unit = unit
            self.aggregation = aggregation
            self.values = values
            self.components = components
            self.isMaximumDurationRestricted = isMaximumDurationRestricted
            self.maximumAllowedDuration = maximumAllowedDuration
            self.isMinimumDurationRestricted = isMinimumDurationRestricted
            self.minimumAllowedDuration = minimumAllowedDuration
        }

        /// `{iOS, watchOS?, macOS?}`.
        public struct Versions: Codable, Hashable, Sendable {
            public var iOS: String
            public var watchOS: String?
            public var macOS: String?

            public init(iOS: String, watchOS: String? = nil, macOS: String? = nil) {
                self.iOS = iOS
                self.watchOS = watchOS
                self.macOS = macOS
            }
        }

        /// `{share, read, perObject}`.
        public struct Permissions: Codable, Hashable, Sendable {
            public var share: Bool
            public var read: Bool
            public var perObject: Bool

            public init(share: Bool, read: Bool, perObject: Bool) {
                self.share = share
                self.read = read
                self.perObject = perObject
            }
        }

        /// `{name, raw}`.
        public struct Value: Codable, Hashable, Sendable {
            public var name: String
            public var raw: Int

            public init(name: String, raw: Int) {
                self.name = name
                self.raw = raw
            }
        }
    }
}

/// `{clock, timeZone, profile, osVersion, app, appState, authorizations, sheets, openSheet, characteristics,
/// queries, backgroundDeliveries, snapshots, locked, consent}`.
public struct State: Codable, Hashable, Sendable {
    public var clock: Date
    public var timeZone: String
    public var profile: String
    public var osVersion: String
    public var app: App
    public var appState: String
    public var authorizations: [Authorization]
    public var sheets: Int
    public var openSheet: PermissionSheet?
    public var characteristics: [String: JSONValue]
    public var queries: [QueryEntry]
    public var backgroundDeliveries: [BackgroundDelivery]
    public var snapshots: [String]
    public var locked: Bool
    public var consent: ConsentPolicy

    public init(
        clock: Date,
        timeZone: String,
        profile: String,
        osVersion: String,
        app: App,
        appState: String,
        authorizations: [Authorization],
        sheets: Int,
        openSheet: PermissionSheet? = nil,
        characteristics: [String: JSONValue],
        queries: [QueryEntry],
        backgroundDeliveries: [BackgroundDelivery],
        snapshots: [String],
        locked: Bool,
        consent: ConsentPolicy
    ) {
        self.clock = clock
        self.timeZone = timeZone
        self.profile = profile
        self.osVersion = osVersion
        self.app = app
        self.appState = appState
        self.authorizations = authorizations
        self.sheets = sheets
        self.openSheet = openSheet
        self.characteristics = characteristics
        self.queries = queries
        self.backgroundDeliveries = backgroundDeliveries
        self.snapshots = snapshots
        self.locked = locked
        self.consent = consent
    }

    /// `{bundleIdentifier, name, version}`.
    public struct App: Codable, Hashable, Sendable {
        public var bundleIdentifier: String
        public var name: String
        public var version: String

        public init(bundleIdentifier: String, name: String, version: String) {
            self.bundleIdentifier = bundleIdentifier
            self.name = name
            self.version = version
        }
    }

    /// `{bundleIdentifier, type, direction, status, from?}`.
    public struct Authorization: Codable, Hashable, Sendable {
        public var bundleIdentifier: String
        public var type: String
        public var direction: Direction
        public var status: Int
        public var from: Date?

        public init(bundleIdentifier: String, type: String, direction: Direction, status: Int, from: Date? = nil) {
            self.bundleIdentifier = bundleIdentifier
            self.type = type
            self.direction = direction
            self.status = status
            self.from = from
        }
    }

    /// `{query, kind, types}`.
    public struct QueryEntry: Codable, Hashable, Sendable {
        public var query: Int
        public var kind: RunningQueryKind
        public var types: [String]

        public init(query: Int, kind: RunningQueryKind, types: [String]) {
            self.query = query
            self.kind = kind
            self.types = types
        }
    }

    /// `{type, frequency}`.
    public struct BackgroundDelivery: Codable, Hashable, Sendable {
        public var type: String
        public var frequency: String

        public init(type: String, frequency: String) {
            self.type = type
            self.frequency = frequency
        }
    }
}

/// `{status, uuid}`.
public struct SavedPayload: Codable, Hashable, Sendable {
    public var status: Bool
    public var uuid: String

    public init(status: Bool, uuid: String) {
        self.status = status
        self.uuid = uuid
    }
}

/// `{status, uuids}`.
public struct SavedPayloads: Codable, Hashable, Sendable {
    public var status: Bool
    public var uuids: [String]

    public init(status: Bool, uuids: [String]) {
        self.status = status
        self.uuids = uuids
    }
}

/// `{status, count}`.
public struct DeletedPayloads: Codable, Hashable, Sendable {
    public var status: Bool
    public var count: Int

    public init(status: Bool, count: Int) {
        self.status = status
        self.count = count
    }
}

/// `{uuid?, date_from, date_to, source_id, source_name, recording_method?, value?, dataUnitKey?, metadata?}`.
public struct HealthPoint: Codable, Hashable, Sendable {
    public var uuid: String?
    public var date_from: Int
    public var date_to: Int
    public var source_id: String
    public var source_name: String
    public var recording_method: Int?
    public var value: Double?
    public var dataUnitKey: String?
    public var metadata: [String: JSONValue]?

    public init(
        uuid: String? = nil,
        date_from: Int,
        date_to: Int,
        source_id: String,
        source_name: String,
        recording_method: Int? = nil,
        value: Double? = nil,
        dataUnitKey: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) {
        self.uuid = uuid
        self.date_from = date_from
        self.date_to = date_to
        self.source_id = source_id
        self.source_name = source_name
        self.recording_method = recording_method
        self.value = value
        self.dataUnitKey = dataUnitKey
        self.metadata = metadata
    }
}

/// `{uuid, startDate, endDate}`.
public struct FinishedRoute: Codable, Hashable, Sendable {
    public var uuid: String
    public var startDate: Int
    public var endDate: Int

    public init(uuid: String, startDate: Int, endDate: Int) {
        self.uuid = uuid
        self.startDate = startDate
        self.endDate = endDate
    }
}

/// `{name, body}`.
public struct AppleHealthKitEvent: Codable, Hashable, Sendable {
    public var name: String
    public var body: [String: JSONValue]

    public init(name: String, body: [String: JSONValue]) {
        self.name = name
        self.body = body
    }
}

/// `{read?, write?}`.
public struct AppleHealthKitPermissions: Codable, Hashable, Sendable {
    public var read: [String]?
    public var write: [String]?

    public init(read: [String]? = nil, write: [String]? = nil) {
        self.read = read
        self.write = write
    }
}

/// `{sampleType}`.
public struct CordovaSampleType: Codable, Hashable, Sendable {
    public var sampleType: String

    public init(sampleType: String) {
        self.sampleType = sampleType
    }
}

/// `{samples}`.
public struct CapgoSamples: Codable, Hashable, Sendable {
    public var samples: [[String: JSONValue]]

    public init(samples: [[String: JSONValue]]) {
        self.samples = samples
    }
}

/// `{workouts, anchor?}`.
public struct CapgoWorkouts: Codable, Hashable, Sendable {
    public var workouts: [[String: JSONValue]]
    public var anchor: String?

    public init(workouts: [[String: JSONValue]], anchor: String? = nil) {
        self.workouts = workouts
        self.anchor = anchor
    }
}

/// `{readAuthorized, readDenied, writeAuthorized, writeDenied}`.
public struct CapgoAuthorizationStatus: Codable, Hashable, Sendable {
    public var readAuthorized: [String]
    public var readDenied: [String]
    public var writeAuthorized: [String]
    public var writeDenied: [String]

    public init(readAuthorized: [String], readDenied: [String], writeAuthorized: [String], writeDenied: [String]) {
        self.readAuthorized = readAuthorized
        self.readDenied = readDenied
        self.writeAuthorized = writeAuthorized
        self.writeDenied = writeDenied
    }
}

/// `{aggregatedData}`.
public struct CapacitorAggregatedData: Codable, Hashable, Sendable {
    public var aggregatedData: [[String: JSONValue]]

    public init(aggregatedData: [[String: JSONValue]]) {
        self.aggregatedData = aggregatedData
    }
}

/// `{records}`.
public struct CapacitorRecords: Codable, Hashable, Sendable {
    public var records: [[String: JSONValue]]

    public init(records: [[String: JSONValue]]) {
        self.records = records
    }
}

/// `{workouts, errors}`.
public struct CapacitorWorkouts: Codable, Hashable, Sendable {
    public var workouts: [[String: JSONValue]]
    public var errors: [String: JSONValue]

    public init(workouts: [[String: JSONValue]], errors: [String: JSONValue]) {
        self.workouts = workouts
        self.errors = errors
    }
}

/// `{typesToCollect}`.
public struct TypesToCollect: Codable, Hashable, Sendable {
    public var typesToCollect: [String]

    public init(typesToCollect: [String]) {
        self.typesToCollect = typesToCollect
    }
}

/// `{session}`.
public struct OptionalSession: Codable, Hashable, Sendable {
    public var session: Int?

    public init(session: Int? = nil) {
        self.session = session
    }
}
