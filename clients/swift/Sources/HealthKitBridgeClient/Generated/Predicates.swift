// Generated from protocol/openrpc.json by clients/generate; not to be edited.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A `Predicate` of the protocol: it selects the objects of a query.
public struct SamplePredicate: Encodable, Sendable {
    private let members: Members

    private init(_ members: Members) {
        self.members = members
    }

    private init(_ name: String, _ members: Members) {
        self.members = [name: members]
    }

    /// `{startDate?, endDate?, options?}`.
    public static func dates(
        startDate: Date? = nil,
        endDate: Date? = nil,
        options: [QueryOption]? = nil
    ) -> SamplePredicate {
        SamplePredicate(["startDate": startDate, "endDate": endDate, "options": options])
    }

    /// `{and}`.
    public static func and(_ value: [SamplePredicate]) -> SamplePredicate {
        SamplePredicate(["and": value])
    }

    /// `{or}`.
    public static func or(_ value: [SamplePredicate]) -> SamplePredicate {
        SamplePredicate(["or": value])
    }

    /// `{not}`.
    public static func not(_ value: SamplePredicate) -> SamplePredicate {
        SamplePredicate(["not": value])
    }

    /// `{uuids}`.
    public static func uuids(_ value: [UUID]) -> SamplePredicate {
        SamplePredicate(["uuids": value])
    }

    /// `{sources}`.
    public static func sources(_ value: [String]) -> SamplePredicate {
        SamplePredicate(["sources": value])
    }

    /// `{device}`.
    public static func device(_ value: Device) -> SamplePredicate {
        SamplePredicate(["device": value])
    }

    /// `{deviceProperty: {key, allowedValues}}`.
    public static func deviceProperty(key: DeviceProperty, allowedValues: [String]) -> SamplePredicate {
        SamplePredicate("deviceProperty", ["key": key, "allowedValues": allowedValues])
    }

    /// `{metadataKey}`.
    public static func metadataKey(_ value: String) -> SamplePredicate {
        SamplePredicate(["metadataKey": value])
    }

    /// `{metadataKey: {key, allowedValues}}`.
    public static func metadataKey(key: String, allowedValues: [MetadataValue]) -> SamplePredicate {
        SamplePredicate("metadataKey", ["key": key, "allowedValues": allowedValues])
    }

    /// `{metadataKey: {key, operator, value}}`.
    public static func metadataKey(key: String, `operator`: Comparison, value: MetadataValue) -> SamplePredicate {
        SamplePredicate("metadataKey", ["key": key, "operator": `operator`, "value": value])
    }

    /// `{noCorrelation}`.
    public static var noCorrelation: SamplePredicate { SamplePredicate(["noCorrelation": true]) }

    /// `{workout}`.
    public static func workout(_ value: UUID) -> SamplePredicate {
        SamplePredicate(["workout": value])
    }

    /// `{electrocardiogram}`.
    public static func electrocardiogram(_ value: UUID) -> SamplePredicate {
        SamplePredicate(["electrocardiogram": value])
    }

    /// `{quantity: {operator, value, unit}}`.
    public static func quantity(`operator`: Comparison, value: Double, unit: String) -> SamplePredicate {
        SamplePredicate("quantity", ["operator": `operator`, "value": value, "unit": unit])
    }

    /// `{categoryValue: {operator, value}}`.
    public static func categoryValue(`operator`: Comparison, value: Int) -> SamplePredicate {
        SamplePredicate("categoryValue", ["operator": `operator`, "value": value])
    }

    /// `{categoryValues}`.
    public static func categoryValues(_ value: [Int]) -> SamplePredicate {
        SamplePredicate(["categoryValues": value])
    }

    /// `{workoutActivityType}`.
    public static func workoutActivityType(_ value: EnumerationValue) -> SamplePredicate {
        SamplePredicate(["workoutActivityType": value])
    }

    /// `{workoutDuration: {operator, value}}`.
    public static func workoutDuration(`operator`: Comparison, value: Double) -> SamplePredicate {
        SamplePredicate("workoutDuration", ["operator": `operator`, "value": value])
    }

    /// `{sourceRevisions}`.
    public static func sourceRevisions(_ value: [SourceRevision]) -> SamplePredicate {
        SamplePredicate(["sourceRevisions": value])
    }

    /// `{source, version?, productType?, operatingSystemVersion?}`.
    public struct SourceRevision: Codable, Hashable, Sendable {
        public var source: SourceEntry
        public var version: String?
        public var productType: String?
        public var operatingSystemVersion: String?

        public init(
            source: SourceEntry,
            version: String? = nil,
            productType: String? = nil,
            operatingSystemVersion: String? = nil
        ) {
            self.source = source
            self.version = version
            self.productType = productType
            self.operatingSystemVersion = operatingSystemVersion
        }

