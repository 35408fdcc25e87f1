import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

/// Reading the latest weight or height, and saving one.
extension CordovaHealthChannel {
    static let readWeight = read("readWeight", weight, .kilogram)
    static let readHeight = read("readHeight", height, .meter)
    static let saveWeight = save("saveWeight", weight, .kilogram, noAmount: "no amount was set")
    static let saveHeight = save("saveHeight", height, .meter, noAmount: "no amount is set")

    private static let weight = "HKQuantityTypeIdentifierBodyMass"
    private static let height = "HKQuantityTypeIdentifierHeight"

    private static func read(_ name: String, _ identifier: String, _ unit: HealthModel.Unit) -> Method {
        Method(
            plugin: name,
            "Requests authorization, then returns the sample with the latest end.",
            [.unit, .requestWritePermission],
            result: .object
        ) { call, arguments in
            let command = try Command(arguments)
            let requestsWriting = try command.bool(.requestWritePermission, default: true)
            guard let unit = command.simpleUnit(.unit, like: unit), let text = command.text(.unit),
                let type = call.deviceType(identifier)
            else { throw BridgeError.callback("invalid unit is passed") }
            return try Reply.authorized(call, toShare: requestsWriting ? [type] : [], read: [type]) {
                () throws in
                let latest = SampleSortDescriptor(.endDate, ascending: false)
                let samples = try call.orFail {
                    try call.store.execute(SampleQuery(type, limit: 1, sortDescriptors: [latest]))
                }
                guard let sample = samples.first else { throw BridgeError.callback("no data") }
                return [
                    "value": .double(try call.value(sample.quantity, in: unit)), "unit": .string(text),
                    "date": .string(sample.endDate.isoWithFraction),
                ] as JSONValue
            }
        }
    }

    private static func save(_ name: String, _ identifier: String, _ unit: HealthModel.Unit, noAmount: String) -> Method {
        Method(
            plugin: name,
            "Requests authorization, then saves a sample.",
            [.unit, .amount.described("The value."), .date, .requestReadPermission],
            result: .nothing,
            audit: .action(.write)
        ) { call, arguments in
            let command = try Command(arguments)
            let date = try command.preciseDate(.date)
            let requestsReading = try command.bool(.requestReadPermission, default: true)
            guard command[.amount].isPresent else { throw BridgeError.callback(noAmount) }
            guard let unit = command.simpleUnit(.unit, like: unit), let type = call.deviceType(identifier) else {
                throw BridgeError.callback("invalid unit is passed")
            }
            return try Reply.authorized(call, toShare: [type], read: requestsReading ? [type] : []) {
                () throws in
                let quantity = Quantity(unit: unit, value: try command[.amount].doubleValue())
                try call.save(type, .quantity(quantity), date, date)
                return JSONNull()
            }
        }
    }
}
