import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

/// Queries of samples and statistics.
extension CordovaHealthChannel {
    static let querySampleType = Method(
        plugin: "querySampleType",
        "Requests authorization, then returns the samples that start in the interval.",
        [.sampleType, .startDate, .endDate, .unit, .limit, .ascending, .filterOutUserInput],
        result: .list
    ) { call, arguments in
        let command = try Command(arguments)
        let limit = command[.limit].isPresent ? try command[.limit].integerValue("unsignedIntegerValue") : 1000
        let ascending = try command.bool(.ascending)
        let predicate = try command.predicate()
        guard let type = call.sampleType(command.text(.sampleType)) else { throw BridgeError.callback("sampleType was invalid") }
        let unit = try command.unit()
        return try Reply.authorized(call, read: [type]) {
            let query = SampleQuery(
                type, predicate, limit: limit, sortDescriptors: [SampleSortDescriptor(.endDate, ascending: ascending)]
            )
            let samples = try call.orFail { try call.store.execute(query) }
            var list: [JSONValue] = []
            for sample in samples {
                var members = sample.commonMembers
                switch sample.content {
                case .quantity(let quantity, _): members["quantity"] = .double(try call.value(quantity, in: unit))
                case .category(let value): members.addCategory(value, type)
                case .workout(let workout): members["duration"] = .double(workout.duration)
                default: break
                }
                list.append(.object(members))
            }
            call.objectCount = list.count
            return JSONValue.array(list)
        }
    }

    static let querySampleTypeAggregated = Method(
        plugin: "querySampleTypeAggregated",
        "Requests authorization, then returns the sum or the figures of each interval. Those without samples have 0.",
        [.sampleType, .startDate, .endDate, .unit, .aggregation, .filterOutUserInput],
        result: .list
    ) { call, arguments in
        let command = try Command(arguments)
        let (start, end) = (try command.date(.startDate), try command.date(.endDate))
        let interval = intervals[command.text(.aggregation) ?? "day"] ?? DateComponents(day: 1)
        guard let type = call.quantityType(command.text(.sampleType)) else {
            throw BridgeError.callback("sampleType is invalid")
        }
        let unit = try command.unit(knowsMillimoles: false)
        let predicate = try command.predicate()
        let isDiscrete = discreteTypes.contains(type.identifier)
        return try Reply.authorized(call, read: [type]) {
            let query = StatisticsCollectionQuery(
                type,
                predicate,
                isDiscrete ? figures : .cumulativeSum,
                anchorDate: call.calendar.startOfDay(for: end),
                intervalComponents: interval
            )
            let collection = try call.orFail { try call.store.execute(query) }
            let statistics = try collection.statistics(from: start, to: end) { call.shouldContinue() }
            var list: [JSONValue] = []
            for item in statistics {
                list.append([
                    "startDate": .string(item.startDate.isoWithFraction),
                    "endDate": .string(item.endDate.isoWithFraction),
                    "quantity": isDiscrete
                        ? try call.json(item.figures, in: unit) : .double(try call.value(item.figures.sum, in: unit)),
                ])
            }
            call.objectCount = list.count
            return JSONValue.array(list)
        }
    }

    static let sumQuantityType = Method(
        plugin: "sumQuantityType",
        "Returns the sum of a quantity, or the figures of heart rates. An error is 0.",
        [.sampleType, .startDate, .endDate, .unit.described("The text of the unit. Default: `count`.")],
        result: ResultDescription("sum", ["oneOf": [["type": "number"], ["type": "object"]]])
    ) { call, arguments in
        let command = try Command(arguments)
        let interval = try command.interval()
        guard let type = call.quantityType(command.text(.sampleType)) else {
            throw BridgeError.callback("sampleType is invalid")
        }
        var unit = HealthModel.Unit.count
        if command[.unit].isPresent {
            guard let text = command.text(.unit) else { throw BridgeError.unrecognized("length", by: command[.unit]) }
            unit = try HealthModel.Unit(from: text)
        }
        let query = StatisticsQuery(type, interval, type == .heartRate ? figures : .cumulativeSum)
        let statistics = try call.attempt { try call.store.execute(query) }
        let found = (try? statistics.get())?.figures ?? Statistics.Figures()
        guard type == .heartRate else { return JSONValue.double(try call.value(found.sum, in: unit)) }
        return try call.json(found, in: unit)
    }
    private static let figures: StatisticsOptions = [.discreteAverage, .discreteMin, .discreteMax]

    /// The types of which an aggregation has an average, a minimum and a maximum. All others have a sum.
    private static let discreteTypes: Set<String> = [
        "HKQuantityTypeIdentifierHeartRate", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN",
        "HKQuantityTypeIdentifierRestingHeartRate", "HKQuantityTypeIdentifierBodyMass",
    ]

    private static let intervals = [
        "hour": DateComponents(hour: 1), "day": DateComponents(day: 1), "week": DateComponents(day: 7),
        "month": DateComponents(month: 1), "year": DateComponents(year: 1),
    ]
}

extension Call {
    /// The average, the minimum and the maximum.
    fileprivate func json(_ figures: Statistics.Figures, in unit: HealthModel.Unit?) throws -> JSONValue {
        [
            "average": .double(try value(figures.average, in: unit)),
            "min": .double(try value(figures.minimum, in: unit)), "max": .double(try value(figures.maximum, in: unit)),
        ]
    }
}

extension Sample {
    /// The members that all samples have.
    var commonMembers: JSONObject {
        [
            "startDate": .string(startDate.isoWithFraction), "endDate": .string(endDate.isoWithFraction),
            "UUID": .string(uuid.uuidString), "sourceName": .string(sourceName),
            "sourceBundleId": .string(sourceIdentifier), "metadata": metadata.json,
        ]
    }
}

extension JSONObject {
    /// Adds the members of a category sample.
    mutating func addCategory(_ value: Int, _ type: ObjectType) {
        self["value"] = .integer(Int64(clamping: value))
        self["categoryType.identifier"] = .string(type.identifier)
        self["categoryType.description"] = .string(type.identifier)
    }
}