        /// `{bundleIdentifier, name?}`.
        public struct SourceEntry: Codable, Hashable, Sendable {
            public var bundleIdentifier: String
            public var name: String?

            public init(bundleIdentifier: String, name: String? = nil) {
                self.bundleIdentifier = bundleIdentifier
                self.name = name
            }
        }
    }

    /// `{workoutEffortSamplesRelated: {workout, activity?}}`.
    public static func workoutEffortSamplesRelated(workout: UUID, activity: UUID? = nil) -> SamplePredicate {
        SamplePredicate("workoutEffortSamplesRelated", ["workout": workout, "activity": activity])
    }

    /// `{workoutActivity}`.
    public static func workoutActivity(_ value: WorkoutActivityPredicate) -> SamplePredicate {
        SamplePredicate(["workoutActivity": value])
    }

    /// `{workoutSumQuantity: {operator, quantityType, value, unit}}`.
    public static func workoutSumQuantity(
        `operator`: Comparison,
        quantityType: String,
        value: Double,
        unit: String
    ) -> SamplePredicate {
        SamplePredicate(
            "workoutSumQuantity",
            ["operator": `operator`, "quantityType": quantityType, "value": value, "unit": unit]
        )
    }

    /// `{workoutMinimumQuantity: {operator, quantityType, value, unit}}`.
    public static func workoutMinimumQuantity(
        `operator`: Comparison,
        quantityType: String,
        value: Double,
        unit: String
    ) -> SamplePredicate {
        SamplePredicate(
            "workoutMinimumQuantity",
            ["operator": `operator`, "quantityType": quantityType, "value": value, "unit": unit]
        )
    }

    /// `{workoutMaximumQuantity: {operator, quantityType, value, unit}}`.
    public static func workoutMaximumQuantity(
        `operator`: Comparison,
        quantityType: String,
        value: Double,
        unit: String
    ) -> SamplePredicate {
        SamplePredicate(
            "workoutMaximumQuantity",
            ["operator": `operator`, "quantityType": quantityType, "value": value, "unit": unit]
        )
    }

    /// `{workoutAverageQuantity: {operator, quantityType, value, unit}}`.
    public static func workoutAverageQuantity(
        `operator`: Comparison,
        quantityType: String,
        value: Double,
        unit: String
    ) -> SamplePredicate {
        SamplePredicate(
            "workoutAverageQuantity",
            ["operator": `operator`, "quantityType": quantityType, "value": value, "unit": unit]
        )
    }

    /// `{totalEnergyBurned: {operator, value, unit}}`.
    public static func totalEnergyBurned(`operator`: Comparison, value: Double, unit: String) -> SamplePredicate {
        SamplePredicate("totalEnergyBurned", ["operator": `operator`, "value": value, "unit": unit])
    }

    /// `{totalDistance: {operator, value, unit}}`.
    public static func totalDistance(`operator`: Comparison, value: Double, unit: String) -> SamplePredicate {
        SamplePredicate("totalDistance", ["operator": `operator`, "value": value, "unit": unit])
    }

    /// `{totalSwimmingStrokeCount: {operator, value, unit}}`.
    public static func totalSwimmingStrokeCount(
        `operator`: Comparison,
        value: Double,
        unit: String
    ) -> SamplePredicate {
        SamplePredicate("totalSwimmingStrokeCount", ["operator": `operator`, "value": value, "unit": unit])
    }

    /// `{totalFlightsClimbed: {operator, value, unit}}`.
    public static func totalFlightsClimbed(`operator`: Comparison, value: Double, unit: String) -> SamplePredicate {
        SamplePredicate("totalFlightsClimbed", ["operator": `operator`, "value": value, "unit": unit])
    }

    /// `{electrocardiogramClassification}`.
    public static func electrocardiogramClassification(_ value: EnumerationValue) -> SamplePredicate {
        SamplePredicate(["electrocardiogramClassification": value])
    }

    /// `{electrocardiogramSymptomsStatus}`.
    public static func electrocardiogramSymptomsStatus(_ value: EnumerationValue) -> SamplePredicate {
        SamplePredicate(["electrocardiogramSymptomsStatus": value])
    }

    /// `{stateOfMindKind}`.
    public static func stateOfMindKind(_ value: EnumerationValue) -> SamplePredicate {
        SamplePredicate(["stateOfMindKind": value])
    }

    /// `{stateOfMindValence: {operator, value}}`.
    public static func stateOfMindValence(`operator`: Comparison, value: Double) -> SamplePredicate {
        SamplePredicate("stateOfMindValence", ["operator": `operator`, "value": value])
    }

    /// `{stateOfMindLabel}`.
    public static func stateOfMindLabel(_ value: EnumerationValue) -> SamplePredicate {
        SamplePredicate(["stateOfMindLabel": value])
    }

