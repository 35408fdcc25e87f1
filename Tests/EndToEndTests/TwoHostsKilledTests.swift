import Foundation
import Glibc
import JSON
import Testing

/// Two hosts save in one file, and one of them is killed: its acknowledged requests are in the store, each request is in it
/// completely or not at all, and the other host notices nothing.
///
/// `HEALTHKIT_BRIDGE_TEST_KILLS` is the number of kills. `HEALTHKIT_BRIDGE_TEST_SEED` repeats the moments of a run.
struct TwoHostsKilledTests {
    private static let variables = ProcessInfo.processInfo.environment
    private static let kills = variables["HEALTHKIT_BRIDGE_TEST_KILLS"].flatMap(Int.init) ?? 20
    private static let requestCount = 8
    private static let apps = ["com.example.one", "com.example.two"]

    @Test func `a kill of one of two hosts that save leaves a consistent store`() throws {
        let seed = Self.variables["HEALTHKIT_BRIDGE_TEST_SEED"].flatMap(UInt64.init) ?? .random(in: 1...UInt64.max)
        print("kills of one of two hosts: HEALTHKIT_BRIDGE_TEST_SEED=\(seed)")
        var random = SeededGenerator(state: seed)
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        for app in Self.apps {
            let host = try Program.start(["--store", path, "--bundle-id", app])
            _ = try host.ask(askForSamples(0))
            #expect(try host.end().status == 0)
        }
        var anchor: String?
        var number = 0
        var (lost, cut) = (0, 0)
        // The longest time until the kill, in microseconds.
        var lifetime = 60_000.0
        for _ in 1...Self.kills {
            let hosts = try Self.apps.map { try Program.start(["--store", path, "--bundle-id", $0]) }
            for host in hosts { _ = try host.ask(request(0, "isAvailable")) }
            let storms = Self.apps.map { _ in
                (0..<Self.requestCount).map { _ in
                    number += 1
                    return (number: number, count: Int.random(in: 1...60, using: &random))
                }
            }
            let doomed = Int.random(in: 0...1, using: &random)
            let (id, delay) = (hosts[doomed].id, UInt32(Double.random(in: 0...lifetime, using: &random)))
            let killer = Thread {
                usleep(delay)
                kill(id, SIGKILL)
            }
            for (host, storm) in zip(hosts, storms) { try host.send(storm.map(Self.text).joined()) }
            killer.start()
            let survivor = hosts[1 - doomed]
            for _ in 0..<Self.requestCount {
                let answer = try survivor.line()
                #expect(try member("error", of: answer) == nil, "\(answer.prefix(300))")
            }
            #expect(try survivor.end().status == 0)
            // The first line is the answer to the question at the start.
            let answers = try hosts[doomed].end(closingInput: false).completeLines.dropFirst()
            for answer in answers {
                #expect(try member("error", of: answer) == nil, "\(answer.prefix(300))")
            }
            lifetime *= answers.isEmpty ? 1.3 : answers.count == Self.requestCount ? 0.8 : 1

            let reader = try Program.start(["--store", path, "--bundle-id", Self.apps[doomed]])
            let page = try reader.ask(changes(1, since: anchor))
            #expect(try reader.end().status == 0)
            let found = Set(try elements("result", "samples", of: page).compactMap { $0["uuid"]?.text })
            anchor = try member("result", "anchor", of: page)?.text
            #expect(storms[1 - doomed].allSatisfy { Self.present($0, in: found) == $0.count })
            let present = storms[doomed].map { Self.present($0, in: found) == $0.count }
            // All or nothing.
            #expect(zip(storms[doomed], present).allSatisfy { $1 || Self.present($0, in: found) == 0 })
            // In order, and with all acknowledged requests.
            let processed = present.prefix { $0 }.count
            #expect(processed >= answers.count && !present.dropFirst(processed).contains(true))
            #expect(found.count == (storms[1 - doomed] + storms[doomed].prefix(processed)).reduce(0) { $0 + $1.count })
            if processed > answers.count { lost += 1 }
            if processed < Self.requestCount { cut += 1 }
        }
        print("kills of one of two hosts: \(cut) of \(Self.kills) before the end, \(lost) before an answer")
        #expect(try integrity(of: path) == "ok")
    }

    /// A request to save samples, as a line.
    private static func text(_ storm: (number: Int, count: Int)) -> String {
        let objects = (0..<storm.count).map { quantity(storm.number, uuid: uuid(storm.number, $0), minute: $0) }
        return save(storm.number, objects) + "\n"
    }

    /// The number of samples of a request that were found.
    private static func present(_ storm: (number: Int, count: Int), in found: Set<String>) -> Int {
        (0..<storm.count).count { found.contains(uuid(storm.number, $0)) }
    }
}
