import BridgeCore
import Foundation
import HealthGenerator
import HealthJSON
import HealthModel
import JSON

extension Call {
    /// Adds test data, from a source or else one of the user's devices.
    func addData(
        from source: AddedSource?,
        usually device: AddedSource.UserDevice,
        _ add: (TestData, AddedSource) throws(TestDataError) -> [UUID]
    ) throws -> NamedResult<UUIDArray> {
        let data = TestData(phone)
        let source = source ?? data.source(device)
        who = source.revision.source.bundleIdentifier
        return try adding { () throws(TestDataError) in try add(data, source) }
    }

    /// Adds test data, and answers with the identifiers of the samples.
    func adding(_ add: () throws(TestDataError) -> [UUID]) throws -> NamedResult<UUIDArray> {
        do throws(TestDataError) {
            return NamedResult(uuids: try add())
        } catch {
            switch error {
            case .expected(let expected, let parameter): throw JSONReadingError.expected(expected, at: parameter)
            case .exception(let exception): throw context.refusal(exception, at: "")
            case .health(let failure): throw failure
            }
        }
    }
}

extension Parameter where Value == Date? {
    /// The start of an interval.
    static let startDate = optional("startDate", .sampleDate, "The start. Default: the duration before endDate.")
    /// The end of an interval.
    static let endDate = optional("endDate", .sampleDate, "The end. Default: the duration after startDate, or now.")
    /// The start and end of a measurement.
    static let moment = optional("startDate", .sampleDate, "When it was measured. Default: now.")
}

extension ValueCodec where Value == Date {
    /// A date that a sample can have.
    static let sampleDate = ValueCodec(date.schema) { reader, context in
        let date = try date.read(reader, context)
        guard date.isInCalendar else { throw reader.fail(expected: "a date within the years 1 to 4001") }
        return date
    }
}

extension Parameter where Value == Double? {
    /// The duration of an interval, if start and end do not give it.
    static func minutes(_ usual: String) -> Parameter { optional("minutes", .minutes, "The duration. Default: \(usual).") }
}

extension ValueCodec where Value == Double {
    /// Minutes of a year at most.
    fileprivate static let minutes = ValueCodec(["type": "number", "minimum": 0, "maximum": 525_600]) { reader in
        let minutes = try reader.real()
        guard (0...525_600).contains(minutes) else { throw reader.fail(expected: "0 to 525600 minutes") }
        return minutes
    }
}

extension Parameter where Value == AddedSource? {
    /// The source of added data.
    static func source(_ usual: AddedSource.UserDevice) -> Parameter {
        optional("source", .addedSource, "The source that saves: `phone`, `watch`, or another one. Default: `\(usual.rawValue)`.")
    }
}

extension ValueCodec where Value == AddedSource {
    /// `phone`, `watch`, or `{name, bundleIdentifier, version?, productType?, operatingSystemVersion?}`
    static let addedSource = ValueCodec(["oneOf": [userDevice.schema, revision.schema]]) { reader, context in
        switch reader.value {
        case .string: return AddedSource(try userDevice.read(reader, context), on: context.device.osVersion)
        case .object: return try revision.read(reader, context)
        default: throw reader.fail(expected: "phone, watch, or {name, bundleIdentifier}")
        }
    }

    private static let userDevice = ValueCodec<AddedSource.UserDevice>.name

    private static let revision = ValueCodec.object(Schemas.reference("AddedSource")) { members in
        AddedSource(
            SourceRevision(
                source: Source(
                    name: try members.required("name", .identifier),
                    bundleIdentifier: try members.required("bundleIdentifier", .identifier)
                ),
                version: try members.optional("version", .identifier),
                productType: try members.optional("productType", .identifier),
                operatingSystemVersion: try members.optional("operatingSystemVersion", .anyOSVersion)
            )
        )
    }
}
