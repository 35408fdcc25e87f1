import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension CapgoHealthChannel {
    static let queryAggregated = Method(
        plugin: "queryAggregated",
        "Returns the figures of each interval that has samples.",
        [.dataType, .startDate, .endDate, .bucket, .aggregation],
        result: ResultDescription("samples", Schemas.reference("CapgoSamples"))
    ) { call, arguments in
        guard let name = arguments[.dataType].string else { throw BridgeError.rejected("dataType is required") }
        let requested = try arguments.aggregations()
        let dataType = try DataType.named(name)
        let refused = BridgeError.rejected(
            "Aggregated queries are not supported for \(name == "sleep" ? "sleep data" : name). Use readSamples instead."
        )
        guard !withoutAggregation.contains(name) else { throw refused }
        let type = try call.quantityType(dataType)
        let (start, end) = try call.interval(arguments)
        guard let supported = supported[name], let first = supported.first else { throw refused }
        let aggregations = requested.isEmpty ? [first] : requested
        for aggregation in aggregations where !supported.contains(aggregation) {
            throw BridgeError.rejected("Unsupported aggregation '\(aggregation.shortened)' for \(name).")
        }
        let query = StatisticsCollectionQuery(
            type,
            .samples(start: start, end: end, options: .strictStartDate),
            StatisticsOptions(aggregations.compactMap { options[$0] }),
            anchorDate: call.calendar.startOfDay(for: start),
            intervalComponents: intervals[arguments[.bucket].string ?? "day"] ?? DateComponents(day: 1)
        )
        let collection = try call.rejecting { try call.store.execute(query) }
        var list: [JSONValue] = []
        for statistics in collection.statistics where statistics.startDate < end || start == end {
            var values = JSONObject()
            for aggregation in aggregations {
                guard let quantity = statistics.figures[aggregation] else { continue }
                values[aggregation] = .double(try call.value(quantity, in: call.unit(dataType)))
            }
            guard let value = values.members.first?.value else { continue }
            list.append([
                "startDate": .string(statistics.startDate.isoWithFraction),
                "endDate": .string(statistics.endDate.isoWithFraction), "value": value, "values": .object(values),
                "unit": .string(dataType.unitName),
            ])
        }
        call.objectCount = list.count
        return ["samples": .array(list)] as JSONValue
    }

    private static let withoutAggregation: Set<String> = ["sleep", "respiratoryRate", "oxygenSaturation", "heartRateVariability"]

    /// The aggregations of the types. The first one is the default.
    private static let supported: [String: [String]] = {
        var supported: [String: [String]] = [:]
        for name in ["steps", "distance", "calories", "dietaryWater", "dietaryEnergyConsumed"] {
            supported[name] = ["sum"]
        }
        for name in ["heartRate", "weight", "restingHeartRate"] { supported[name] = ["average", "min", "max"] }
        return supported
    }()

    private static let options: [String: StatisticsOptions] = [
        "sum": .cumulativeSum, "average": .discreteAverage, "min": .discreteMin, "max": .discreteMax,
    ]

    private static let intervals = [
        "hour": DateComponents(hour: 1), "day": DateComponents(day: 1), "week": DateComponents(day: 7),
        "month": DateComponents(day: 30),
    ]
}

extension NativeValue {
    /// The member `aggregation`: a text or a list of texts, each once.
    fileprivate func aggregations() throws -> [String] {
        let value = self[.aggregation]
        if let text = value.string { return [text] }
        guard value.array != nil else { return [] }
        guard let texts = value.array(of: \.string) else {
            throw BridgeError.rejected("aggregation array must contain only strings")
        }
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}

extension Statistics.Figures {
    /// The figure of an aggregation.
    fileprivate subscript(_ aggregation: String) -> Quantity? {
        switch aggregation {
        case "average": average
        case "min": minimum
        case "max": maximum
        default: sum
        }
    }
}
