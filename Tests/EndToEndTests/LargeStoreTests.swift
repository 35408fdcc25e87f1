import Foundation
import Glibc
import JSON
import Testing

/// Stores that are too large for memory.
struct LargeStoreTests {
    private let folder: TemporaryFolder
    private let path: String
    private let count = 240

    /// A store of about 24 MiB, most of it metadata of nights.
    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("store")
        let note = String(repeating: "x", count: 100_000)
        let nights = (0..<count).map { hour in
            #"{"type":"\#(sleepAnalysis)","value":4,"startDate":"\#(date(minute: 60 * hour))","#
                + #""endDate":"\#(date(minute: 60 * hour + 1))","metadata":{"note":"\#(note)"}}"#
        }
        let saves = stride(from: 0, to: count, by: 20).map { save($0, Array(nights[$0..<$0 + 20])) }
        let steps = (0..<count).map { quantity(1, minute: 60 * $0) }
        try carryOut([askForSamples(0), save(0, steps)] + saves, store: path)
        #expect(try contents(of: path).count > 16 << 20)
    }

    @Test func `a reset restores the contents of a large store`() throws {
        let host = try Program.start("--store", path)
        let before = try host.ask(samples(1))
        #expect(try elements("result", "samples", of: before).count == count)
        for _ in 1...2 {
            for type in [stepCount, sleepAnalysis] {
                let delete = request(2, "store/deleteObjects", #"{"type":"\#(type)","predicate":{}}"#)
                #expect(try host.ask(delete) == response(2, #"{"count":\#(count)}"#))
            }
            #expect(try member("error", of: host.ask(save(3, [quantity(7), quantity(8)]))) == nil)
            #expect(try elements("result", "samples", of: host.ask(samples(4))).count == 2)
            #expect(try host.ask(request(5, "control/reset")) == response(5, "null"))
            // Compare outside of #expect, because a failure would print every sample.
            let isAsBefore = try host.ask(samples(1)) == before
            #expect(isAsBefore)
        }
        #expect(try host.end().status == 0)
        let isStillAsBefore = try carryOut([samples(1)], store: path) == [before]
        #expect(isStillAsBefore)
        #expect(try integrity(of: path) == "ok")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["store"])
    }

    @Test func `a killed host leaves no copy of a large store`() throws {
        for delay in [0, 1000, 5000, 20_000, 50_000, 100_000] {
            let host = try Program.start("--store", path)
            _ = try host.ask(request(0, "isAvailable"))
            try host.send(save(1, [quantity(7)]) + "\n")
            usleep(UInt32(delay))
            kill(host.id, SIGKILL)
            _ = try host.end(closingInput: false)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(Set(files).isSubset(of: ["store", "store-wal", "store-shm"]))
        }
        #expect(try elements("result", "samples", of: carryOut([samples(1)], store: path)[0]).count >= count)
    }

    @Test func `a query for one day of a large store needs memory for that day only`() throws {
        let day = #"{"startDate":"\#(date(minute: 1440))","endDate":"\#(date(minute: 2 * 1440))"}"#
        let query = request(1, "store/sampleQuery", #"{"type":"\#(stepCount)","predicate":\#(day)}"#)
        let sum = request(
            2, "store/statisticsQuery", #"{"type":"\#(stepCount)","predicate":\#(day),"options":["cumulativeSum"]}"#
        )
        let empty = try Program.start("--store", folder.file("empty"))
        _ = try empty.ask(askForSamples(0))
        _ = try (empty.ask(query), empty.ask(sum), empty.ask(save(3, [quantity(7)])))
        let host = try Program.start("--store", path)
        #expect(try elements("result", "samples", of: host.ask(query)).count == 24)
        #expect(try member("result", "sumQuantity", "value", of: host.ask(sum)) == 24.0)
        // SQLite's page cache and the response.
        #expect(try peak(host) < peak(empty) + (8 << 20))
        // The copy for a reset is a file, not memory.
        #expect(try member("error", of: host.ask(save(3, [quantity(7)]))) == nil)
        #expect(try peak(host) < peak(empty) + (8 << 20))
    }

    /// The peak memory of a process, in bytes.
    private func peak(_ child: Child) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(child.id)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(Int(line.filter(\.isNumber))) << 10
    }
}
