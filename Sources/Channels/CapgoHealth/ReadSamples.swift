import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension CapgoHealthChannel {
    static let readSamples = Method(
        plugin: "readSamples",
        "Returns the samples of a type that overlap the interval.",
        [.dataType, .startDate, .endDate, .limit, .ascending],
        result: ResultDescription("samples", Schemas.reference("CapgoSamples"))
    ) { call, arguments in
        guard let name = arguments[.dataType].string else { throw BridgeError.rejected("dataType is required") }
        let dataType = try DataType.named(name)
        let type = try call.sampleType(dataType)
        let (start, end) = try call.interval(arguments)
        let query = SampleQuery(
            type,
            .samples(start: start, end: end),
            limit: arguments[.limit].int ?? 100,
            sortDescriptors: [SampleSortDescriptor(.startDate, ascending: arguments[.ascending].bool ?? false)]
        )
        let samples = try call.rejecting { try call.store.execute(query) }
        var list: [JSONValue] = []
        for sample in samples {
            if let members = try call.members(of: sample, dataType) { list.append(.object(members)) }
        }
        return ["samples": .array(list)] as JSONValue
    }
}

extension Call {
    /// The members of a sample; nil for a blood pressure that lacks a part.
    fileprivate func members(of sample: Sample, _ dataType: DataType) throws -> JSONObject? {
        let minutes = sample.endDate.timeIntervalSince(sample.startDate) / 60
        var value = minutes
        var further = JSONObject()
        switch (sample.content, dataType.name) {
        case (.category(let raw), "sleep"):
            let state = sleepState(raw)
            if let state {
                further["sleepState"] = .string(state)
                further["stages"] = [
                    [
                        "startDate": .string(sample.startDate.isoWithFraction),
                        "endDate": .string(sample.endDate.isoWithFraction), "stage": .string(state),
                        "durationMinutes": .double(minutes),
                    ]
                ]
            }
            further["hasStageData"] = .bool(state != nil)
        case (.category(let raw), "appleStandHour"):
            let stood = 0
            value = raw == stood ? 1 : 0
            further["standState"] = raw == stood ? "stood" : "idle"
        case (.correlation(let objects), _):
            guard let systolic = objects.first(where: { $0.type == .bloodPressureSystolic })?.quantity,
                let diastolic = objects.first(where: { $0.type == .bloodPressureDiastolic })?.quantity
            else { return nil }
            value = try self.value(systolic, in: unit(dataType))
            further["systolic"] = .double(value)
            further["diastolic"] = .double(try self.value(diastolic, in: unit(dataType)))
        case (.quantity(let quantity, _), _):
            value = try self.value(quantity, in: unit(dataType))
        default:
            break
        }
        var members: JSONObject = [
            "dataType": .string(dataType.name), "value": .double(value), "unit": .string(dataType.unitName),
            "startDate": .string(sample.startDate.isoWithFraction),
            "endDate": .string(sample.endDate.isoWithFraction),
        ]
        for (name, value) in further.members { members[name] = value }
        members.addMetadata(of: sample)
        return members
    }

    /// The plugin's name of a value of sleep. Stages exist since iOS 16.
    private func sleepState(_ value: Int) -> String? {
        switch value {
        case 0: "inBed"
        case 1: "asleep"
        case 2: "awake"
        case 3 where device.osVersion >= OSVersion(major: 16): "light"
        case 4 where device.osVersion >= OSVersion(major: 16): "deep"
        case 5 where device.osVersion >= OSVersion(major: 16): "rem"
        default: nil
        }
    }
}
