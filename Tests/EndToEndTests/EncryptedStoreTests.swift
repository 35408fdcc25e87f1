import Foundation
import Glibc
import JSON
import Testing

struct EncryptedStoreTests {
    private let folder: TemporaryFolder
    private let path: String
    private let keyFile: String
    private let phrase = "a phrase that nobody guesses"

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("store")
        keyFile = try folder.write(phrase + "\n", to: "key")
    }

    private func start(_ options: String...) throws -> Child {
        try Program.start(["--store", path, "--key-file", keyFile] + options)
    }

    // MARK: Secrecy

    private static let note = "felt dizzy after the second espresso"
    private static let identifier = "5EC12E70-0000-4000-8000-00000000C0DE"
    private static let value = 1_234_567.890_625

    /// The contents of the store, as texts and as the bytes that SQLite would write. It is computed, because the leak check does not
    /// follow references of a constant here.
    private static var traces: [Data] {
        [
            note, "com.example.secretive", "Secretive Watch", "Espresso Labs", "MyOwnKey", identifier,
            "HKQuantityTypeIdentifier", "HeartRate", "SQLite format 3", "CREATE TABLE", "sampleByDate", "count/min",
            "a phrase that nobody guesses",
        ].map { Data($0.utf8) }
            + [
                Data((0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (56 - 8 * $0)) }),
                Data([0x5E, 0xC1, 0x2E, 0x70, 0x00, 0x00, 0x40, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0xC0, 0xDE]),
            ]
    }

    private static let requests: [String] = [
        request(1, "store/requestAuthorization", #"{"toShare":["\#(heartRate)"],"read":["\#(heartRate)"]}"#),
        save(
            2,
            [
                #"{"type":"\#(heartRate)","uuid":"\#(identifier)","quantity":{"value":\#(value),"unit":"count/min"},"#
                    + #""startDate":"\#(date(minute: 0))","endDate":"\#(date(minute: 0))","#
                    + #""device":{"name":"Secretive Watch","manufacturer":"Espresso Labs"},"#
                    + #""metadata":{"MyOwnKey":"\#(note)"}}"#
            ]
        ),
        request(
            3,
            "control/addSamples",
            #"{"source":{"name":"Secretive Watch","bundleIdentifier":"com.example.secretive"},"objects":["#
                + quantity(7, "count/min", type: heartRate) + "]}"
        ),
    ]

    /// The traces that the bytes contain.
    private func traces(in bytes: Data) -> [String] {
        Self.traces.filter { bytes.firstRange(of: $0) != nil }.map { String(decoding: $0, as: UTF8.self) }
    }

    private func expectNoTraces() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name != "key" {
            #expect(try traces(in: contents(of: folder.file(name))).isEmpty, "\(name)")
            #expect(try mode(of: folder.file(name)) == 0o600, "\(name)")
        }
    }

    @Test func `the traces are visible in an unencrypted store`() throws {
        let plain = folder.file("plain")
        try carryOut(Self.requests, store: plain)
        // All traces except the key.
        #expect(try traces(in: contents(of: plain)).count >= Self.traces.count - 3)
    }

    @Test func `neither the store file nor the files beside it contain traces`() throws {
        let host = try start("--log-level", "debug")
        for line in Self.requests {
            #expect(try member("error", of: host.ask(line)) == nil)
        }
        #expect(
            Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["key", "store", "store-shm", "store-wal"]
        )
        try expectNoTraces()
        kill(host.id, SIGKILL)
        #expect(try traces(in: Data(host.end(closingInput: false).errors.utf8)).isEmpty)
        try expectNoTraces()

        // Another host recovers the write-ahead log, and leaves only one file.
        let found = try carryOut([samples(1, of: heartRate)], store: path, keyFile: keyFile)
        let all = try elements("result", "samples", of: try #require(found.first))
        #expect(all.count == 2)
        #expect(all[0]["metadata"]?["MyOwnKey"]?.text == Self.note)
        #expect(all[0]["uuid"]?.text == Self.identifier)
        #expect(all[0]["quantity"]?["value"] == .real(Self.value))
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["key", "store"])
        try expectNoTraces()
    }

    /// Sorting and a reset need more space than a small page cache has.
    @Test func `no temporary file is created`() throws {
        let note = String(repeating: "dizzy again ", count: 8000)
        let nights = (0..<120).map { hour in
            #"{"type":"\#(sleepAnalysis)","value":4,"startDate":"\#(date(minute: 60 * hour))","#
                + #""endDate":"\#(date(minute: 60 * hour + 1))","metadata":{"note":"\#(note)"}}"#
        }
        let saves = stride(from: 0, to: nights.count, by: 20).map { save($0, Array(nights[$0..<$0 + 20])) }
        try carryOut([askForSamples(0)] + saves, store: path, keyFile: keyFile)
        #expect(try contents(of: path).count > 10 << 20)
        let host = try start()
        let before = try host.ask(samples(1, of: sleepAnalysis))
        let sorted = #"{"type":"\#(sleepAnalysis)","sortDescriptors":[{"key":"endDate","ascending":false}],"limit":1}"#
        #expect(try elements("result", "samples", of: host.ask(request(2, "store/sampleQuery", sorted))).count == 1)
        let delete = request(3, "store/deleteObjects", #"{"type":"\#(sleepAnalysis)","predicate":{}}"#)
        #expect(try host.ask(delete) == response(3, #"{"count":120}"#))
        try expectOnlyItsOwnFiles(host)
        #expect(try host.ask(request(4, "control/reset")) == response(4, "null"))
        try expectOnlyItsOwnFiles(host)
        let isAsBefore = try host.ask(samples(1, of: sleepAnalysis)) == before
        #expect(isAsBefore)
        #expect(try host.end().status == 0)
        #expect(try contents(of: path).firstRange(of: Data("dizzy".utf8)) == nil)
    }

    /// Includes removed files. Excludes files that a parallel test was writing when the host was spawned, because the host
    /// inherits them.
    private func expectOnlyItsOwnFiles(_ host: Child) throws {
        let descriptors = "/proc/\(host.id)/fd"
        let open = try FileManager.default.contentsOfDirectory(atPath: descriptors).compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\($0)")
        }
        let files = open.filter { name in
            guard name.hasPrefix("/"), !name.hasPrefix("/dev/"), !name.hasPrefix("/proc/") else { return false }
            return name.hasPrefix(folder.path) || !TemporaryFolder.holds(name)
        }
        #expect(Set(files) == Set(["", "-wal", "-shm"].map { path + $0 }))
    }

    // MARK: Keys

    @Test func `a wrong key is refused, and the store is not changed`() throws {
        try carryOut([askForSteps(1)], store: path, keyFile: keyFile)
        let other = try folder.write("another phrase", to: "other")
        try expectRefused(["--key-file", other], "The key does not match the store")
        try expectRefused([], "is encrypted, and no key was given")
        #expect(try carryOut([stepsStatus(1)], store: path, keyFile: keyFile) == [response(1, "2")])
    }

    @Test func `the write-ahead log of a killed host survives a start without the key`() throws {
        let host = try start()
        #expect(try host.ask(askForSteps(1)) == response(1, #"{"success":true}"#))
        kill(host.id, SIGKILL)
        _ = try host.end(closingInput: false)
        let other = try folder.write("another phrase", to: "other")
        try expectRefused(["--key-file", other], "The key does not match the store")
        try expectRefused([], "is encrypted, and no key was given")
        #expect(try carryOut([stepsStatus(1)], store: path, keyFile: keyFile) == [response(1, "2")])
    }

    @Test func `a key for an unencrypted store is refused, and the store is not changed`() throws {
        try carryOut([askForSteps(1)], store: path)
        try expectRefused(["--key-file", keyFile], "is not encrypted, but a key was given")
    }

    @Test func `a newline at the end of the key is ignored`() throws {
        try carryOut([askForSteps(1)], store: path, keyFile: keyFile)
        let bare = try folder.write(phrase, to: "bare")
        #expect(try carryOut([stepsStatus(1)], store: path, keyFile: bare) == [response(1, "2")])
    }

    @Test(arguments: ["", "\n"])
    func `an empty key is a usage error`(text: String) throws {
        let empty = try folder.write(text, to: "empty")
        let ending = try Program.run("--store", path, "--key-file", empty)
        #expect(ending.status == 64)
        #expect(ending.errors.contains("--key-file"))
        #expect(ending.errors.contains("not empty"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a key without a store is a usage error`() throws {
        let ending = try Program.run("--key-file", keyFile)
        #expect(ending.status == 64)
        #expect(ending.errors.contains("--key-file"))
    }

    @Test func `a reset opens an encrypted store, and needs its key`() throws {
        try carryOut([askForSteps(1)], store: path, keyFile: keyFile)
        let host = try Program.start("--store", folder.file("plain"))
        func reset(_ id: Int, _ params: String) throws -> String {
            try host.ask(request(id, "control/reset", params))
        }
        let other = try folder.write("another phrase", to: "other")
        #expect(try member("error", "data", "store", of: reset(1, #"{"store":"\#(path)"}"#)) == "encrypted")
        let wrong = #"{"store":"\#(path)","keyFile":"\#(other)"}"#
        #expect(try member("error", "data", "store", of: reset(2, wrong)) == "wrongKey")
        #expect(try member("error", "data", "store", of: reset(3, #"{"keyFile":"\#(keyFile)"}"#)) == "unencrypted")
        #expect(try reset(4, #"{"store":"\#(path)","keyFile":"\#(keyFile)"}"#) == response(4, "null"))
        #expect(try host.ask(stepsStatus(5)) == response(5, "2"))
        // Back to the store of the start, which is not encrypted.
        #expect(try reset(6, "{}") == response(6, "null"))
        #expect(try host.ask(stepsStatus(7)) == response(7, "0"))
        #expect(try host.end().status == 0)
    }

    private func expectRefused(_ options: [String], _ reason: String) throws {
        let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        let before = try contents(of: path)
        let child = try Program.start(["--store", path] + options)
        expectRefusal(try child.end(), reason)
        #expect(try contents(of: path) == before)
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == names)
    }

    // MARK: Several processes

    @Test(arguments: 1...4)
    func `apps that start on a new file at the same time all open it`(round: Int) throws {
        let children = try (1...4).map { try start("--bundle-id", "app.\($0)") }
        for child in children {
            try child.send(askForSteps(1) + "\n" + stepsStatus(2) + "\n")
        }
        for child in children {
            let ending = try child.end()
            #expect(ending.lines == [response(1, #"{"success":true}"#), response(2, "2")])
            #expect(ending.errors.isEmpty)
            #expect(ending.status == 0)
        }
        #expect(try EncryptedStoreTests.isEncrypted(path))
    }

    @Test func `apps that write at the same time lose nothing`() throws {
        let children = try (1...3).map { try start("--bundle-id", "app.\($0)") }
        let count = 100
        for (app, child) in children.enumerated() {
            _ = try child.ask(request(0, "isAvailable"))
            let settings = (1...count).map {
                request(
                    $0,
                    "control/setAuthorization",
                    #"{"bundleIdentifier":"\#(app).\#($0)","type":"\#(stepCount)","direction":"share","allowed":true}"#
                ) + "\n"
            }
            try child.send(settings.joined())
        }
        for child in children {
            let answers = try (1...count).map { _ in try child.line() }
            #expect(answers == (1...count).map { response($0, "null") })
        }
        for child in children {
            let decisions = try elements("result", "authorizations", of: child.ask(request(1, "control/state")))
            #expect(decisions.count == children.count * count)
            #expect(try child.end().status == 0)
        }
        try expectNoTraces()
    }

    private static func isEncrypted(_ path: String) throws -> Bool {
        try contents(of: path).starts(with: Data("HKBr encrypted 1".utf8))
    }
}
