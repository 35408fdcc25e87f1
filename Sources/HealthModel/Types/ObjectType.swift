/// A type of data that HealthKit stores: `HKObjectType`.
///
/// There is one value for each type of the catalogue, and no way to create others. A value is only the position of the
/// type in ``TypeCatalog``, so it is cheap to copy, compare and hash. Two values are equal exactly when their
/// identifiers are equal.
///
///     let type = TypeCatalog.type(identifier: "HKQuantityTypeIdentifierHeartRate")
///     type?.quantity?.canonicalUnit  // "count/s"
public struct ObjectType: Sendable, Hashable, Codable {
    /// The position in ``TypeCatalog``.
    let index: Int

    /// HealthKit's own string for the type: `HKObjectType.identifier`.
    public var identifier: String { attributes.identifier }

    /// The Swift case name, such as `heartRate` of `HKQuantityTypeIdentifier.heartRate`.
    public var name: String { attributes.name }

    /// The name in the Health app, in English: `Walking + Running Distance`. The name in words where the app's is not known.
    public var title: String { attributes.title }

    /// Other names for the same type, such as the deprecated `audioExposureEvent` or a plain `workout`.
    public var aliases: [String] { attributes.aliases }

    /// The subclass of `HKObjectType` that the type belongs to.
    public var kind: Kind { attributes.kind }

    /// Whether samples can have this type: `HKSampleType`.
    package var isSampleType: Bool { ![.characteristic, .activitySummary, .userAnnotatedMedication].contains(kind) }

    /// The first iOS version with the type.
    public var iOS: OSVersion { attributes.iOS }

    /// The first watchOS version with the type. Nil if no version is known to have it.
    public var watchOS: OSVersion? { attributes.watchOS }

    /// The first macOS version with the type. Nil if no version is known to have it.
    public var macOS: OSVersion? { attributes.macOS }

    /// Whether the type is allowed in `toShare` of `HKHealthStore.requestAuthorization(toShare:read:)` (AUTH-20 to
    /// AUTH-23).
    public var isShareable: Bool { attributes.isShareable }

    /// Whether the type is allowed in `read` of `HKHealthStore.requestAuthorization(toShare:read:)` (AUTH-24, AUTH-48, AUTH-49).
    public var isReadable: Bool { attributes.isReadable }

    /// Whether users grant access object by object: `HKObjectType.requiresPerObjectAuthorization()` (AUTH-45).
    public var requiresPerObjectAuthorization: Bool { attributes.requiresPerObjectAuthorization }

    /// The dimension, unit and aggregation style. Nil unless the type is an `HKQuantityType`.
    public var quantity: QuantityAttributes? { attributes.quantity }

    /// The allowed values of an `HKCategoryType` or `HKCharacteristicType`. Nil for other kinds and for the date of
    /// birth.
    public var values: Enumeration? { attributes.values }

    /// The allowed values on a system: ``values``, or those of the enumeration that they replaced.
    public func values(on version: OSVersion) -> Enumeration? {
        guard let former = attributes.formerValues, version < former.end else { return values }
        return former.values
    }

    /// The identifiers of the types that an `HKCorrelationType` may contain. Empty for other kinds.
    public var components: [String] { attributes.components }

    /// Whether a correlation must contain all its ``components``, as a blood pressure does.
    public var componentsRequired: Bool { attributes.componentsRequired }

    /// The metadata that a sample must have (SAVE-07), as names of constants such as
    /// `HKMetadataKeyMenstrualCycleStart`.
    ///
    /// The string stored under the constant may differ from its name (SAVE-12).
    public var requiredMetadata: [String] { attributes.requiredMetadata }

    private var attributes: TypeAttributes { TypeCatalog.attributes[index] }
}

extension ObjectType: CustomStringConvertible {
    /// The identifier, like `HKObjectType.description`.
    public var description: String { identifier }
}

extension ObjectType {
    /// The subclass of `HKObjectType` that a type belongs to.
    public enum Kind: String, CaseIterable, Sendable {
        /// `HKQuantityType`: samples with a number and a unit.
        case quantity

        /// `HKCategoryType`: samples with a value of an enumeration.
        case category

        /// `HKCharacteristicType`: values of the Health profile, which have no samples.
        case characteristic

        /// `HKCorrelationType`: samples that contain other samples.
        case correlation

        /// `HKClinicalType`: records of health care providers.
        case clinical

        /// `HKDocumentType`: documents such as CDA.
        case document

        /// `HKScoredAssessmentType`: questionnaires with a score.
        case scoredAssessment

        /// `HKWorkoutType`: workouts.
        case workout

        /// `HKSeriesType`: workout routes and heartbeat series.
        case series

        /// `HKAudiogramSampleType`: hearing tests.
        case audiogram

        /// `HKElectrocardiogramType`: electrocardiograms of Apple Watch.
        case electrocardiogram

        /// `HKActivitySummaryType`: the activity rings of one day.
        case activitySummary

        /// `HKPrescriptionType`: prescriptions for glasses and contact lenses.
        case prescription

        /// `HKStateOfMindType`: emotions and moods.
        case stateOfMind

        /// `HKMedicationDoseEventType`: doses taken or skipped.
        case medicationDoseEvent

        /// `HKUserAnnotatedMedicationType`: the list of medications.
        case userAnnotatedMedication
    }
}

/// An identifier that guides use and HealthKit does not have.
struct UnknownIdentifier: Sendable {
    /// The known spellings of the identifier.
    let spellings: [String]

    /// The type identifier or metadata key to use instead. Nil if no single one replaces it.
    let instead: String?

    /// One sentence that explains what to use.
    let hint: String
}
