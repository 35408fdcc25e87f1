import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension AppleHealthKitChannel {
    static let savingMethods: [Method] = [
        saving("saveWeight", "HKQuantityTypeIdentifierBodyMass", unit: "lb", dates: .start),
        saving("saveHeight", "HKQuantityTypeIdentifierHeight", unit: "in", dates: .dateOrNow),
        saving("saveWaistCircumference", "HKQuantityTypeIdentifierWaistCircumference", unit: "in", dates: .dateOrNow),
        saving("savePeakFlow", "HKQuantityTypeIdentifierPeakExpiratoryFlowRate", unit: "L/min", dates: .dateOrNow),
        saving("saveBmi", "HKQuantityTypeIdentifierBodyMassIndex", unit: "count", readsUnit: false, dates: .dateOrNow),
        saving(
            "saveBodyFatPercentage", "HKQuantityTypeIdentifierBodyFatPercentage", unit: "%", readsUnit: false,
            failure: "error saving body fat percent sample", dates: .dateOrNow, divisor: 100),
        saving(
            "saveBodyTemperature", "HKQuantityTypeIdentifierBodyTemperature", unit: "degF",
            failure: "error saving body temperature sample", dates: .start),
        saving(
            "saveLeanBodyMass", "HKQuantityTypeIdentifierLeanBodyMass", unit: "lb", failure: "error saving lean body mass sample",
            dates: .start),
        saving("saveBloodAlcoholContent", "HKQuantityTypeIdentifierBloodAlcoholContent", unit: "%", dates: .start),
        saving("saveSteps", "HKQuantityTypeIdentifierStepCount", unit: "count", readsUnit: false, dates: .startAndEnd),
        saving("saveWalkingRunningDistance", "HKQuantityTypeIdentifierDistanceWalkingRunning", unit: "m", dates: .startAndEnd),
        saving(
            "saveHeartRateSample", "HKQuantityTypeIdentifierHeartRate", unit: "count/min",
            failure: "An error occured saving the heart rate sample", dates: .date, answer: .success,
            missingValue: "heartRateValue is required in options"),
        saving(
            "saveWater", "HKQuantityTypeIdentifierDietaryWater", unit: "L", readsUnit: false,
            failure: "An error occured saving the water sample", dates: .date, answer: .success),
        saving(
            "saveBloodGlucoseSample", "HKQuantityTypeIdentifierBloodGlucose", unit: "mmol<180.15588000005408>/L",
            failure: "An error occured while saving the glucose sample", dates: .startOrDateToEnd, answer: .uuid,
            readsMetadata: true),
        saving(
            "saveCarbohydratesSample", "HKQuantityTypeIdentifierDietaryCarbohydrates", unit: "g",
            failure: "An error occured while saving the carbohydrate sample", dates: .date, answer: .uuid, readsMetadata: true),
        saving(
            "saveInsulinDeliverySample", "HKQuantityTypeIdentifierInsulinDelivery", unit: "IU", readsUnit: false,
            failure: "An error occured while saving the insulin sample", dates: .startToEnd, answer: .uuid, readsMetadata: true),
        saving("saveMindfulSession", "HKCategoryTypeIdentifierMindfulSession", dates: .startAndEnd),
    ]

    /// A method that saves one sample. `usual` is the default unit, or the only one; nil for a category. `failure` is the
    /// beginning of the text of an error; nil if the `NSError` is passed on. `divisor` is the number that divides the value.
    /// `missingValue` is the text of the error for a missing value; nil if it is 0.
    private static func saving(
        _ name: String, _ identifier: String, unit usual: String? = nil, readsUnit: Bool = true, failure: String? = nil,
        dates: SampleDates, answer: SaveAnswer = .value, divisor: Double = 1, readsMetadata: Bool = false,
        missingValue: String? = nil
    ) -> Method {
        Method(
            plugin: name,
            "Saves a sample of \(identifier)\(usual.map { ", by default in \($0)" } ?? "").",
            [.value, .startDate, .endDate, .date, .unit, .metadata],
            result: answer.description,
            audit: .action(.write)
        ) { call, arguments in
            let options = call.options(arguments)
            // The native module takes -99 for a missing value.
            let value = try options.double(.value, default: missingValue == nil ? 0 : -99) / divisor
            if let missingValue, value == -99 { throw BridgeError.text(missingValue) }
            let unit = try usual.map { try options.unit(default: $0, isRead: readsUnit) }
            let (start, end) = try dates.interval(options, call)
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
}

/// The options from which the dates of the sample come.
private enum SampleDates {
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

    func interval(_ options: Options, _ call: Call) throws -> (start: Date?, end: Date?) {
        switch self {
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
}

/// The answer after a save.
private enum SaveAnswer {
    /// The value as given.
    case value
    /// True.
    case success
    /// The UUID of the sample.
    case uuid

    var description: ResultDescription {
        switch self {
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
