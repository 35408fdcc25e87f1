import Foundation
import Glibc
import JSON
import Testing

/// Progress and cancellation of imports in a separate process.
struct LongRequestTests {
    /// An export of 50 MB.
    private static func large(in folder: TemporaryFolder) throws -> String {
        var text = "<HealthData>\n"
        text.reserveCapacity(60 << 20)
        for number in 0..<300_000 {
            let minute = number % 60
            let time = "2024-01-\(10 + number / 1440 % 20) \(10 + number / 60 % 14):\(minute < 10 ? "0" : "")\(minute)"
            text +=
                #" <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" value="\#(number)" "#
            text += #"startDate="\#(time):00 +0000" endDate="\#(time):30 +0000"/>"# + "\n"
        }
        return try folder.write(text + "</HealthData>\n", to: "export.xml")
    }

    private static func importing(_ id: Int, _ path: String) -> String {
        request(id, "control/import", #"{"path":"\#(path)","progress":true}"#)
    }

    private static let cancelled = #"{"jsonrpc":"2.0","id":1,"error":{"code":-32800,"message":"Request cancelled"}}"#

    @Test(arguments: ["lines", "headers"])
    func `a client can cancel an import after the first tenth`(framing: String) throws {
        let folder = try TemporaryFolder()
        let path = try Self.large(in: folder)
        let child = try Program.start("--store", folder.file("store"), "--framing", framing)
        func send(_ message: String) throws {
            let header = framing == "headers" ? "Content-Length: \(message.utf8.count)\r\n\r\n" : ""
            try child.send(header + message + (framing == "headers" ? "" : "\n"))
        }
        try send(Self.importing(1, path))
        if framing == "headers" {
            #expect(try child.line().hasPrefix("Content-Length: "))
        } else {
            #expect(try member("params", "fraction", of: child.line()) == 0.1)
        }
        try send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#)
        try send(request(2, "isAvailable"))
        let ending = try child.end()
        #expect(ending.text.contains(Self.cancelled))
        #expect(ending.text.contains(response(2, "true")))
        #expect(!ending.text.contains(#""fraction":1.0"#))
        #expect(ending.status == 0)
        #expect(try integrity(of: folder.file("store")) == "ok")
        let responses = try carryOut([askForSteps(1), samples(2, of: stepCount)], store: folder.file("store"))
        #expect(try elements("result", "samples", of: responses[1]).isEmpty)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a signal cancels an import, which is answered`(signal: Int32) throws {
        let folder = try TemporaryFolder()
        let child = try Program.start("--store", folder.file("store"))
        try child.send(Self.importing(1, try Self.large(in: folder)) + "\n")
        #expect(try member("params", "fraction", of: child.line()) == 0.1)
        kill(child.id, signal)
        let ending = try child.end(closingInput: false)
        #expect(ending.lines.last == Self.cancelled)
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
        #expect(try integrity(of: folder.file("store")) == "ok")
    }

    @Test func `a closed input lets an import finish`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("<HealthData>\n</HealthData>\n", to: "export.xml")
        let ending = try Program.run(input: Self.importing(1, path) + "\n" + request(2, "isAvailable"))
        #expect(ending.lines.suffix(2) == [response(1, #"{"types":{},"problems":[]}"#), response(2, "true")])
        #expect(ending.status == 0)
    }

    @Test func `an import finishes even if the client has gone`() throws {
        let folder = try TemporaryFolder()
        let child = try Program.start("--store", folder.file("store"))
        try child.send(Self.importing(1, try Self.large(in: folder)) + "\n")
        #expect(try member("params", "fraction", of: child.line()) == 0.1)
        child.closeOutput()
        let ending = try child.end()
        #expect(ending.status == 0)
        let responses = try carryOut(
            [askForSteps(1), request(2, "store/statisticsQuery", #"{"type":"\#(stepCount)","options":["cumulativeSum"]}"#)],
            store: folder.file("store")
        )
        #expect(try member("result", "sumQuantity", "value", of: responses[1]) == 44_999_850_000.0)
    }

    @Test func `requests in a file are answered after an import, in order`() throws {
        let folder = try TemporaryFolder()
        let path = try Self.large(in: folder)
        let more = (2...40_000).map { request($0, "isAvailable") }
        let input = try folder.write(([Self.importing(1, path)] + more).joined(separator: "\n") + "\n", to: "requests")
        let ending = try Program.shell(#"exec "$0" < "$1""#, input)
        let answers = ending.lines.filter { !$0.contains("control/progress") }
        #expect(answers.count == 40_000)
        #expect(answers.dropFirst().elementsEqual((2...40_000).map { response($0, "true") }))
    }
}
