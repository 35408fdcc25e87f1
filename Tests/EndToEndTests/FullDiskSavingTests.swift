import JSON
import Testing

/// Saving samples on a full disk.
@Suite(.enabled(if: SmallDisk.isPossible)) struct FullDiskSavingTests {
    private let folder: TemporaryFolder
    private let host: Child

    init() throws {
        folder = try TemporaryFolder()
        host = try SmallDisk.start(at: folder, size: "2m", taken: "1m")
        _ = try host.ask(askForSamples(0))
    }

    @Test func `samples that do not fit are not saved in part, and saving works once there is space`() throws {
        let saved = try saveUntilFull()
        #expect(saved > 0)
        let before = try content()
        #expect(before.count == saved * 50)
        for _ in 1...3 {
            try expectFull(host.ask(save(1, batch(saved + 1))))
            #expect(try content() == before)
        }
        let sum = request(2, "store/statisticsQuery", #"{"type":"\#(stepCount)","options":["cumulativeSum"]}"#)
        let expected = (1...saved).reduce(0) { $0 + 50 * $1 }
        let answer = try host.ask(sum)
        #expect(try member("result", "sumQuantity", "value", of: answer) == .real(Double(expected)), "\(answer)")

        try SmallDisk.makeRoom(for: host, at: folder)
        #expect(try member("error", of: host.ask(save(3, batch(saved + 1)))) == nil)
        #expect(try content().count == (saved + 1) * 50)
        let ending = try host.end()
        #expect(ending.status == 0)
        #expect(ending.errors.contains(" error the store failed code="), "\(ending.errors)")
    }

    @Test func `samples that cannot be deleted stay complete`() throws {
        let saved = try saveUntilFull()
        let before = try content()
        let delete = request(4, "store/deleteObjects", #"{"type":"\#(stepCount)","predicate":{}}"#)
        try expectFull(host.ask(delete))
        #expect(try content() == before)
        #expect(before.count == saved * 50)
        try SmallDisk.makeRoom(for: host, at: folder)
        #expect(try host.ask(delete) == response(4, #"{"count":\#(before.count)}"#))
        #expect(try content().isEmpty)
    }

    /// Saves batches until the disk is full, and returns their number.
    private func saveUntilFull() throws -> Int {
        for number in 1...500 {
            let answer = try host.ask(save(number, batch(number)))
            guard try member("result", of: answer) == nil else { continue }
            try expectFull(answer)
            return number - 1
        }
        throw Trouble("the disk is never full")
    }

    private func batch(_ number: Int) -> [String] {
        (0..<50).map { quantity(number, uuid: uuid(number, $0), minute: 60 * number + $0) }
    }

    private func content() throws -> [JSONValue] {
        try elements("result", "samples", of: host.ask(samples(0)))
    }

    private func expectFull(_ answer: String) throws {
        #expect(try member("error", "code", of: answer) == -32603, "\(answer.prefix(300))")
        #expect(try member("error", "data", "store", of: answer) == "full")
    }
}
