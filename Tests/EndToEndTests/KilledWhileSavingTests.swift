import Foundation
import Glibc
import JSON
import Testing

/// `kill -9` at random moments: acknowledged requests are in the store, and each request is in it completely or not at all.
///
/// The seed of a run is printed; `HEALTHKIT_BRIDGE_TEST_SEED` repeats its requests and moments.
struct KilledWhileSavingTests {
    private static let seed =
        ProcessInfo.processInfo.environment["HEALTHKIT_BRIDGE_TEST_SEED"].flatMap(UInt64.init)
        ?? UInt64.random(in: 1...UInt64.max)

    @Test(arguments: 0..<6)
    func `a kill at any moment of saving leaves a consistent store`(run: Int) throws {
        let seed = Self.seed &+ UInt64(run)
        print("kills \(run): HEALTHKIT_BRIDGE_TEST_SEED=\(Self.seed)")
        var store = try KilledStore(seed: seed)
        for _ in 1...17 {
            try store.saveUntilKilled()
            try store.findProcessedRequests()
        }
        try store.verifyHistory()
        #expect(store.kills == 17)
    }
}

/// A store with the history of all requests.
private struct KilledStore {
    private let folder: TemporaryFolder
    private let path: String
    private var random: SeededGenerator
    private var history = SampleHistory()
    private var storm: [SaveStorm.Request] = []
    /// The number of answered requests of the last run.
    private var acknowledged = 0
    /// Anchors, each with the number of changes before it.
    private var anchors: [(text: String, changes: Int)] = []
    private var latest: (text: String?, changes: Int) = (nil, 0)
    private var nextNumber = 1
    /// The longest time until the host is killed, in microseconds.
    private var lifetime = 40_000.0
    private(set) var kills = 0

    init(seed: UInt64) throws {
        folder = try TemporaryFolder()
        path = folder.file("store")
        random = SeededGenerator(state: seed)
        try carryOut([askForSamples(0)], store: path)
    }

    private func start() throws -> Child {
        try Program.start("--store", path)
    }

    /// Starts a host, sends requests, and kills it.
    mutating func saveUntilKilled() throws {
        if Int.random(in: 0..<4, using: &random) == 0 {
            // Kill it while it opens the store and recovers from the last kill.
            let child = try start()
            usleep(UInt32.random(in: 0...20_000, using: &random))
            try end(child)
        }
        let count = 12
        storm = SaveStorm(nextNumber..<nextNumber + count, after: history, anchor: latest.text, &random).requests
        nextNumber += count
        let child = try start()
        _ = try child.ask(request(0, "isAvailable"))
        let (id, delay) = (child.id, UInt32(Double.random(in: 0...lifetime, using: &random)))
        // Use another thread, because sending blocks until the host has read nearly all.
        let killer = Thread {
            usleep(delay)
            kill(id, SIGKILL)
        }
        killer.start()
        if Bool.random(using: &random) {
            try child.send(storm.map { $0.text + "\n" }.joined())
        } else {
            // Send one after the other, as most clients do.
            for request in storm {
                try child.send(request.text + "\n")
                guard (try? child.line()) != nil else { break }
            }
        }
        let answers = Array(try child.end(closingInput: false).completeLines.dropFirst())
        kills += 1
        acknowledged = answers.count
        // Adjust the time, so that the next host is killed during its work.
        lifetime *= acknowledged == count ? 0.8 : acknowledged == 0 ? 1.3 : 1
        for (index, answer) in answers.enumerated() {
            #expect(try member("error", of: answer) == nil, "\(answer.prefix(500))")
            if let anchor = try member("result", "anchor", of: answer)?.text {
                anchors.append((anchor, history.changes.count + index + 1))
            }
        }
    }

    /// Finds the number of requests that were processed: at least the acknowledged ones.
    mutating func findProcessedRequests() throws {
        let host = try start()
        let found = try SampleHistory.types.map { try allChanges(host, of: $0, since: latest.text, limit: 0) }
        let before = history
        var processed: Int?
        for count in 0...storm.count {
            if count > 0 {
                let request = storm[count - 1]
                history.apply(request.change, parents: request.parents, synchronised: request.synchronised)
            }
            let expected = history.change(after: latest.changes)
            let matches = zip(SampleHistory.types, found).allSatisfy { expected.part($0) == ($1.added, $1.deleted) }
            // Queries change nothing, so several counts may match.
            if count >= acknowledged, matches {
                processed = count
                break
            }
        }
        guard processed != nil else {
            history = before
            throw Trouble("after \(acknowledged) answers: no number of complete requests matches the store")
        }
        // An anchor of all types is the last change of any of them.
        let answer = try host.ask(changes(1, of: SampleHistory.types, since: latest.text))
        latest = (try member("result", "anchor", of: answer)?.text, history.changes.count)
        if let anchor = anchors.suffix(3).randomElement(using: &random) {
            try expectPages(host, from: anchor)
        }
        #expect(try host.end().status == 0)
    }

    /// Compares the whole store with the whole history.
    mutating func verifyHistory() throws {
        let host = try start()
        for type in SampleHistory.types {
            let all = try elements("result", "samples", of: host.ask(samples(1, of: type)))
            let uuids = all.compactMap { $0["uuid"]?.text }
            #expect(Set(uuids) == Set(history.live.filter { $0.value == type }.keys))
            #expect(uuids.count == Set(uuids).count)
            for sample in all where type != bloodPressure {
                let number = Int(sample["uuid"]?.text?.prefix(8) ?? "", radix: 16) ?? 0
                #expect(sample["quantity"]?["value"] == .real(Double(number)))
            }
            for sample in all where type == bloodPressure {
                guard case .array(let members)? = sample["objects"] else { throw Trouble("\(sample)") }
                let uuid = try #require(sample["uuid"]?.text)
                #expect(Set(members.compactMap { $0["uuid"]?.text }) == Set(history.parents[uuid] ?? []))
            }
        }
        for anchor in anchors.shuffled(using: &random).prefix(2) {
            try expectPages(host, from: anchor)
        }
        #expect(try host.end().status == 0)
        #expect(try integrity(of: path) == "ok")
    }

    private func expectPages(_ host: Child, from anchor: (text: String, changes: Int)) throws {
        let expected = history.change(after: anchor.changes)
        for type in SampleHistory.types {
            let pages = try allChanges(host, of: type, since: anchor.text, limit: 101)
            #expect(expected.part(type) == (pages.added, pages.deleted), "\(type) since change \(anchor.changes)")
        }
    }

    private func allChanges(
        _ host: Child, of type: String, since anchor: String?, limit: Int
    ) throws -> (added: Set<String>, deleted: Set<String>) {
        var (added, deleted, anchor) = (Set<String>(), Set<String>(), anchor)
        while true {
            let page = try JSONValue(parsing: host.ask(changes(1, of: type, since: anchor, limit: limit)))
            guard case .array(let samples)? = page["result"]?["samples"],
                case .array(let deletions)? = page["result"]?["deletedObjects"]
            else { throw Trouble("\(page)") }
            anchor = page["result"]?["anchor"]?.text
            added.formUnion(samples.compactMap { $0["uuid"]?.text })
            deleted.formUnion(deletions.compactMap { $0["uuid"]?.text })
            if limit == 0 || samples.count + deletions.count < limit { return (added, deleted) }
        }
    }

    private func end(_ child: Child) throws {
        kill(child.id, SIGKILL)
        _ = try child.end(closingInput: false)
    }
}
