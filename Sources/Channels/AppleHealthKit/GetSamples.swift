import BridgeCore
import HealthEngine
import HealthModel
import JSON

/// Samples in the form of workouts.
extension AppleHealthKitChannel {
    static let getSamples = Method(
        plugin: "getSamples",
        "Returns samples of a few types, without those that have no product type. Any other type means workouts.",
        [
            .type.described("The name of the type. Default: `Walking`, which is steps."),
            .startDate.described("The start. Default: now."), .endDate, .unit, .limit, .ascending,
        ],
        result: .list
    ) { call, arguments in
        let options = call.options(arguments)
        var unit = try options.unit(default: "count")
        let limit = try options.count(.limit, default: SampleQuery.noLimit)
        let ascending = try options.bool(.ascending, default: false)
        let name = options[.type].isPresent ? options[.type].string : "Walking"
        let startDate = options.date(.startDate, default: call.now)
        let endDate = options.date(.endDate, default: call.now)
        let mile = try HealthModel.Unit.known("mi")
        if name == "Running" || name == "Cycling" { unit = mile }
        let query = SampleQuery(
            try call.sampleType(name),
            .samples(start: startDate, end: endDate, options: .strictStartDate),
            limit: limit,
            sortDescriptors: [SampleSortDescriptor(.endDate, ascending: ascending)]
        )
        let samples = try call.samples(query, "error getting samples:")
        // A sample that raises an exception is left out: one without product type, or with another dimension.
        var results: [JSONValue] = []
        for sample in samples {
            guard let device = sample.sourceRevision?.productType else { continue }
            if let workout = sample.workout {
                results.append(.object(try call.members(of: sample, workout, device)))
            } else if let value = try? sample.quantity?.doubleValue(for: unit) {
                results.append([
                    (unit == mile ? "distance" : "quantity"): .double(value),
                    "tracked": .bool(sample.metadata.isTracked),
                    "sourceName": .string(sample.sourceName),
                    "sourceId": .string(sample.sourceIdentifier),
                    "device": .string(device), "start": .string(call.text(sample.startDate)),
                    "end": .string(call.text(sample.endDate)),
                ])
            }
        }
        return JSONValue.array(results)
    }
}

extension Call {
    /// `quantityTypeFromName:`, which knows workouts under every other name.
    func sampleType(_ name: String?) throws -> ObjectType {
        guard let name, let identifier = Options.sampleTypes[name] else { return .workout }
        return try type(identifier)
    }
}
