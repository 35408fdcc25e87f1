public import Foundation

/// A piece of health data with a start and an end date: `HKSample`.
///
/// Samples are immutable (SAVE-29). Only a sample that was read from a store has a ``sourceRevision``: saving does not
/// change the saved value (SAVE-30).
///
/// ```swift
/// let sample = try Sample(type: .stepCount, quantity: Quantity(unit: .count, value: 250), startDate: start, endDate: end)
/// ```
public struct Sample: Hashable, Sendable {
    /// The content of a sample, by subclass of `HKSample`.
    public enum Content: Hashable, Sendable {
        /// `HKQuantitySample`: for a series, the sum or the average of its quantities.
        case quantity(Quantity, series: QuantitySeries? = nil)
        case category(Int)
        case correlation([Sample])
        indirect case workout(Workout)
        case heartbeatSeries(SampleSeries<Heartbeat>)
        case workoutRoute(SampleSeries<Location>)
        indirect case electrocardiogram(Electrocardiogram)
        indirect case audiogram(Audiogram)
        indirect case visionPrescription(VisionPrescription)
        indirect case stateOfMind(StateOfMind)
        /// `HKGAD7Assessment`, `HKPHQ9Assessment`
        indirect case scoredAssessment(ScoredAssessment)
        indirect case clinicalRecord(ClinicalRecord)
        /// `HKCDADocumentSample`. Nil unless a document query returned the sample (OTH-08).
        indirect case document(CDADocument?)
        indirect case medicationDoseEvent(MedicationDoseEvent)
    }

    /// `HKObject.uuid`
    public let uuid: UUID
    /// `HKSample.sampleType`
    public let type: ObjectType
    /// `HKSample.startDate`
    public let startDate: Date
    /// `HKSample.endDate`
    public let endDate: Date
    /// The value.
    public let content: Content
    /// `HKObject.metadata`
    public let metadata: Metadata
    /// `HKObject.device`
    public let device: Device?
    /// `HKObject.sourceRevision`. Nil for an unsaved sample.
    public let sourceRevision: SourceRevision?

    /// A sample as stored. It was valid when it was saved, so it is not checked again.
    package init(
        stored uuid: UUID,
        type: ObjectType,
        startDate: Date,
        endDate: Date,
        content: Content,
        metadata: Metadata,
        device: Device?,
        sourceRevision: SourceRevision?
    ) {
        self.uuid = uuid
        self.type = type
        self.startDate = startDate
        self.endDate = endDate
        self.content = content
        self.metadata = metadata
        self.device = device
        self.sourceRevision = sourceRevision
    }

    /// A copy with other content, device and source revision.
    package func with(_ content: Content, device: Device?, sourceRevision: SourceRevision?) -> Sample {
        Sample(
            stored: uuid,
            type: type,
            startDate: startDate,
            endDate: endDate,
            content: content,
            metadata: metadata,
            device: device,
            sourceRevision: sourceRevision
        )
    }
}

/// The initializers of HealthKit's classes. Each throws the exception that HealthKit raises for invalid arguments
/// (SAVE-01), so that every sample is valid before a save.
extension Sample {
    /// `HKQuantitySample.init(type:quantity:start:end:device:metadata:)`
    public init(
        uuid: UUID = UUID(),
        type: ObjectType,
        quantity: Quantity,
        startDate: Date,
        endDate: Date,
        device: Device? = nil,
        metadata: Metadata = [:]
    ) throws(NativeException) {
        try self.init(uuid, type, .quantity(quantity), startDate, endDate, device, metadata)
    }

    /// `HKCategorySample.init(type:value:start:end:device:metadata:)`
    public init(
        uuid: UUID = UUID(),
        type: ObjectType,
        value: Int,
        startDate: Date,
        endDate: Date,
        device: Device? = nil,
        metadata: Metadata = [:]
    ) throws(NativeException) {
        try self.init(uuid, type, .category(value), startDate, endDate, device, metadata)
    }

    /// `HKCorrelation.init(type:start:end:objects:device:metadata:)`
    public init(
        uuid: UUID = UUID(),
        type: ObjectType,
        objects: [Sample],
        startDate: Date,
        endDate: Date,
        device: Device? = nil,
        metadata: Metadata = [:]
    ) throws(NativeException) {
        try self.init(uuid, type, .correlation(objects), startDate, endDate, device, metadata)
    }

    /// `HKWorkout.init(activityType:start:end:workoutEvents:totalEnergyBurned:totalDistance:device:metadata:)`
    public init(
        uuid: UUID = UUID(), workout: Workout, startDate: Date, endDate: Date, device: Device? = nil, metadata: Metadata = [:]
    ) throws(NativeException) {
        try self.init(uuid, .workout, .workout(workout), startDate, endDate, device, metadata)
    }

    /// A quantity sample with several quantities, as the system or a series builder creates it (SER-06). Its quantity
    /// is the sum for a cumulative type and the average for a discrete type (SAVE-28).
    public init(
        uuid: UUID = UUID(),
        type: ObjectType,
        unit: Unit,
        series: [SeriesQuantity],
        startDate: Date,
        endDate: Date,
        device: Device? = nil,
        metadata: Metadata = [:]
    ) throws(NativeException) {
        let content = Content(series: series, in: unit, of: type)
        try self.init(uuid, type, content, startDate, endDate, device, metadata)
    }

    /// A sample of any class, with the checks of that class's initializer.
    package init(
        _ uuid: UUID,
        _ type: ObjectType,
        _ content: Content,
        _ startDate: Date,
        _ endDate: Date,
        _ device: Device?,
        _ metadata: Metadata
    ) throws(NativeException) {
        var content = content
        if case .workout(let workout) = content {
            content = .workout(workout.withDuration(from: startDate, to: endDate))
        }
        self.init(
            stored: uuid,
            type: type,
            startDate: startDate,
            endDate: endDate,
            content: content,
            metadata: metadata,
            device: device,
            sourceRevision: nil
        )
        try validate()
    }
}

extension Sample.Content {
    /// The content of a series: its sum or average (SAVE-28), and the quantities.
    package init(series: [SeriesQuantity], in unit: Unit, of type: ObjectType) {
        let sum = series.reduce(0) { $0 + $1.value }
        let isCumulative = type.quantity?.isCumulative ?? false
        let value = isCumulative || series.isEmpty ? sum : sum / Double(series.count)
        self = .quantity(Quantity(unit: unit, value: value), series: QuantitySeries(series))
    }
}

/// The content under HealthKit's property names. Each is nil for a sample of another kind.
extension Sample {
    /// `HKCumulativeQuantitySample.sumQuantity` or `HKDiscreteQuantitySample.averageQuantity`: the quantity, or the sum
    /// or average of a series (SAVE-28).
    public var quantity: Quantity? {
        if case .quantity(let quantity, _) = content { quantity } else { nil }
    }

    /// `HKCategorySample.value`: a raw value of the type's enumeration.
    public var value: Int? {
        if case .category(let value) = content { value } else { nil }
    }

    /// `HKCorrelation.objects`
    public var objects: [Sample]? {
        if case .correlation(let objects) = content { objects } else { nil }
    }

    /// The properties of an `HKWorkout`.
    public var workout: Workout? {
        if case .workout(let workout) = content { workout } else { nil }
    }
}

extension Sample.Content {
    /// The number of heartbeats, locations or voltages. 0 for other kinds.
    package var elementCount: Int {
        switch self {
        case .heartbeatSeries(let series): series.count
        case .workoutRoute(let series): series.count
        case .electrocardiogram(let electrocardiogram): electrocardiogram.voltages.count
        default: 0
        }
    }
}
