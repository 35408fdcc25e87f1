import BridgeCore
import Foundation
import HealthJSON
import HealthModel
import JSON

/// Saving single samples.
extension FlutterHealthChannel {
    private static let entryParameters: [ParameterDescription] = [
        .value.described("The value."), .dataTypeKey,
        .dataUnitKey.described("The key of the unit. It has no effect for a category.", isRequired: true), .start, .end,
        .recordingMethod,
    ]

    static let writeData = Method(
        plugin: "writeData",
        "Saves a quantity or a category. An error of HealthKit is false.",
        entryParameters,
        result: .success,
        audit: .action(.write)
    ) { call, arguments in
        try call.saveEntry(arguments)
    }

    /// The variant of ``writeData`` since 13.3.2. It lacks the guards of that method.
    static let writeDataUUID = Method(
        plugin: "writeDataUUID",
        "Saves a quantity or a category as `writeData` does, and returns its UUID. An error of HealthKit is an empty text.",
        entryParameters,
        result: .savedUUID,
        audit: .action(.write)
    ) { call, arguments in
        try call.saveEntryForUUID(arguments)
    }

    static let writeAudiogram = Method(
        plugin: "writeAudiogram",
        "Saves an audiogram with a point for each frequency. Without metadata the plugin ends the app.",
        [
            .frequencies, .leftEarSensitivities, .rightEarSensitivities, .start, .end,
            .metadata.described("`HKDeviceName` and `HKExternalUUID`. Without both of them the plugin never answers."),
        ],
        result: .success,
        audit: .action(.write)
    ) { call, arguments in
        let text = "Error writing audiogram: "
        guard let frequencies = arguments[.frequencies].array(of: \.double),
            let left = arguments[.leftEarSensitivities].array(of: \.double),
            let right = arguments[.rightEarSensitivities].array(of: \.double), let dates = arguments.dates
        else { throw BridgeError.refused("WRITE_ERROR", text) }
        guard !frequencies.isEmpty else { throw BridgeError.trap("Range requires lowerBound <= upperBound") }
        var points: [AudiogramSensitivityPoint] = []
        for (index, frequency) in frequencies.enumerated() {
            guard index < left.count, index < right.count else { throw BridgeError.indexOutOfRange }
            let point = AudiogramSensitivityPoint(
                frequency: Quantity(unit: .hertz, value: frequency),
                leftEarSensitivity: Quantity(unit: .decibelHearingLevel, value: left[index]),
                rightEarSensitivity: Quantity(unit: .decibelHearingLevel, value: right[index])
            )
            do throws(NativeException) {
                try point.validate()
            } catch {
                throw BridgeError.platform("WRITE_ERROR", text + error.reason)
            }
            points.append(point)
        }
        let metadata = arguments[.metadata]
        guard metadata.dictionary != nil else {
            // The plugin casts to an optional dictionary. Null becomes nil, which it unwraps; another value fails the cast.
            guard metadata.isPresent, !metadata.isNull else { throw BridgeError.unwrappedNil }
            return try call.save(.audiogram, .audiogram(Audiogram(sensitivityPoints: points)), dates.start, dates.end, [:])
        }
        guard let deviceName = metadata[member: "HKDeviceName"].string,
            let externalUUID = metadata[member: "HKExternalUUID"].string
        else { throw BridgeError.noReply }
        return try call.save(
            .audiogram,
            .audiogram(Audiogram(sensitivityPoints: points)),
            dates.start,
            dates.end,
            ["HKDeviceName": .string(deviceName), "HKExternalUUID": .string(externalUUID)]
        )
    }

