import Foundation
import JSON
import Testing

/// The files that the page of the device owner sends and gets.
struct StudioFilesTests {
    private let server: NetworkServerProcess
    private let owner: NetworkClient

    init() throws {
        server = try NetworkServerProcess("--studio")
        owner = try server.webSocket("role=owner")
    }

    /// Sends bytes as a file, in two parts. Returns its number.
    private func send(_ bytes: Data) throws -> JSONValue {
        let first = try owner.call("control/writeFile", #"{"data":"\#(bytes.prefix(7).base64EncodedString())"}"#)
        guard case .integer(let file) = first.member("file") else { throw Trouble("no file: \(first)") }
        let rest = bytes.dropFirst(7).base64EncodedString()
        #expect(try owner.call("control/writeFile", #"{"file":\#(file),"data":"\#(rest)"}"#).member("file") == .integer(file))
        return .integer(file)
    }

    private func steps() throws -> JSONValue {
        try owner.call("store/sampleQuery", #"{"type":"\#(stepCount)"}"#).member("samples")
    }

    @Test func `an export is sent in parts, imported and removed`() throws {
        let file = try send(Data(Self.export.utf8))
        let report = try owner.call("control/importExport", #"{"file":1}"#)
        #expect(report.member("types", stepCount, "added") == 1)
        #expect(try owner.call("control/importExport", #"{"file":1}"#).member("types", stepCount, "present") == 1)
        #expect(file == 1)
        #expect(try owner.call("control/removeFile", #"{"file":1}"#) == .null)
        #expect(try owner.call("control/removeFile", #"{"file":1}"#).member("data", "path") == "file")
    }

    @Test func `nothing is behind the end of a file`() throws {
        _ = try send(Data("HealthKit".utf8))
        for (offset, data) in [(6, "S2l0"), (9, ""), (10, ""), (4_611_686_018_427_387_904, ""), (Int.max, "")] {
            let answer = try owner.call("control/readFile", #"{"file":1,"offset":\#(offset)}"#)
            #expect(answer.member("data") == .string(data), "\(offset)")
        }
    }

    @Test func `what is no export is an error without a path`() throws {
        _ = try send(Data("This is no export.".utf8))
        let error = try owner.call("control/importExport", #"{"file":1}"#)
        guard case .string(let message) = error.member("message") else { throw Trouble("no error: \(error)") }
        #expect(!message.contains("/"))
        #expect(try owner.call("control/importExport", #"{"file":2}"#).member("data", "path") == "file")
    }

    @Test func `a phone is exported, and replaces the content of another`() throws {
        _ = try send(Data(Self.export.utf8))
        _ = try owner.call("control/importExport", #"{"file":1}"#)
        #expect(try owner.call("control/exportPhone").member("file") == 2)
        var content = Data()
        while true {
            let answer = try owner.call("control/readFile", #"{"file":2,"offset":\#(content.count)}"#)
            guard case .string(let text) = answer.member("data"), let part = Data(base64Encoded: text) else {
                throw Trouble("no data")
            }
            if part.isEmpty { break }
            content += part
        }
        let samples = try steps()
        _ = try owner.call("control/reset")
        #expect(try steps() == [])
        #expect(try owner.call("control/importPhone", #"{"file":2}"#) == .null)
        #expect(try steps() == samples)
        // The file is a store.
        let folder = try TemporaryFolder()
        let store = try folder.write(content, to: "phone.store")
        let counts = try Program.run("call", "control/countSamples", "--store", store)
        #expect(counts.status == 0 && String(decoding: counts.output, as: UTF8.self).contains(stepCount))
        // A phone with a store file exports it, and is not replaced.
        let server = try NetworkServerProcess("--studio", "--store", store)
        try withExtendedLifetime(server) {
            let owner = try server.webSocket("role=owner")
            #expect(try owner.call("control/exportPhone").member("file") == 1)
            #expect(try owner.call("control/importPhone", #"{"file":1}"#).member("code") == -32602)
        }
    }

    @Test func `what is no store changes nothing`() throws {
        _ = try send(Data(Self.export.utf8))
        _ = try owner.call("control/importExport", #"{"file":1}"#)
        let samples = try steps()
        #expect(try owner.call("control/importPhone", #"{"file":1}"#).member("data", "store") == "foreign")
        _ = try send(Data("SQLite format 3".utf8) + Data(count: 4096))
        #expect(try owner.call("control/importPhone", #"{"file":2}"#).member("data", "store") == "foreign")
        #expect(try steps() == samples)
    }

    @Test func `a store with another schema changes nothing`() throws {
        _ = try send(Data(Self.export.utf8))
        _ = try owner.call("control/importExport", #"{"file":1}"#)
        let samples = try steps()
        let folder = try TemporaryFolder()
        for (number, change) in ["CREATE VIEW v AS SELECT 1", "UPDATE sampleKind SET count = 4611686018427387904"].enumerated() {
            let path = folder.file("\(number)")
            try carryOut([askForSteps(1), save(2, [quantity(1)])], store: path)
            try sql(path, "PRAGMA journal_mode = DELETE; " + change)
            _ = try send(Data(contentsOf: URL(filePath: path)))
        }
        #expect(try owner.call("control/importPhone", #"{"file":2}"#).member("data", "store") == "corrupt")
        #expect(try steps() == samples)
        // A count that no save reaches is found when it is read.
        #expect(try owner.call("control/importPhone", #"{"file":3}"#) == .null)
        #expect(try owner.call("control/countSamples").member("data", "store") == "corrupt")
        // An explanation leaves out what cannot be read.
        guard case .array = try owner.call("control/explain") else { throw Trouble("no explanation") }
    }

    @Test func `a place beyond the end of a file has no bytes`() throws {
        _ = try send(Data("12345678".utf8))
        for offset in ["8", "4611686018427387904", "9223372036854775807"] {
            #expect(try owner.call("control/readFile", #"{"file":1,"offset":\#(offset)}"#).member("data") == "")
        }
        #expect(try owner.call("control/readFile", #"{"file":1,"offset":7}"#).member("data") == "OA==")
    }

    @Test func `no file is left when the server is killed: a file has no name`() throws {
        _ = try send(Data("12345678".utf8))
        let folder = "/proc/\(server.child.id)/fd"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
        }
        .filter { $0.contains("/healthkit-bridge-") }
        #expect(files.count == 1 && files.allSatisfy { $0.hasSuffix(" (deleted)") }, "\(files)")
    }

    @Test func `files belong to the device owner's connection, and are few`() throws {
        let app = try server.webSocket()
        #expect(try app.call("control/writeFile", #"{"data":""}"#).member("code") == -32601)
        for _ in 1...16 { _ = try owner.call("control/writeFile", #"{"data":""}"#) }
        #expect(try owner.call("control/writeFile", #"{"data":""}"#).member("code") == -32603)
        let other = try server.webSocket("role=owner")
        #expect(try other.call("control/readFile", #"{"file":1,"offset":0}"#).member("data", "path") == "file")
    }

    private static let export = """
        <?xml version="1.0" encoding="UTF-8"?>
        <HealthData locale="en_US">
         <Record type="\(stepCount)" sourceName="iPhone" unit="count" startDate="2025-12-31 08:00:00 +0100" \
        endDate="2025-12-31 08:10:00 +0100" value="120"/>
        </HealthData>
        """
}
