import BridgeCore
import Foundation
import HealthEngine
import HealthModel

/// A method that returns the sample of a quantity with the latest end.
struct LatestMethod: Sendable {
    let name: String
    let identifier: String
    /// The default unit, or the only one.
    let unit: String
    let readsUnit: Bool
    /// The beginning of the text of an error; nil if the `NSError` is passed on.
    let failure: String?
    /// The number that multiplies the value.
    let factor: Double
    /// Whether the method does not handle the case that there is no sample.
    let endsAppWithoutSample: Bool

    init(
        _ name: String,
        _ identifier: String,
        unit: String,
        readsUnit: Bool,
        failure: String? = nil,
        factor: Double = 1,
        endsAppWithoutSample: Bool = false
    ) {
        self.name = name
        self.identifier = identifier
        self.unit = unit
        self.readsUnit = readsUnit
        self.failure = failure
        self.factor = factor
        self.endsAppWithoutSample = endsAppWithoutSample
    }

    var method: Method {
        Method(
            plugin: name, "Returns the latest sample of \(identifier), by default in \(unit).", [.unit], result: .object
        ) { call, arguments in
            let unit = try call.options(arguments).unit(default: self.unit, isRead: readsUnit)
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
