import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

extension AppleHealthKitChannel {
    static let quantitySampleMethods: [Method] = [
        samples("getWeightSamples", "HKQuantityTypeIdentifierBodyMass", unit: "lb"),
        samples("getHeightSamples", "HKQuantityTypeIdentifierHeight", unit: "in"),
        samples("getWaistCircumferenceSamples", "HKQuantityTypeIdentifierWaistCircumference", unit: "in"),
        samples("getPeakFlowSamples", "HKQuantityTypeIdentifierPeakExpiratoryFlowRate", unit: "L/min"),
        samples("getBmiSamples", "HKQuantityTypeIdentifierBodyMassIndex", unit: "count", readsUnit: false),
        samples(
            "getBodyFatPercentageSamples", "HKQuantityTypeIdentifierBodyFatPercentage", unit: "%", readsUnit: false,
            failure: "error getting body fat percentage samples:"),
        samples(
            "getLeanBodyMassSamples", "HKQuantityTypeIdentifierLeanBodyMass", unit: "lb",
            failure: "error getting lean body mass samples:"),
        samples(
            "getHeartRateSamples", "HKQuantityTypeIdentifierHeartRate", unit: "count/min",
            failure: "error getting heart rate samples:"),
        samples(
            "getRestingHeartRate", "HKQuantityTypeIdentifierRestingHeartRate", unit: "count/min",
            failure: "error getting heart rate samples:"),
        samples("getRestingHeartRateSamples", "HKQuantityTypeIdentifierRestingHeartRate", unit: "count/min"),
        samples(
            "getWalkingHeartRateAverage", "HKQuantityTypeIdentifierWalkingHeartRateAverage", unit: "count/min",
            failure: "error getting heart rate samples:"),
        samples(
            "getHeartRateVariabilitySamples", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN", unit: "s", readsUnit: false,
            failure: "error getting heart rate variability samples:"),
        samples(
            "getVo2MaxSamples", "HKQuantityTypeIdentifierVO2Max", unit: "mL/(kg*min)", failure: "error getting Vo2Max samples: ",
            requiresStartDate: false),
        samples(
            "getBodyTemperatureSamples", "HKQuantityTypeIdentifierBodyTemperature", unit: "degC",
            failure: "error getting body temperature samples:"),
        samples(
            "getRespiratoryRateSamples", "HKQuantityTypeIdentifierRespiratoryRate", unit: "count/min",
            failure: "error getting respiratory rate samples:"),
        samples(
            "getOxygenSaturationSamples", "HKQuantityTypeIdentifierOxygenSaturation", unit: "%", readsUnit: false,
            failure: "error getting oxygen saturation:"),
        samples(
            "getBloodGlucoseSamples", "HKQuantityTypeIdentifierBloodGlucose", unit: "mmol<180.15588000005408>/L",
            failure: "An error occured while retrieving the glucose sample"),
        samples(
            "getInsulinDeliverySamples", "HKQuantityTypeIdentifierInsulinDelivery", unit: "IU", readsUnit: false,
            failure: "An error occured while retrieving the glucose sample"),
        samples(
            "getCarbohydratesSamples", "HKQuantityTypeIdentifierDietaryCarbohydrates", unit: "g",
            failure: "An error occured while retrieving the carbohydates sample"),
        samples(
            "getEnergyConsumedSamples", "HKQuantityTypeIdentifierDietaryEnergyConsumed", unit: "kcal",
            failure: "An error occured while retrieving the energy consumed sample", createsStore: false),
        samples(
            "getProteinSamples", "HKQuantityTypeIdentifierDietaryProtein", unit: "g",
            failure: "An error occured while retrieving the protein sample", createsStore: false),
        samples(
            "getFiberSamples", "HKQuantityTypeIdentifierDietaryFiber", unit: "g",
            failure: "An error occured while retrieving the fiber sample", createsStore: false),
        samples(
            "getTotalFatSamples", "HKQuantityTypeIdentifierDietaryFatTotal", unit: "g",
            failure: "An error occured while retrieving the total fat sample", createsStore: false),
        samples(
            "getWaterSamples", "HKQuantityTypeIdentifierDietaryWater", unit: "L", readsUnit: false,
            failure: "An error occured while retrieving the water sample"),
        samples("getBloodAlcoholContentSamples", "HKQuantityTypeIdentifierBloodAlcoholContent", unit: "%"),
        samples(
            "getEnvironmentalAudioExposure", "HKQuantityTypeIdentifierEnvironmentalAudioExposure", unit: "dBASPL",
            readsUnit: false),
        samples("getHeadphoneAudioExposure", "HKQuantityTypeIdentifierHeadphoneAudioExposure", unit: "dBASPL", readsUnit: false),
    ]

