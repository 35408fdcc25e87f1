import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Saving samples.
extension HealthKitReporterChannel {
    static let savingMethods = [save, saveSamples, saveQuantitySeries, saveHeartbeatSeries]

    private static let save = Method(
        reporter: "save",
        "Saves a sample: the argument has one member, its kind. The stored sample gets a new UUID.",
        PayloadKind.parameters,
        result: ResultDescription("saved", Schemas.reference("SavedPayload")),
        audit: .action(.write)
    ) { call, arguments in
        let uuids = try call.save([try call.sample(arguments)])
        return ["status": true, "uuid": uuids.first ?? ""] as JSONValue
    }

    private static let saveSamples = Method(
        reporter: "saveSamples",
        "Saves samples: all of them or none.",
        [.samples],
        result: ResultDescription("saved", Schemas.reference("SavedPayloads")),
        audit: .action(.write)
    ) { call, arguments in
        let maps = try arguments.required(.samples, \.maps)
        let samples = try maps.map { map in try call.sample(map) }
        return ["status": true, "uuids": .array(try call.save(samples))] as JSONValue
    }

    private static let saveQuantitySeries = Method(
        reporter: "saveQuantitySeries",
        "Saves a series of quantities as one sample.",
        [.values, .identifier, .device, .metadata],
        result: .success,
        audit: .action(.write)
    ) { call, arguments in
        let maps = try arguments.required(.values, \.maps)
        let type = try call.libraryType(try arguments.required(.identifier, \.string), .quantity)
        let values = try maps.map { map in
            let value = try map.part("value", \.number)
            let unit = try map.part("unit", \.string)
            let (start, end) = (try map.part("startTimestamp", \.timestamp), try map.part("endTimestamp", \.timestamp))
            return (value: value, unit: unit, start: start, end: end)
        }
        let device = try arguments[.device].map.map { map in try Device(map) }
        let metadata = try call.metadata(arguments[.metadata].map)
        guard type.isShareable else { throw BridgeError.notWritable(type.identifier) }
        let quantities = try values.map { value in
            Quantity(unit: try call.unit(value.unit, for: type), value: value.value)
        }
        guard let first = values.map(\.start).min(), values.allSatisfy({ $0.start <= $0.end }) else {
            throw BridgeError.library(.invalidValue, "Quantity series needs values with start <= end:")
        }
        try call.run { store in
            let builder = try QuantitySeriesSampleBuilder(store: store, quantityType: type, startDate: first, device: device)
            for (value, quantity) in zip(values, quantities) {
                try builder.insert(quantity, from: value.start, to: value.end)
            }
            _ = try builder.finishSeries(metadata: metadata)
        }
        return true
    }

    private static let saveHeartbeatSeries = Method(
        reporter: "saveHeartbeatSeries",
        "Saves a heartbeat series, beat by beat.",
        [.series],
        result: .success,
        audit: .action(.write)
    ) { call, arguments in
        let header = try SampleHeader(try arguments.required(.series, \.map))
        _ = try header.harmonized.part("count", \.int)
        let beats = try header.harmonized.part("measurements", \.maps).map { map in
            _ = try map.part("done", \.bool)
            return Heartbeat(
                timeSinceSeriesStart: try map.part("timeSinceSeriesStart", \.number),
                precededByGap: try map.part("precededByGap", \.bool)
            )
        }
        let metadata = try call.metadata(header.metadata)
        let times = beats.map(\.timeSinceSeriesStart)
        guard let first = times.first, first >= 0, zip(times, times.dropFirst()).allSatisfy(<),
            beats.count <= HeartbeatSeriesBuilder.maximumCount
        else {
            let maximum = HeartbeatSeriesBuilder.maximumCount
            throw BridgeError.library(.invalidValue, "Heartbeat series needs 1 to \(maximum) ascending, non-negative beats:")
        }
        try call.run { store in
            let builder = HeartbeatSeriesBuilder(store: store, device: header.device, startDate: header.startDate)
            for beat in beats {
                try builder.addHeartbeat(at: beat.timeSinceSeriesStart, precededByGap: beat.precededByGap)
            }
            if !metadata.isEmpty { try builder.addMetadata(metadata) }
            _ = try builder.finishSeries()
        }
        return true
    }
}

extension ParameterDescription {
    static let samples = maps("samples", "The samples, each a map with one member: its kind.", isRequired: true)
}

extension Call {
    /// Saves samples, and returns their UUIDs.
    func save(_ samples: [Sample]) throws -> [JSONValue] {
        _ = try run { store in try store.save(samples) }
        return samples.map { .string($0.uuid.uuidString) }
    }
}