    static let writeInsulinDelivery = Method(
        plugin: "writeInsulinDelivery",
        "Saves a dose of insulin. An error of HealthKit is false.",
        [.units, .reason, .start, .end],
        result: .success,
        audit: .action(.write)
    ) { call, arguments in
        guard let units = arguments[.units].double, let reason = arguments[.reason].number,
            let dates = arguments.dates
        else { throw BridgeError.refused("WRITE_ERROR", "Error writing insulin delivery: ") }
        guard let type = call.healthDataType("INSULIN_DELIVERY")?.type, let unit = HealthDataUnit.internationalUnit
        else { return false }
        return try call.save(
            type,
            .quantity(Quantity(unit: unit, value: units)),
            dates.start,
            dates.end,
            ["HKInsulinDeliveryReason": Int64(exactly: reason).map { .integer($0) } ?? .real(reason)]
        )
    }

    static let writeMenstruationFlow = Method(
        plugin: "writeMenstruationFlow",
        "Saves a menstrual flow, at the end only. An error of HealthKit is false.",
        [.value, .end, .isStartOfCycle, .recordingMethod],
        result: .success,
        audit: .action(.write)
    ) { call, arguments in
        guard let value = arguments[.value].int, let date = arguments[.endTime].date,
            arguments[.isStartOfCycle].number != nil, let wasUserEntered = arguments.wasUserEntered,
            let isStartOfCycle = arguments[.isStartOfCycle].json.flatMap(MetadataValue.init(plain:))
        else { throw BridgeError.refused("WRITE_ERROR", "Error writing menstruation flow: ") }
        guard let type = call.healthDataType("MENSTRUATION_FLOW")?.type else { return false }
        return try call.save(
            type, .category(value), date, date,
            ["HKMenstrualCycleStart": isStartOfCycle, Metadata.wasUserEntered: wasUserEntered]
        )
    }
}

extension NativeValue {
    /// The arguments of `writeData` and `writeDataUUID`.
    fileprivate func entry() throws -> (
        value: Double, key: String, unitKey: String, dates: (start: Date, end: Date), metadata: Metadata
    ) {
        guard let value = self[.value].double, let key = self[.dataTypeKey].string,
            let unitKey = self[.dataUnitKey].string, let dates, let wasUserEntered
        else { throw BridgeError.refused("WRITE_ERROR", "Error writing data: ") }
        return (value, key, unitKey, dates, [Metadata.wasUserEntered: wasUserEntered])
    }
}

extension Call {
    /// Saves an entry, and returns the success flag.
    fileprivate func saveEntry(_ arguments: NativeValue) throws -> Bool {
        let (value, key, unitKey, dates, metadata) = try arguments.entry()
        guard let (entry, type) = healthDataType(key) else { return false }
        switch type.kind {
        case .quantity:
            guard let unit = healthDataUnit(unitKey) else { return false }
            let quantity = Quantity(unit: unit, value: value)
            return try save(type, .quantity(quantity), dates.start, dates.end, metadata)
        case .category:
            var saved = entry.writeValue
            if saved == nil { saved = entry.key == "MINDFULNESS" ? 0 : try Int(truncating: value) }
            return try save(type, .category(saved ?? 0), dates.start, dates.end, metadata)
        default: return false
        }
    }

    /// Saves an entry without the guards of ``saveEntry(_:)``, and returns its UUID.
    fileprivate func saveEntryForUUID(_ arguments: NativeValue) throws -> JSONValue {
        let (value, key, unitKey, dates, metadata) = try arguments.entry()
        guard let (entry, type) = healthDataType(key), type.kind != .characteristic else { throw BridgeError.unwrappedNil }
        if entry.key == "MINDFULNESS" {
            return .bool(try save(type, .category(0), dates.start, dates.end, metadata)) as JSONValue
        }
        guard type.kind != .category else {
            return try saveForUUID(type, .category(try Int(truncating: value)), dates, metadata)
        }
        // The plugin makes the quantity before it casts the type.
        guard let unit = healthDataUnit(unitKey) else { throw BridgeError.unwrappedNil }
        guard type.kind == .quantity else { throw BridgeError.trap("Could not cast value to type 'HKQuantityType'") }
        return try saveForUUID(type, .quantity(Quantity(unit: unit, value: value)), dates, metadata)
    }
}
