import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

extension CapgoHealthChannel {
    static let saveSample = Method(
        plugin: "saveSample",
        "Saves a sample.",
        [.dataType, .value, .unit, .startDate, .endDate, .metadata, .systolic, .diastolic],
        result: .nothing,
        audit: .action(.write)
    ) { call, arguments in
        guard let name = arguments[.dataType].string else { throw BridgeError.rejected("dataType is required") }
        guard let value = arguments[.value].double else { throw BridgeError.rejected("value is required") }
        guard call.store.isHealthDataAvailable else { throw BridgeError.healthDataUnavailable }
        let dataType = try DataType.named(name)
        let start = try call.date(arguments[.startDate], default: call.now)
        let end = try call.date(arguments[.endDate], default: start)
        guard end >= start else { throw BridgeError.invalidDateRange }
        var texts: [String: MetadataValue] = [:]
        for (key, value) in arguments[.metadata].dictionary?.members ?? [] {
            if case .string(let text) = value { texts[key] = .string(text) }
        }
        let metadata = Metadata(texts)
        let (type, content) = try call.content(dataType, value, arguments, start, end)
        let sample = try call.sample(type, content, start, end, metadata)
        _ = try call.rejecting { try call.store.save([sample]) }
        return JSONNull()
    }

    /// The units that the plugin knows by name.
    fileprivate static let units: [String: HealthModel.Unit?] = [
        "count": .count, "meter": .meter, "kilocalorie": .kilocalorie, "bpm": .countPerMinute, "kilogram": .kilogram,
        "percent": .percent, "millisecond": try? HealthModel.Unit(from: "ms"), "minute": .minute,
        "liter": try? HealthModel.Unit(from: "L"),
    ]
}

extension Call {
    /// The type and the content of a new sample.
    fileprivate func content(
        _ dataType: DataType, _ value: Double, _ arguments: NativeValue, _ start: Date, _ end: Date
    ) throws -> (ObjectType, Sample.Content) {
        switch dataType.name {
        case "sleep":
            let asleep = 1
            let raw = try Int(truncating: value)
            return (try sampleType(dataType), .category(raw == 0 ? asleep : raw))
        case "mindfulness":
            return (try sampleType(dataType), .category(0))
        case "bloodPressure":
            guard let systolic = arguments[.systolic].double, let diastolic = arguments[.diastolic].double else {
                throw BridgeError.rejected("Blood pressure requires both systolic and diastolic values")
            }
            var objects: [Sample] = []
            for (type, value) in zip(try authorizationTypes(dataType), [systolic, diastolic]) {
                let quantity = Quantity(unit: try unit(dataType), value: value)
                objects.append(try sample(type, .quantity(quantity), start, end))
            }
            return (try sampleType(dataType), .correlation(objects))
        default:
            let type = try quantityType(dataType)
            let named = arguments[.unit].string.flatMap { CapgoHealthChannel.units[$0] ?? nil }
            let defaultUnit = try unit(dataType)
            return (type, .quantity(Quantity(unit: named ?? defaultUnit, value: value)))
        }
    }
}
