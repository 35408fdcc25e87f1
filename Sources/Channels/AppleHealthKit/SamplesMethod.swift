import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

/// A method that returns the samples of a quantity between two dates.
struct SamplesMethod: Sendable {
    let name: String
    let identifier: String
    /// The default unit, or the only one.
    let unit: String
    let readsUnit: Bool
    /// The beginning of the text of an error; nil if the `NSError` is passed on.
    let failure: String?
    let requiresStartDate: Bool
    /// Whether the method creates the `HKHealthStore`. Without one, the query is never answered.
    let createsStore: Bool

    init(
        _ name: String,
        _ identifier: String,
        unit: String,
        readsUnit: Bool,
        failure: String? = nil,
        requiresStartDate: Bool = true,
        createsStore: Bool = true
    ) {
        self.name = name
        self.identifier = identifier
        self.unit = unit
        self.readsUnit = readsUnit
        self.failure = failure
        self.requiresStartDate = requiresStartDate
        self.createsStore = createsStore
    }

    var method: Method {
        Method(
            plugin: name,
            "Returns the samples of \(identifier), by default in \(unit).",
            [.startDate, .endDate, .unit, .limit, .ascending],
            result: .list
        ) { call, arguments in
            if createsStore { call.createStore() }
            let options = Options(arguments)
            let unit = try options.unit(default: self.unit, isRead: readsUnit)
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
