import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Saving and deleting samples.
extension CordovaHealthChannel {
    static let saveSample = Method(
        plugin: "saveSample",
        "Saves a quantity if there is a unit, else a category without its metadata.",
        [.sampleType, .startDate, .endDate, .unit, .amount, .value, .metadata],
        result: .nothing,
        audit: .action(.write)
    ) { call, arguments in
        try call.save(try call.sample(Command(arguments)))
        return JSONNull()
    }

    static let deleteSamples = Method(
        plugin: "deleteSamples",
        "Requests authorization to read, then deletes the app's own samples that start in the interval.",
        [.sampleType, .startDate, .endDate],
        result: ResultDescription("count", Schemas.integer),
        audit: .action(.delete)
    ) { call, arguments in
        let command = try Command(arguments)
        let predicate = try command.interval()
        guard let type = call.sampleType(command.text(.sampleType)) else { throw BridgeError.callback("sampleType is invalid") }
        return try Reply.authorized(call, read: [type], answersFailure: false) {
            let count = try call.orFail {
                try call.store.deleteObjects(of: type, predicate)
            }
            return JSONValue.integer(Int64(clamping: count))
        }
    }

    /// The values of sleep by name, with the first major version of iOS for which the plugin knows them.
    fileprivate static let sleepValues: [String: (value: Int, iOS: Int)] = [
        "HKCategoryValueSleepAnalysisInBed": (0, 8), "HKCategoryValueSleepAnalysisAsleep": (1, 8),
        "HKCategoryValueSleepAnalysisAwake": (2, 8), "HKCategoryValueSleepAnalysisAsleepCore": (3, 16),
        "HKCategoryValueSleepAnalysisAsleepDeep": (4, 16), "HKCategoryValueSleepAnalysisAsleepREM": (5, 16),
    ]
}

extension Command {
    /// `hasAllRequiredKeys:`. The plugin adds the description of the dictionary, which may hold health data and is left out here.
    func require(_ parameters: [ParameterDescription]) throws {
        let missing = parameters.filter { !self[$0].isPresent }.map(\.name)
        guard missing.isEmpty else {
            let list = missing.joined(separator: ", ")
            throw BridgeError.callback("required value(s) -\(list)- is missing from dictionary {…}")
        }
    }
}

extension Call {
    func save(_ sample: Sample) throws {
        _ = try orFail { try store.save([sample]) }
    }

    /// Creates a sample and saves it.
    @discardableResult
    func save(
        _ type: ObjectType, _ content: Sample.Content, _ start: Date, _ end: Date, _ metadata: Metadata = [:]
    ) throws -> Sample {
        let sample = try sample(type, content, start, end, metadata)
        try save(sample)
        return sample
    }

    /// `loadHKSampleFromInputDictionary:`
    func sample(_ command: Command) throws -> Sample {
        try command.require([.startDate, .endDate, .sampleType])
        let (start, end) = (try command.date(.startDate), try command.date(.endDate))
        guard command[.unit].isPresent else { return try categorySample(command, start, end) }
        let amount = try command[.amount].doubleValue()
        guard let type = quantityType(command.text(.sampleType)) else {
            throw BridgeError.callback("quantity type string was invalid")
        }
        guard let text = command.text(.unit), let unit = try? HealthModel.Unit(plugin: text, knowsMillimoles: true)
        else { throw BridgeError.callback("unit is invalid") }
        let metadata = try command.metadata()
        return try sample(type, .quantity(Quantity(unit: unit, value: amount)), start, end, metadata)
    }

    /// The plugin knows only the values of sleep. A mindful session has the value 0 whatever the name is.
    private func categorySample(_ command: Command, _ start: Date, _ end: Date) throws -> Sample {
        try command.require([.value])
        guard let type = deviceType(command.text(.sampleType)), type.kind == .category else {
            throw BridgeError.callback("quantity type string is invalid")
        }
        let name = command.text(.value) ?? ""
        var value = 0
        let isSleep = type.identifier == "HKCategoryTypeIdentifierSleepAnalysis"
        if isSleep, let known = CordovaHealthChannel.sleepValues[name],
            device.osVersion >= OSVersion(major: known.iOS)
        {
            value = known.value
        } else if type.identifier != "HKCategoryTypeIdentifierMindfulSession" {
            throw BridgeError.callback("category value is not compatible with category,\(type.identifier),\(name.shortened)")
        }
        return try sample(type, .category(value), start, end)
    }
}
