public import Foundation
import HealthKit

/// A whole run on a device: the check of the phone, the permission sheet, the cases, the file of the result.
public struct DeviceSession {
    private let phone: DevicePhone
    private let decision: TypeDecision
    private let person: (any Person)?

    /// A session with a person, or with nobody on a new simulator.
    public init(_ decision: TypeDecision, person: (any Person)?) {
        phone = DevicePhone(decision, person: person)
        (self.decision, self.person) = (decision, person)
    }

    /// A phone is not used, because it has health data of others.
    public struct Refusal: Error, CustomStringConvertible {
        /// The reason.
        public let description: String
    }

    /// Runs the cases of a folder `vectors`, those of `experiments.json` beside it first.
    ///
    /// - Returns: The file of the result, in the folder of documents.
    /// - Throws: ``Refusal``, or an error of the files.
    public func run(vectors resources: URL, progress: (Int) -> Void) throws -> URL {
        let cases = try DeviceVector.load(from: resources.appending(path: "vectors"))
        try ask(for: cases)
        let first = try Experiments(at: resources.appending(path: "experiments.json")).cases
        let ordered = cases.filter { first.contains($0.id) } + cases.filter { !first.contains($0.id) }
        let result = DeviceRunner(phone).run(ordered) { progress($0.cases.count) }
        let name = "\(result.date)-\(result.device)-\(result.system)-\(decision.rawValue).json".replacing(/[^\w.-]+/, with: "-")
        let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appending(path: name)
        try result.jsonText.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    /// Lets the person decide, and refuses a phone with data of others. An app that may not read asks the person about them.
    private func ask(for cases: [DeviceVector]) throws {
        guard let person else { return }
        let request = "Health app, Browse: make sure that there is no data of yours. Tap Done if there is none."
        guard decision == .allowed || person.follow(request) else {
            throw Refusal(description: "The phone has health data of others.")
        }
        guard decision != .undecided else { return }
        let sheet = decision == .allowed ? "tap Turn On All, then Allow" : "tap Don’t Allow"
        guard person.follow("On the sheet that follows, \(sheet).") else { throw Refusal(description: "Nobody decides.") }
        func types(_ member: String) -> Set<HKObjectType> {
            Set(cases.flatMap { $0.grantedTypes(member) }.compactMap(HKObjectType.named))
        }
        let (share, read) = (Set(types("toShare").compactMap { $0 as? HKSampleType }), types("read"))
        phone.waitFor(seconds: 3600) { done in
            HKHealthStore().requestAuthorization(toShare: share, read: read) { _, _ in done() }
        }
        let foreign = phone.foreignSources(of: Set(read.compactMap { $0 as? HKSampleType }))
        guard foreign.isEmpty else {
            throw Refusal(description: "The phone has health data of \(foreign.sorted().joined(separator: ", ")).")
        }
    }
}

extension DeviceVector {
    /// The name of the case as a result has it.
    var id: String { "store/\(file): \(name)" }

    /// The identifiers of types that a request of the case names, if the case is about an iPhone and the request succeeds.
    fileprivate func grantedTypes(_ member: String) -> Set<String> {
        guard given["profile"] == nil, given["osVersion"] == nil else { return [] }
        let requests = (prelude + exchange).filter {
            ($0["method"] ?? $0["call"]) == "store/requestAuthorization" && $0["error"] == nil
        }
        return Set(requests.flatMap { Self.identifiers(in: $0["params"]?[member] ?? .null) })
    }
}

/// The cases that settle most, which run first.
struct Experiments {
    /// The names of the cases.
    let cases: Set<String>

    init(at url: URL) throws {
        let page = try JSONValue(parsing: Data(contentsOf: url))
        cases = Set(
            try page.members().required("experiments").elements().flatMap { experiment in
                try (experiment["cases"] ?? []).elements().compactMap(\.text)
            })
    }
}