    /// `{stateOfMindAssociation}`.
    public static func stateOfMindAssociation(_ value: EnumerationValue) -> SamplePredicate {
        SamplePredicate(["stateOfMindAssociation": value])
    }

    /// `{fhirResourceType}`.
    public static func fhirResourceType(_ value: String) -> SamplePredicate {
        SamplePredicate(["fhirResourceType": value])
    }

    /// `{fhirResourceIdentifier}`.
    public static func fhirResourceIdentifier(_ value: String) -> SamplePredicate {
        SamplePredicate(["fhirResourceIdentifier": value])
    }

    /// `{medicationConceptIdentifiers}`.
    public static func medicationConceptIdentifiers(_ value: [String]) -> SamplePredicate {
        SamplePredicate(["medicationConceptIdentifiers": value])
    }

    /// `{medicationLogStatuses}`.
    public static func medicationLogStatuses(_ value: [EnumerationValue]) -> SamplePredicate {
        SamplePredicate(["medicationLogStatuses": value])
    }

    /// `{medicationScheduledDate: {startDate?, endDate?}}`.
    public static func medicationScheduledDate(startDate: Date? = nil, endDate: Date? = nil) -> SamplePredicate {
        SamplePredicate("medicationScheduledDate", ["startDate": startDate, "endDate": endDate])
    }

    /// Encodes the predicate as in the protocol.
    public func encode(to encoder: any Encoder) throws {
        try members.encode(to: encoder)
    }
}

/// A `WorkoutActivityPredicate` of the protocol: it selects the objects of a query.
public struct WorkoutActivityPredicate: Encodable, Sendable {
    private let members: Members

    private init(_ members: Members) {
        self.members = members
    }

    private init(_ name: String, _ members: Members) {
        self.members = [name: members]
    }

    /// `{startDate?, endDate?, options?}`.
    public static func dates(
        startDate: Date? = nil,
        endDate: Date? = nil,
        options: [QueryOption]? = nil
    ) -> WorkoutActivityPredicate {
        WorkoutActivityPredicate(["startDate": startDate, "endDate": endDate, "options": options])
    }

    /// `{and}`.
    public static func and(_ value: [WorkoutActivityPredicate]) -> WorkoutActivityPredicate {
        WorkoutActivityPredicate(["and": value])
    }

    /// `{or}`.
    public static func or(_ value: [WorkoutActivityPredicate]) -> WorkoutActivityPredicate {
        WorkoutActivityPredicate(["or": value])
    }

    /// `{not}`.
    public static func not(_ value: WorkoutActivityPredicate) -> WorkoutActivityPredicate {
        WorkoutActivityPredicate(["not": value])
    }

    /// `{workoutActivityType}`.
    public static func workoutActivityType(_ value: EnumerationValue) -> WorkoutActivityPredicate {
        WorkoutActivityPredicate(["workoutActivityType": value])
    }

    /// `{duration: {operator, value}}`.
    public static func duration(`operator`: Comparison, value: Double) -> WorkoutActivityPredicate {
        WorkoutActivityPredicate("duration", ["operator": `operator`, "value": value])
    }

    /// `{sumQuantity: {operator, quantityType, value, unit}}`.
    public static func sumQuantity(
        `operator`: Comparison,
        quantityType: String,
        value: Double,
        unit: String
    ) -> WorkoutActivityPredicate {
        WorkoutActivityPredicate(
            "sumQuantity",
            ["operator": `operator`, "quantityType": quantityType, "value": value, "unit": unit]
        )
    }

    /// `{minimumQuantity: {operator, quantityType, value, unit}}`.
    public static func minimumQuantity(
        `operator`: Comparison,
        quantityType: String,
        value: Double,
        unit: String
    ) -> WorkoutActivityPredicate {
        WorkoutActivityPredicate(
            "minimumQuantity",
            ["operator": `operator`, "quantityType": quantityType, "value": value, "unit": unit]
        )
    }

    /// `{maximumQuantity: {operator, quantityType, value, unit}}`.
    public static func maximumQuantity(
        `operator`: Comparison,
        quantityType: String,
        value: Double,
        unit: String
    ) -> WorkoutActivityPredicate {
        WorkoutActivityPredicate(
            "maximumQuantity",
            ["operator": `operator`, "quantityType": quantityType, "value": value, "unit": unit]
        )
    }

    /// `{averageQuantity: {operator, quantityType, value, unit}}`.
    public static func averageQuantity(
        `operator`: Comparison,
        quantityType: String,
        value: Double,
        unit: String
    ) -> WorkoutActivityPredicate {
        WorkoutActivityPredicate(
            "averageQuantity",
            ["operator": `operator`, "quantityType": quantityType, "value": value, "unit": unit]
        )
    }

    /// Encodes the predicate as in the protocol.
    public func encode(to encoder: any Encoder) throws {
        try members.encode(to: encoder)
    }
}
