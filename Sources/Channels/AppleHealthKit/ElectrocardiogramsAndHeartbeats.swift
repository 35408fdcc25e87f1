import BridgeCore
import HealthEngine
import HealthModel
import JSON

/// Samples with elements: electrocardiograms and heartbeat series.
extension AppleHealthKitChannel {
    static let getElectrocardiogramSamples = Method(
        plugin: "getElectrocardiogramSamples",
        "Returns electrocardiograms with their voltages: pairs of seconds and volts.",
        [.startDate, .endDate, .limit, .ascending],
        result: .list
    ) { call, arguments in
        call.createStore()
        guard call.device.supports(.electrocardiogram) else {
            throw BridgeError.text("Electrocardiogram is not available for this iOS version")
        }
        let selection = try SampleSelection(Options(arguments), call, requiresStartDate: true)
        var results: [JSONObject] = []
        for sample in try call.samples(.electrocardiogram, selection, nil) {
            guard case .electrocardiogram(let content) = sample.content else { continue }
            guard let device = sample.sourceRevision?.productType else { throw BridgeError.nilObject(8) }
            let query = ElectrocardiogramQuery(electrocardiogram: sample.uuid)
            let voltages = try call.attempt { try call.store.execute(query) }
            let measurements = ((try? voltages.get()) ?? []).map { voltage -> JSONValue in
                [.double(voltage.timeSinceSampleStart), .double(voltage.volts)]
            }
            var members = call.commonMembers(of: sample)
            let names = ValueNames.electrocardiogramClassification
            members["classification"] = .string(names.text(of: content.classification, else: "Unrecognized"))
            members["averageHeartRate"] = try call.value(content.averageHeartRate, in: .countPerMinute)
            members["samplingFrequency"] = try call.value(content.samplingFrequency, in: .hertz)
            members["device"] = .string(device)
            members["algorithmVersion"] = .integer(sample.metadata.integer("HKMetadataKeyAppleECGAlgorithmVersion"))
            members["voltageMeasurements"] = .array(measurements)
            results.append(members)
        }
        return results
    }

    static let getHeartbeatSeriesSamples = Method(
        plugin: "getHeartbeatSeriesSamples",
        "Returns heartbeat series with their beats.",
        [.startDate, .endDate, .limit, .ascending],
        result: .list
    ) { call, arguments in
        call.createStore()
        guard call.device.supports(.heartbeatSeries) else {
            throw BridgeError.text("HeartbeatSeries is not available for this iOS version")
        }
        let selection = try SampleSelection(Options(arguments), call, requiresStartDate: true)
        var results: [JSONObject] = []
        for sample in try call.samples(.heartbeatSeries, selection, nil) {
            let query = HeartbeatSeriesQuery(heartbeatSeries: sample.uuid)
            let beats = try call.attempt { try call.store.execute(query) }
            var members = call.commonMembers(of: sample)
            members["heartbeatSeries"] = .array(
                ((try? beats.get()) ?? []).map { beat in
                    ["timeSinceSeriesStart": .double(beat.timeSinceSeriesStart), "precededByGap": .bool(beat.precededByGap)]
                }
            )
            results.append(members)
        }
        return results
    }
}