    /// A method that returns the samples of a quantity between two dates. `usual` is the default unit, or the only one. `failure`
    /// is the beginning of the text of an error; nil if the `NSError` is passed on. `createsStore` says whether the method
    /// creates the `HKHealthStore`. Without one, the query is never answered.
    private static func samples(
        _ name: String, _ identifier: String, unit usual: String, readsUnit: Bool = true, failure: String? = nil,
        requiresStartDate: Bool = true, createsStore: Bool = true
    ) -> Method {
        Method(
            plugin: name,
            "Returns the samples of \(identifier), by default in \(usual).",
            [.startDate, .endDate, .unit, .limit, .ascending],
            result: .list
        ) { call, arguments in
            if createsStore { call.createStore() }
            let options = Options(arguments)
            let unit = try options.unit(default: usual, isRead: readsUnit)
            let selection = try SampleSelection(options, call, requiresStartDate: requiresStartDate)
            guard call.state.hasStore else { throw BridgeError.noReply }
            let samples = try call.samples(try call.type(identifier), selection, failure)
            return try QuantityList(samples, unit, call)
        }
    }
}

/// The options that select samples: an interval, a limit and an order.
struct SampleSelection {
    let limit: Int
    let ascending: Bool
    let startDate: Date?
    let endDate: Date?

    init(_ options: Options, _ call: Call, requiresStartDate: Bool = false) throws {
        limit = try options.count(.limit, default: SampleQuery.noLimit)
        ascending = try options.bool(.ascending, default: false)
        startDate = options.date(.startDate, default: nil)
        endDate = options.date(.endDate, default: call.now)
        guard startDate != nil || !requiresStartDate else { throw BridgeError.startDateRequired }
    }

    /// `predicateForSamplesWithStartDate:endDate:options:`
    var predicate: SamplePredicate { .samples(start: startDate, end: endDate, options: .strictStartDate) }
}

extension Call {
    /// The selected samples of a type, by end date.
    func samples(_ type: ObjectType, _ selection: SampleSelection, _ failure: String?) throws -> [Sample] {
        let order = SampleSortDescriptor(.endDate, ascending: selection.ascending)
        let query = SampleQuery(type, selection.predicate, limit: selection.limit, sortDescriptors: [order])
        return try samples(query, failure)
    }

    /// The samples that a query finds.
    func samples(_ query: SampleQuery, _ failure: String?) throws -> [Sample] {
        switch try attempt({ try store.execute(query) }) {
        case .failure(let error): throw BridgeError.failure(failure, error)
        case .success(let samples):
            objectCount = samples.count
            return samples
        }
    }
}

/// The samples of a quantity. There may be hundreds of thousands, so they are written directly as JSON.
private struct QuantityList: JSONWritable {
    private let samples: [Sample]
    private let values: [Double]
    private let call: Call

    init(_ samples: [Sample], _ unit: HealthModel.Unit, _ call: Call) throws {
        self.samples = samples
        self.call = call
        var values: [Double] = []
        values.reserveCapacity(samples.count)
        for sample in samples {
            guard let quantity = sample.quantity else { continue }
            values.append(try call.value(quantity, in: unit))
        }
        self.values = values
    }

    func write(to writer: inout JSONWriter) {
        writer.array { writer in
            for (sample, value) in zip(samples, values) {
                writer.object { writer in
                    writer.member("value", JSONValue.double(value))
                    writer.member("id", sample.uuid.uuidString)
                    writer.member("sourceName", sample.sourceName)
                    writer.member("sourceId", sample.sourceIdentifier)
                    writer.member("startDate", call.text(sample.startDate))
                    writer.member("endDate", call.text(sample.endDate))
                    if !sample.metadata.isEmpty { writer.member("metadata", sample.metadata.json) }
                }
            }
        }
    }
}
