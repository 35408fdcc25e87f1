import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// A method that saves one sample.
struct SaveMethod: Sendable {
    /// The options from which the dates of the sample come.
    enum Dates {
        /// `startDate`. The end is the same.
        case start
        /// `date`. The end is the same.
        case date
        /// `date`, or now if it cannot be read. The end is the same.
        case dateOrNow
        /// `startDate` and `endDate`, both required.
        case startAndEnd
        /// `startDate`, and `endDate` or the start.
        case startToEnd
        /// `startDate` or `date`, and `endDate` or the start.
        case startOrDateToEnd
    }

    /// The answer after a save.
    enum Answer {
        /// The value as given.
        case value
        /// True.
        case success
        /// The UUID of the sample.
        case uuid
    }

    let name: String
    let identifier: String
    /// The default unit, or the only one; nil for a category.
    let unit: String?
    let readsUnit: Bool
    let dates: Dates
    let answer: Answer
    /// The beginning of the text of an error; nil if the `NSError` is passed on.
    let failure: String?
    /// The number that divides the value.
    let divisor: Double
    let readsMetadata: Bool
    /// The text of the error for a missing value; nil if it is 0.
    let missingValue: String?

    init(
        _ name: String,
        _ identifier: String,
        unit: String? = nil,
        readsUnit: Bool = false,
        failure: String? = nil,
        dates: Dates,
        answer: Answer,
        divisor: Double = 1,
        readsMetadata: Bool = false,
        missingValue: String? = nil
    ) {
        self.name = name
        self.identifier = identifier
        self.unit = unit
        self.readsUnit = readsUnit
        self.dates = dates
        self.answer = answer
        self.failure = failure
        self.divisor = divisor
        self.readsMetadata = readsMetadata
        self.missingValue = missingValue
    }

    var method: Method {
        Method(
            plugin: name,
            "Saves a sample of \(identifier)\(unit.map { ", by default in \($0)" } ?? "").",
            [.value, .startDate, .endDate, .date, .unit, .metadata],
            result: result,
            audit: .action(.write)
        ) { call, arguments in
            let options = call.options(arguments)
            let value = try value(options)
            let unit = try unit.map { try options.unit(default: $0, isRead: readsUnit) }
            let (start, end) = try interval(options, call)
            let metadata = readsMetadata ? try Metadata(options[.metadata]) : [:]
            guard let start, let end else { throw BridgeError.nilSampleDate }
            let content: Sample.Content =
                unit.map { .quantity(Quantity(unit: $0, value: value)) } ?? .category(Int(clamping: value))
            let uuid = try call.save(try call.type(identifier), content, start, end, metadata, failure)
            return switch answer {
            case .value: .double(value)
            case .success: .bool(true)
            case .uuid: .string(uuid.uuidString)
            } as JSONValue
        }
    }

    private func value(_ options: Options) throws -> Double {
        guard let missingValue else { return try options.double(.value) / divisor }
        // The native module takes -99 for a missing value.
        let value = try options.double(.value, default: -99)
        guard value != -99 else { throw BridgeError.text(missingValue) }
        return value
    }

    private func interval(_ options: Options, _ call: Call) throws -> (start: Date?, end: Date?) {
        switch dates {
        case .start:
            let date = options.date(.startDate, default: call.now)
            return (date, date)
        case .date:
            let date = options.date(.date, default: call.now)
            return (date, date)
        case .dateOrNow:
            let date = options.date(.date, default: nil) ?? call.now
            return (date, date)
        case .startAndEnd:
            guard let start = options.date(.startDate, default: nil),
                let end = options.date(.endDate, default: call.now)
            else { throw BridgeError.text("startDate and endDate are required in options") }
            return (start, end)
        case .startToEnd:
            let start = options.date(.startDate, default: call.now)
            return (start, options.date(.endDate, default: start))
        case .startOrDateToEnd:
            let date = options.date(.date, default: call.now)
            let start = options.date(.startDate, default: date)
            return (start, options.date(.endDate, default: start))
        }
    }

    private var result: ResultDescription {
        switch answer {
        case .value: ResultDescription("value", ["type": "number"])
        case .success: .success
        case .uuid: ResultDescription("uuid", .stringSchema)
        }
    }
}

extension Call {
    /// Saves a sample, and returns its UUID.
    func save(
        _ type: ObjectType, _ content: Sample.Content, _ start: Date, _ end: Date, _ metadata: Metadata, _ failure: String?
    ) throws -> UUID {
        let sample = try sample(type, content, start, end, metadata)
        if case .failure(let error) = try attempt({ try store.save([sample]) }) {
            throw BridgeError.failure(failure, error)
        }
        return sample.uuid
    }
}

extension Int {
    /// The conversion of a C compiler for a number beyond the range.
    fileprivate init(clamping number: Double) {
        self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
}
