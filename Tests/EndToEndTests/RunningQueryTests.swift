import Foundation
import Glibc
import JSON
import Testing

/// Running queries of a separate process.
struct RunningQueryTests {
    private let folder: TemporaryFolder
    private let observer: Child

    /// A host with an observer query for steps that has received its first delivery.
    init() throws {
        folder = try TemporaryFolder()
        observer = try Program.start("--store", folder.file("store"), "--bundle-id", "com.example.observer")
        _ = try observer.ask(askForSteps(1))
        #expect(try observer.ask(watch) == response(2, #"{"query":1}"#))
        #expect(try observer.line() == update(1))
    }

    private let watch = request(2, "store/observerQuery", #"{"type":"\#(stepCount)"}"#)

    private func update(_ delivery: Int) -> String {
        #"{"jsonrpc":"2.0","method":"store/observerQuery.update","params":"#
            + #"{"query":1,"delivery":\#(delivery),"types":["\#(stepCount)"]}}"#
    }

    private func save(_ id: Int) -> String {
        let quantity = #""quantity":{"value":1,"unit":"count"}"#
        let dates = #""startDate":"2026-03-01T08:00:00Z","endDate":"2026-03-01T08:01:00Z""#
        return request(id, "store/save", #"{"objects":[{"type":"\#(stepCount)",\#(quantity),\#(dates)}]}"#)
    }

    @Test func `samples of another app are delivered while no request arrives`() throws {
        let writer = try Program.start("--store", folder.file("store"), "--bundle-id", "com.example.writer")
        _ = try writer.ask(askForSteps(1))
        for delivery in 2...4 {
            #expect(try member("error", of: writer.ask(save(delivery))) == nil)
            // The documented limit is one second, but a busy machine may take longer.
            #expect(try observer.line() == update(delivery))
        }
        let ending = try observer.end()
        #expect(ending.lines.count == 6)
        #expect(ending.errors.isEmpty && ending.status == 0)
    }

    @Test func `samples of another app are delivered with the next request at the latest`() throws {
        let writer = try Program.start("--store", folder.file("store"), "--bundle-id", "com.example.writer")
        _ = try writer.ask(askForSteps(1))
        _ = try writer.ask(save(2))
        try observer.send(request(3, "isAvailable") + "\n")
        let ending = try observer.end()
        #expect(Set(ending.lines[3...]) == [response(3, "true"), update(2)])
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a signal ends a host with running queries`(signal: Int32) throws {
        kill(observer.id, signal)
        let ending = try observer.end(closingInput: false)
        #expect(ending.errors.isEmpty && ending.status == 0)
    }

    @Test func `a stopped query sends nothing`() throws {
        #expect(try observer.ask(request(3, "store/stop", #"{"query":1}"#)) == response(3, "null"))
        _ = try observer.ask(save(4))
        #expect(try observer.end().lines.count == 5)
    }

    @Test func `a failing store fails no request, is logged once, and loses nothing`() throws {
        try sql(folder.file("store"), "ALTER TABLE sample RENAME TO elsewhere")
        for id in 3...5 {
            #expect(try observer.ask(request(id, "isAvailable")) == response(id, "true"))
        }
        try sql(folder.file("store"), "ALTER TABLE elsewhere RENAME TO sample")
        #expect(try member("error", of: observer.ask(save(6))) == nil)
        #expect(try observer.line() == update(2))
        let ending = try observer.end()
        // The cause, and that updates are missing.
        #expect(ending.errors.split(separator: "\n").count == 2, "\(ending.errors)")
        #expect(ending.status == 0)
    }
}
