import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Queries for samples with arguments of their own.
extension HealthKitReporterChannel {
    static let sampleQueryMethods = [
        sampleQuery, sampleQueryWithDescriptors, workoutRouteQueryForWorkout, correlationQuery, medicationDoseEventQuery,
        cdaDocumentQuery,
    ]

    private static let sampleQuery = Method(
        reporter: "sampleQuery",
        "Returns samples of any type, quantities in the unit of the package. Series come without their elements.",
        [.identifier] + ParameterDescription.interval,
        result: .jsonList
    ) { call, arguments in
        let type = try call.sampleType(try arguments.required(.identifier, \.string))
        let (predicate, limit) = (try arguments.predicate(), try arguments.limit())
        return try call.samples([QueryDescriptor(type, predicate)], limit: limit).texts(on: call.device.osVersion)
    }

    private static let sampleQueryWithDescriptors = Method(
        reporter: "sampleQueryWithDescriptors",
        "Returns samples of several types, the newest first.",
        [.descriptors, .limit],
        result: .jsonList
    ) { call, arguments in
        let descriptors = try arguments.required(.descriptors, \.maps).map { map in
            QueryDescriptor(try call.sampleType(try map.required(.identifier, \.string)), try map.predicate(isRequired: false))
        }
        let limit = try arguments.limit()
        return try call.samples(descriptors, limit: limit).texts(on: call.device.osVersion)
    }

    private static let workoutRouteQueryForWorkout = Method(
        reporter: "workoutRouteQueryForWorkout",
        "Returns the routes of a workout with their locations.",
        [.workoutUUID, .limit],
        result: .json
    ) { call, arguments in
        let text = try arguments.required(.workoutUUID, \.string)
        let limit = try arguments.limit()
        let workout = try call.storedSample(.workout, text)
        let samples = try call.samples([QueryDescriptor(.workoutRoute, .workout(workout.uuid))], limit: limit)
        return try call.list(samples, withElements: true).text
    }

    private static let correlationQuery = Method(
        reporter: "correlationQuery",
        "Returns correlations that have a matching member for each type of `typePredicates`.",
        [.identifier, .typePredicates]
            + ParameterDescription.interval,
        result: .json
    ) { call, arguments in
        let type = try call.type(try arguments.required(.identifier, \.string), .correlation)
        var members: [ObjectType: SamplePredicate] = [:]
        for (identifier, map) in arguments[.typePredicates].dictionaryOfMaps {
            let predicate = try map.predicate()
            // The library leaves out what is no type of samples.
            if let type = try? call.sampleType(identifier) { members[type] = predicate }
        }
        let (predicate, limit) = (try arguments.predicate(), try arguments.limit())
        let query = CorrelationQuery(type, predicate, samplePredicates: members)
        let found = try call.run { store in try store.execute(query) }
        let newest = found.enumerated()
            .sorted { ($1.element.startDate, $0.offset) < ($0.element.startDate, $1.offset) }
            .map(\.element)
        let samples = Array(limit > 0 ? newest.prefix(limit) : newest[...])
        call.objectCount = samples.count
        return try call.list(samples).text
    }

    private static let medicationDoseEventQuery = Method(
        reporter: "medicationDoseEventQuery",
        "Returns doses of medications, or of one.",
        [.medicationConceptIdentifier]
            + ParameterDescription.intervalIfGiven,
        result: .json
    ) { call, arguments in
        try call.require(.medications)
        let medication = arguments[.medicationConceptIdentifier].string
        let (interval, limit) = (try arguments.predicate(isRequired: false), try arguments.limit())
        let predicate =
            medication.map { SamplePredicate.and([interval, .content(.medicationConceptIdentifiers([Name($0)]))]) }
            ?? interval
        let samples = try call.samples([QueryDescriptor(.medicationDoseEvent, predicate)], limit: limit)
        return try call.list(samples).text
    }

    private static let cdaDocumentQuery = Method(
        reporter: "cdaDocumentQuery",
        "Returns clinical documents. HealthKit asks the user about documents that are undecided.",
        ParameterDescription.intervalIfGiven + [
            .includeDocumentData
        ],
        result: .json
    ) { call, arguments in
        let (predicate, limit) = (try arguments.predicate(isRequired: false), try arguments.limit())
        let includesData = arguments[.includeDocumentData].bool ?? true
        let query = DocumentQuery(
            .cdaDocument, predicate, limit: limit, sortDescriptors: [.newestFirst], includesDocumentData: includesData
        )
        return try Reply.authorization(call) {
            try call.store.execute(query)
        } answer: { result in
            switch result {
            case .failure(let error): throw BridgeError.healthKit(error)
            case .success(let samples):
                return try call.list(samples).text
            }
        }
    }
}

extension SampleSortDescriptor {
    static let newestFirst = SampleSortDescriptor(.startDate, ascending: false)
}

extension [Sample] {
    /// A list of JSON texts, without the elements of series.
    func texts(on version: OSVersion) -> JSONValue { .array(map { $0.payload(on: version).text }) }
}

extension Call {
    /// The samples of a query, the newest first.
    func samples(_ descriptors: [QueryDescriptor], limit: Int = 0) throws -> [Sample] {
        let query = SampleQuery(descriptors: descriptors, limit: limit, sortDescriptors: [.newestFirst])
        let samples = try run { store in try store.execute(query) }
        objectCount = samples.count
        return samples
    }

    /// The list of samples, with the elements of series if wanted.
    func list(_ samples: [Sample], in unit: HealthModel.Unit? = nil, withElements: Bool = false) throws -> JSONValue {
        .array(
            try samples.map { sample in
                let elements = withElements ? try elements(of: sample) : .none
                return .object(sample.payload(on: device.osVersion, in: unit, elements: elements))
            }
        )
    }

    private func elements(of sample: Sample) throws -> SeriesElements {
        let uuid = sample.uuid
        return try run { store in
            switch sample.content {
            case .heartbeatSeries: .heartbeats(try store.execute(HeartbeatSeriesQuery(heartbeatSeries: uuid)))
            case .workoutRoute: .locations(try store.execute(WorkoutRouteQuery(route: uuid)))
            case .electrocardiogram: .voltages(try store.execute(ElectrocardiogramQuery(electrocardiogram: uuid)))
            default: .none
            }
        }
    }

    /// The stored sample with a UUID that an argument names.
    func storedSample(_ type: ObjectType, _ text: String) throws -> Sample {
        let name = WrappedType.name(of: type)
        guard let uuid = UUID(text: text), type.kind != .characteristic, type.kind != .activitySummary else {
            throw BridgeError.library(.invalidValue, "Invalid samples \(name) [\(String(reflecting: text.shortened))]")
        }
        let query = SampleQuery(type, .objects([uuid]))
        let samples = try run { store in try store.execute(query) }
        guard let sample = samples.first else {
            throw BridgeError.library(.invalidIdentifier, "No \(name) samples [\(String(reflecting: text.shortened))]")
        }
        return sample
    }
}
