import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Reading and saving correlations.
extension CordovaHealthChannel {
    static let queryCorrelationType = Method(
        plugin: "queryCorrelationType",
        "Returns the correlations that start in the interval, with the members that fit one of the units.",
        [.correlationType, .startDate, .endDate, .units],
        result: .list
    ) { call, arguments in
        let command = try Command(arguments)
        let predicate = try command.interval()
        guard let type = call.sampleType(command.text(.correlationType)) else {
            throw BridgeError.callback("sampleType is invalid")
        }
        var units: [(text: String, unit: HealthModel.Unit)] = []
        for element in try command.elements(.units) {
            guard let text = element.string else { throw BridgeError.unrecognized("length", by: element) }
            units.append((text, try HealthModel.Unit(from: text)))
        }
        let query = CorrelationQuery(type, predicate)
        let samples = try call.orFail { try call.store.execute(query) }
        var list: [JSONValue] = []
        for sample in samples {
            var members = sample.commonMembers
            members["correlationType"] = .string(type.identifier)
            members["samples"] = .array(try call.members(sample.objects ?? [], units))
            list.append(.object(members))
        }
        return JSONValue.array(list)
    }

    static let saveCorrelation = Method(
        plugin: "saveCorrelation",
        "Saves a correlation.",
        [.correlationType.described("The identifier of the type."), .startDate, .endDate, .samples, .metadata],
        result: .nothing,
        audit: .action(.write)
    ) { call, arguments in
        let command = try Command(arguments)
        try command.require([.startDate, .endDate, .correlationType, .samples])
        let (start, end) = (try command.date(.startDate), try command.date(.endDate))
        var objects: [Sample] = []
        for element in try command.elements(.samples) { objects.append(try call.sample(Command(dictionary: element))) }
        let metadata = try command.metadata()
        guard let type = call.deviceType(command.text(.correlationType)), type.kind == .correlation else {
            throw BridgeError.callback("correlation type string is invalid")
        }
        try call.save(type, .correlation(objects), start, end, metadata)
        return JSONNull()
    }
}

extension Call {
    /// The members of a correlation, each in the first unit that fits it. Those that fit no unit are left out.
    fileprivate func members(
        _ objects: [Sample], _ units: [(text: String, unit: HealthModel.Unit)]
    ) throws -> [JSONValue] {
        var list: [JSONValue] = []
        for object in objects {
            guard let quantity = object.quantity else { continue }
            guard let (text, unit) = units.first(where: { quantity.unit.isCompatible(with: $0.unit) }) else { continue }
            list.append([
                "startDate": .string(object.startDate.isoWithFraction),
                "endDate": .string(object.endDate.isoWithFraction), "sampleType": .string(object.type.identifier),
                "value": .double(try value(quantity, in: unit)), "unit": .string(text),
                "metadata": object.metadata.json, "UUID": .string(object.uuid.uuidString),
            ])
        }
        return list
    }
}
