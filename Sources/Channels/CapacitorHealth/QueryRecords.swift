import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension CapacitorHealthChannel {
    static let queryRecords = Method(
        plugin: "queryRecords",
        "Returns the samples of a type that start in the interval, the earliest start first.",
        [.startDate, .endDate, .dataType.described("`steps`, `weight`, `height`, `body-fat` or `lean-body-mass`.")],
        result: ResultDescription("records", Schemas.reference("CapacitorRecords"))
    ) { call, arguments in
        guard let (start, end) = arguments.interval, let dataType = arguments[.dataType].string else {
            throw BridgeError.invalidParameters
        }
        guard let record = records[dataType] else {
            let supported = "steps, weight, height, body-fat, lean-body-mass"
            throw BridgeError.rejected("Unsupported dataType: \(dataType.shortened). Supported: \(supported)")
        }
        guard let type = call.deviceType(record.identifier) else {
            throw BridgeError.rejected("Data type not available: \(dataType)")
        }
        let query = SampleQuery(
            type,
            .samples(start: start, end: end, options: .strictStartDate),
            sortDescriptors: [SampleSortDescriptor(.startDate, ascending: true)]
        )
        let samples = try call.rejecting("Error querying records: ") {
            try call.store.execute(query)
        }
        var list: [JSONValue] = []
        for sample in samples {
            guard let quantity = sample.quantity else { continue }
            let value = try call.value(quantity, in: record.unit)
            list.append([
                "startDate": .string(sample.startDate.isoWithFraction),
                "endDate": .string(sample.endDate.isoWithFraction), "value": .double(value * record.scale),
                "sourceBundleId": .string(sample.sourceIdentifier),
                "sourceName": .string(sample.sourceName),
                "manual": .bool(sample.metadata.isUserEntered),
            ])
        }
        return ["records": .array(list)] as JSONValue
    }

    private static let records: [String: (identifier: String, unit: HealthModel.Unit, scale: Double)] = [
        "steps": ("HKQuantityTypeIdentifierStepCount", .count, 1),
        "weight": ("HKQuantityTypeIdentifierBodyMass", .kilogram, 1),
        "height": ("HKQuantityTypeIdentifierHeight", .meter, 1),
        "body-fat": ("HKQuantityTypeIdentifierBodyFatPercentage", .percent, 100),
        "lean-body-mass": ("HKQuantityTypeIdentifierLeanBodyMass", .kilogram, 1),
    ]
}
