/// The attributes and children of an element. The document type and the places where an import accepts elements follow from them.
struct ElementDeclaration {
    let element: ExportElement
    /// In the order of the document type.
    let attributes: [(attribute: ExportAttribute, isRequired: Bool)]
    /// The children that occur once, in this order, before the others.
    let first: [ExportElement]
    let children: [ExportElement]
    /// Children that are read, but never written.
    let onlyRead: [ExportElement]

    /// A declaration. All attributes are required if no set is given. The unit of a value follows it.
    private init(
        _ element: ExportElement, _ attributes: [ExportAttribute], required: Set<ExportAttribute>? = nil,
        first: [ExportElement] = [], children: [ExportElement] = [], onlyRead: [ExportElement] = []
    ) {
        self.element = element
        self.attributes = attributes.flatMap { attribute in
            let unit = attribute.unit.flatMap { attributes.contains($0) ? nil : $0 }
            return [attribute, unit].compactMap(\.self).map { ($0, required?.contains(attribute) ?? true) }
        }
        (self.first, self.children, self.onlyRead) = (first, children, onlyRead)
    }

    private static let profile = ExportAttribute.profile.map(\.attribute)
    private static let sample: [ExportAttribute] = [.sourceName, .sourceVersion, .device, .creationDate, .startDate, .endDate]
    private static let ofSample: Set<ExportAttribute> = [.type, .workoutActivityType, .sourceName, .startDate, .endDate]
    private static let lens: [ExportAttribute] = [
        .sphere, .cylinder, .axis, .add, .vertex, .prismAmount, .prismAngle, .farPD, .nearPD, .baseCurve, .diameter,
    ]

    /// The elements of the document type (EXP-03), in our own words.
    ///
    /// Differences from Apple’s: Workout can contain WorkoutActivity (EXP-15), Me has wheelchair use and move mode, and elements have
    /// the `uuid` of a sample that the supplement contains.
    static let all: [ElementDeclaration] = [
        .init(
            .healthData, [.locale], first: [.exportDate, .me],
            children: [.record, .correlation, .workout, .activitySummary, .clinicalRecord, .audiogram, .visionPrescription]
        ),
        .init(.exportDate, [.value]),
        .init(.me, profile, required: Set(profile.dropLast(2))),
        .init(
            .record, [.uuid, .type, .unit, .value] + sample, required: ofSample,
            children: [.metadataEntry, .heartRateVariabilityMetadataList]
        ),
        .init(.correlation, [.uuid, .type] + sample, required: ofSample, children: [.metadataEntry, .record]),
        .init(
            .workout, [.uuid, .workoutActivityType, .duration, .totalDistance, .totalEnergyBurned] + sample, required: ofSample,
            children: [
                .metadataEntry, .workoutEvent, .workoutActivity, .workoutRoute, .workoutStatistics, .workoutZoneGroup, .record,
            ]
        ),
        .init(
            .workoutActivity, [.uuid, .startDate, .endDate, .duration], required: [.uuid, .startDate],
            children: [.metadataEntry, .workoutStatistics, .workoutZoneGroup], onlyRead: [.workoutEvent]
        ),
        .init(.workoutEvent, [.type, .date, .duration], required: [.type, .date], children: [.metadataEntry]),
        .init(
            .workoutStatistics, [.type, .startDate, .endDate, .average, .minimum, .maximum, .sum, .unit],
            required: [.type, .startDate, .endDate]
        ),
        .init(.workoutZoneGroup, [.type, .source, .unit], children: [.workoutZone]),
        .init(.workoutZone, [.minimum, .maximum, .duration], required: [.duration]),
        .init(
            .workoutRoute, [.uuid] + sample, required: ofSample, children: [.metadataEntry, .fileReference], onlyRead: [.location]
        ),
        .init(.fileReference, [.path]),
        .init(
            .activitySummary,
            [
                .dateComponents, .activeEnergyBurned, .activeEnergyBurnedGoal, .activeEnergyBurnedUnit, .appleMoveTime,
                .appleMoveTimeGoal, .appleExerciseTime, .appleExerciseTimeGoal, .appleStandHours, .appleStandHoursGoal,
            ],
            required: []
        ),
        .init(.metadataEntry, [.key, .value]),
        .init(.heartRateVariabilityMetadataList, [], children: [.instantaneousBeatsPerMinute]),
        .init(.instantaneousBeatsPerMinute, [.bpm, .time]),
        .init(
            .clinicalRecord,
            [.uuid, .type, .identifier, .sourceName, .sourceURL, .fhirVersion, .receivedDate, .resourceFilePath],
            required: [.type, .identifier, .sourceName, .fhirVersion, .receivedDate, .resourceFilePath]
        ),
        .init(.audiogram, [.uuid, .type] + sample, required: ofSample, children: [.metadataEntry, .sensitivityPoint]),
        .init(.sensitivityPoint, [.frequencyValue] + EarAttributes.both.flatMap(\.all), required: [.frequencyValue]),
        .init(
            .visionPrescription, [.uuid, .type, .dateIssued, .expirationDate, .brand], required: [.type, .dateIssued],
            children: [.metadataEntry, .rightEye, .leftEye], onlyRead: [.attachment]
        ),
        .init(.rightEye, lens, required: []),
        .init(.leftEye, lens, required: []),
    ]
}

extension ExportElement {
    private static let parents = allCases.map { child in
        ElementDeclaration.all.filter { ($0.first + $0.children + $0.onlyRead).contains(child) }.map(\.element)
    }

    /// The elements of which it can be a child.
    private var parents: [ExportElement] { Self.parents[rawValue] }

    /// Whether the element is a child of the root.
    var isTopLevel: Bool { parents.contains(.healthData) }

    /// Whether the element can have metadata entries.
    var hasMetadata: Bool { Self.metadataEntry.parents.contains(self) }

    /// Whether the element can occur in another. The reader handles the records of correlations and workouts.
    func canOccur(in parent: ExportElement?) -> Bool {
        isTopLevel || (self == .healthData ? parent == nil : parent.map(parents.contains) ?? false)
    }
}
