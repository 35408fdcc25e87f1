import BridgeCore
import HealthEngine
import HealthModel

extension AppleHealthKitChannel {
    static let latestSampleMethods: [Method] = [
        latest("getLatestWeight", "HKQuantityTypeIdentifierBodyMass", unit: "lb"),
        latest("getLatestHeight", "HKQuantityTypeIdentifierHeight", unit: "in", failure: "error getting latest height"),
        latest(
            "getLatestWaistCircumference", "HKQuantityTypeIdentifierWaistCircumference", unit: "in",
            failure: "error getting latest wait circumference"),
        latest(
            "getLatestPeakFlow", "HKQuantityTypeIdentifierPeakExpiratoryFlowRate", unit: "L/min",
            failure: "error getting latest peak flow", endsAppWithoutSample: true),
        latest("getLatestBmi", "HKQuantityTypeIdentifierBodyMassIndex", unit: "count", readsUnit: false),
        latest(
            "getLatestBodyFatPercentage", "HKQuantityTypeIdentifierBodyFatPercentage", unit: "%", readsUnit: false, factor: 100),
        latest("getLatestLeanBodyMass", "HKQuantityTypeIdentifierLeanBodyMass", unit: "lb", readsUnit: false),
        latest("getLatestBloodAlcoholContent", "HKQuantityTypeIdentifierBloodAlcoholContent", unit: "%"),
    ]

    /// A method that returns the sample of a quantity with the latest end. `usual` is the default unit, or the only one.
    /// `failure` is the beginning of the text of an error; nil if the `NSError` is passed on. `factor` is the number that
    /// multiplies the value. `endsAppWithoutSample` says whether the method does not handle the case that there is no sample.
    private static func latest(
        _ name: String, _ identifier: String, unit usual: String, readsUnit: Bool = true, failure: String? = nil,
        factor: Double = 1, endsAppWithoutSample: Bool = false
    ) -> Method {
        Method(
            plugin: name, "Returns the latest sample of \(identifier), by default in \(usual).", [.unit], result: .object
        ) { call, arguments in
            let unit = try call.options(arguments).unit(default: usual, isRead: readsUnit)
            let order = SampleSortDescriptor(.endDate, ascending: false)
            let query = SampleQuery(try call.type(identifier), limit: 1, sortDescriptors: [order])
            guard let sample = try call.samples(query, failure).first, let quantity = sample.quantity else {
                throw endsAppWithoutSample ? BridgeError.nilObject(1) : .failure(failure, nil)
            }
            let value = try call.value(quantity, in: unit) * factor
            return call.answer(value, sample.startDate, sample.endDate)
        }
    }
}
