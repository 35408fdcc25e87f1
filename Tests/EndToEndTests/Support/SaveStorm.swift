/// Random requests to save and delete, with their expected changes.
struct SaveStorm {
    /// A request and its expected change.
    struct Request {
        let text: String
        let change: SampleHistory.Change
        var parents: [String: [String]] = [:]
        var synchronised: [String: String] = [:]
    }

    private(set) var requests: [Request] = []
    /// The history after all requests.
    private var history: SampleHistory
    private var random: SeededGenerator
    /// The anchor of the history.
    private let anchor: String?

    /// Creates random requests that continue a history, whose anchor is given. The values of samples are the numbers of
    /// their requests.
    init(_ numbers: Range<Int>, after history: SampleHistory, anchor: String? = nil, _ random: inout SeededGenerator) {
        self.history = history
        self.anchor = anchor
        self.random = random
        for number in numbers {
            let request =
                switch Int.random(in: 0..<10, using: &self.random) {
                case 0...3: steps(number)
                case 4, 5: pressures(number)
                case 6, 7: synchronisedSteps(number)
                case 8: deletion(number)
                default: question(number)
                }
            requests.append(request)
            self.history.apply(request.change, parents: request.parents, synchronised: request.synchronised)
        }
        random = self.random
    }

    private mutating func steps(_ number: Int) -> Request {
        // Mostly few samples, sometimes many.
        let limit = Int.random(in: 1...200, using: &random)
        let count = Int.random(in: 1...limit, using: &random)
        let metadata = Bool.random(using: &random) ? #"{"request":\#(number),"HKWasUserEntered":true}"# : ""
        let objects = (0..<count).map { index in
            quantity(number, uuid: uuid(number, index), minute: index, metadata: metadata)
        }
        return saving(number, objects, (0..<count).map { (uuid(number, $0), stepCount) })
    }

    private mutating func pressures(_ number: Int) -> Request {
        let count = Int.random(in: 1...20, using: &random)
        var parents: [String: [String]] = [:]
        var added: [(String, String)] = []
        let objects = (0..<count).map { index in
            let (whole, upper, lower) = (uuid(number, 3 * index), uuid(number, 3 * index + 1), uuid(number, 3 * index + 2))
            parents[whole] = [upper, lower]
            added += [(whole, bloodPressure), (upper, systolic), (lower, diastolic)]
            let members = [
                quantity(number, "mmHg", type: systolic, uuid: upper, minute: index),
                quantity(number, "mmHg", type: diastolic, uuid: lower, minute: index),
            ]
            return #"{"type":"\#(bloodPressure)","uuid":"\#(whole)","startDate":"\#(date(minute: index))","#
                + #""endDate":"\#(date(minute: index + 1))","objects":[\#(members.joined(separator: ","))]}"#
        }
        return saving(number, objects, added, parents)
    }

    private mutating func synchronisedSteps(_ number: Int) -> Request {
        let first = Int.random(in: 0...15, using: &random)
        let count = Int.random(in: 1...10, using: &random)
        var synchronised: [String: String] = [:]
        var deleted: [String: String] = [:]
        let objects = (0..<count).map { index in
            let identifier = "object \(first + index)"
            synchronised[identifier] = uuid(number, index)
            if let older = history.synchronised[identifier], history.live[older] != nil {
                deleted[older] = stepCount
            }
            let metadata = #"{"HKMetadataKeySyncIdentifier":"\#(identifier)","HKMetadataKeySyncVersion":\#(number)}"#
            return quantity(number, uuid: uuid(number, index), minute: index, metadata: metadata)
        }
        var request = saving(number, objects, (0..<count).map { (uuid(number, $0), stepCount) }, deleting: deleted)
        request.synchronised = synchronised
        return request
    }

    private mutating func deletion(_ number: Int) -> Request {
        guard let first = history.parents.keys.sorted().randomElement(using: &random) else { return steps(number) }
        // The samples of one request that still exist.
        let doomed = history.parents.keys.filter { $0.prefix(8) == first.prefix(8) }.sorted()
        var deleted: [String: String] = [:]
        for uuid in doomed + doomed.flatMap({ history.parents[$0] ?? [] }) {
            deleted[uuid] = history.live[uuid]
        }
        let uuids = doomed.map { "\"\($0)\"" }.joined(separator: ",")
        return Request(
            text: request(number, "store/delete", #"{"uuids":[\#(uuids)]}"#), change: SampleHistory.Change(deleted: deleted)
        )
    }

    private func question(_ number: Int) -> Request {
        // Only the anchor of the result is used.
        Request(text: changes(number, of: SampleHistory.types, since: anchor), change: SampleHistory.Change())
    }

    private func saving(
        _ number: Int,
        _ objects: [String],
        _ added: [(String, String)],
        _ parents: [String: [String]] = [:],
        deleting deleted: [String: String] = [:]
    ) -> Request {
        let change = SampleHistory.Change(added: Dictionary(added) { first, _ in first }, deleted: deleted)
        let alone = added.filter { $0.1 == stepCount }.map { ($0.0, [String]()) }
        return Request(text: save(number, objects), change: change, parents: parents.merging(alone) { first, _ in first })
    }
}
