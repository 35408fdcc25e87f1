import BridgeCore
import HealthEngine
import HealthModel
import JSON

/// Sleep, mindful sessions and blood pressure.
extension AppleHealthKitChannel {
    static let getSleepSamples = Method(
        plugin: "getSleepSamples",
        "Returns the samples of sleep analysis.",
        [.startDate, .endDate, .limit, .ascending],
        result: .list
    ) { call, arguments in
        let options = call.options(arguments)
        _ = try options.startDate()
        return try call.samples(.sleepAnalysis, SampleSelection(options, call), nil).map { sample in
            var members = call.commonMembers(of: sample)
            members["value"] = .string(ValueNames.sleep.text(of: sample.value ?? 0, else: "UNKNOWN"))
            return members
        }
    }

    static let getMindfulSession = Method(
        plugin: "getMindfulSession",
        "Returns mindful sessions, the newest end first.",
        [.startDate, .endDate, .limit],
        result: .list
    ) { call, arguments in
        let options = call.options(arguments)
        let startDate = options.date(.startDate, default: nil)
        let endDate = options.date(.endDate, default: call.now)
        // A fraction of the limit is cut off. A negative one is a very large number in C.
        let limit = try options.double(.limit)
        let query = SampleQuery(
            try call.type("HKCategoryTypeIdentifierMindfulSession"),
            .samples(start: startDate, end: endDate, options: .strictStartDate),
            limit: Int(exactly: limit.rounded(.towardZero)).map { max($0, SampleQuery.noLimit) } ?? SampleQuery.noLimit,
            sortDescriptors: [SampleSortDescriptor(.endDate, ascending: false)]
        )
        return try call.samples(query, "error with fetchCumulativeSumStatisticsCollection").map { sample in
            ["startDate": .string(call.text(sample.startDate)), "endDate": .string(call.text(sample.endDate))]
                as JSONObject
        }
    }

    static let getBloodPressureSamples = Method(
        plugin: "getBloodPressureSamples",
        "Returns the blood pressures, by default in mmHg. A part that the app may not read is 0.",
        [.startDate, .endDate, .unit, .limit, .ascending],
        result: .list
    ) { call, arguments in
        let options = call.options(arguments)
        let unit = try options.unit(default: "mmHg")
        let selection = try SampleSelection(options, call, requiresStartDate: true)
        let samples = try call.samples(.bloodPressure, selection, "error getting blood pressure samples:")
        var results: [JSONValue] = []
        for sample in samples {
            func part(_ identifier: String) throws -> JSONValue {
                let object = sample.objects?.first { $0.type.identifier == identifier }
                return try call.value(object?.quantity, in: unit)
            }
            results.append([
                "bloodPressureSystolicValue": try part("HKQuantityTypeIdentifierBloodPressureSystolic"),
                "bloodPressureDiastolicValue": try part("HKQuantityTypeIdentifierBloodPressureDiastolic"),
                "startDate": .string(call.text(sample.startDate)), "endDate": .string(call.text(sample.endDate)),
            ])
        }
        return JSONValue.array(results)
    }
}
