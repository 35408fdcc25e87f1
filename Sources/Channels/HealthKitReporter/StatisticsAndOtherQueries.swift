import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Queries that return something else than samples.
extension HealthKitReporterChannel {
    static let otherQueryMethods = [
        statisticsQuery, sourceQuery, quantitySeriesQuery, workoutEffortRelationshipQuery,
        verifiableClinicalRecordQuery,
    ]

    private static let statisticsQuery = Method(
        reporter: "statisticsQuery",
        "Returns the statistics of a quantity type. Without samples it fails.",
        [.identifier, .unit, .startTimestamp, .endTimestamp, .predicateOptions, .separateBySource],
        result: .json
    ) { call, arguments in
        let type = try call.libraryType(try arguments.required(.identifier, \.string), .quantity)
        let text = try arguments.required(.unit, \.string)
        let predicate = try arguments.predicate()
        let isSeparated = arguments[.separateBySource].bool ?? false
        let unit = try call.unit(text, for: type)
        let query = StatisticsQuery(type, predicate, call.statisticsOptions(of: type, isSeparated: isSeparated))
        let statistics = try call.run { store in try store.execute(query) }
        return statistics.payload(in: unit).text
    }

    private static let sourceQuery = Method(
        reporter: "sourceQuery",
        "Returns the sources of the samples of a type.",
        [.identifier, .startTimestamp, .endTimestamp, .predicateOptions],
        result: .json
    ) { call, arguments in
        let type = try call.sampleType(try arguments.required(.identifier, \.string))
        let query = SourceQuery(type, try arguments.predicate())
        let sources = try call.run { store in try store.execute(query) }
        return JSONValue.array(sources.map(\.payload)).text
    }

    private static let quantitySeriesQuery = Method(
        reporter: "quantitySeriesQuery",
        "Returns the quantities within the samples of a type, sample by sample.",
        [.identifier, .unit, .startIfGiven, .endIfGiven, .predicateOptions],
        result: .json
    ) { call, arguments in
        let type = try call.libraryType(try arguments.required(.identifier, \.string), .quantity)
        let text = try arguments.required(.unit, \.string)
        let predicate = try arguments.predicate(isRequired: false)
        let unit = try call.unit(text, for: type)
        let query = QuantitySeriesSampleQuery(type, predicate, orderByQuantitySampleStartDate: true)
        let elements = try call.run { store in try store.execute(query) }
        let list = elements.map { element in
            var object = element.quantity.payload(in: unit)
            object["startTimestamp"] = .seconds(element.dateInterval.start)
            object["endTimestamp"] = .seconds(element.dateInterval.end)
            object["sampleUUID"] = .string(element.sample.uuid.uuidString)
            return JSONValue.object(object)
        }
        return JSONValue.array(list).text
    }

    private static let workoutEffortRelationshipQuery = Method(
        reporter: "workoutEffortRelationshipQuery",
        "Returns the effort scores of workouts.",
        [.startIfGiven, .endIfGiven, .predicateOptions, .anchor, .mostRelevant],
        result: ResultDescription("result", ["type": "object"])
    ) { call, arguments in
        try call.require(.workoutEffort)
        let predicate = try arguments.predicate(isRequired: false)
        let anchor = try arguments.anchor()
        let isMostRelevant = arguments[.mostRelevant].bool ?? false
        let query = WorkoutEffortRelationshipQuery(predicate, anchor: anchor, mostRelevant: isMostRelevant)
        let result = try call.run { store in try store.execute(query) }
        let version = call.device.osVersion
        let relationships = result.relationships.map { relationship in
            var object: JSONObject = ["workout": .object(relationship.workout.payload(on: version))]
            object["activityUUID"] = relationship.activity.map { .string($0.uuid.uuidString) }
            object["samples"] = .array(relationship.samples.map { .object($0.payload(on: version)) })
            return JSONValue.object(object)
        }
        return ["relationships": JSONValue.array(relationships).text, "anchor": .string(result.anchor.text)] as JSONValue
    }

    /// No store of this project has verifiable records (OTH-10).
    private static let verifiableClinicalRecordQuery = Method(
        reporter: "verifiableClinicalRecordQuery",
        "Returns verifiable clinical records. There are none.",
        [.recordTypes, .sourceTypes, .startIfGiven, .endIfGiven],
        result: .json,
        audit: .none
    ) { _, arguments in
        _ = try arguments.required(.recordTypes, \.strings)
        _ = try arguments.predicate(isRequired: false)
        return "[]"
    }
}

extension ParameterDescription {
    static let separateBySource = flag("separateBySource", "Whether to return the figures of each source. Default: no.")
    static let anchor = text("anchor", "The anchor of an earlier answer, in base64.")
}

extension NativeValue {
    /// The anchor of an earlier answer; nil if the argument is missing.
    func anchor() throws -> QueryAnchor? {
        guard let text = self[.anchor].string else { return nil }
        guard let anchor = QueryAnchor(text: text) else {
            throw BridgeError.library(.invalidValue, "Anchor is not a base64 string: \(text.shortened)")
        }
        return anchor
    }
}

extension Call {
    /// The figures that the package requests for a type.
    func statisticsOptions(of type: ObjectType, isSeparated: Bool) -> StatisticsOptions {
        let isCumulative = type.quantity?.isCumulative ?? false
        let options: StatisticsOptions =
            isCumulative ? .cumulativeSum : [.discreteAverage, .discreteMin, .discreteMax, .mostRecent]
        return isSeparated ? options.union(.separateBySource) : options
    }
}
