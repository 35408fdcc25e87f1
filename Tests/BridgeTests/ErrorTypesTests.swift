import Bridge
import BridgeTesting
import ControlChannel
import Foundation
import HealthEngine
import HealthGenerator
import HealthModel
import JSON
import JSONRPC
import Testing

@testable import BridgeCore
@testable import HealthJSON

/// The code of a method throws errors of any type, so the compiler does not see which of them have a response. This test does.
struct ErrorTypesTests {
    /// The modules whose errors the code of a method may pass on.
    private static let modules = [
        "Files", "JSON", "JSONRPC", "XML", "HealthModel", "HealthEngine", "HealthArchive", "HealthGenerator", "HealthJSON",
        "GeneratorJSON", "BridgeCore", "Channels",
    ]

    /// An error of each type that may end a method, by its module and name, and the code of its response.
    private static func endings() throws -> [String: (error: any Error, code: Int)] {
        [
            "BridgeCore.BridgeError": (BridgeError.noReply, -32004),
            "BridgeCore.PreludeError": (PreludeError(line: 1, reason: "Not authorized"), -32602),
            "HealthGenerator.Invalid": (
                try #require(throws: GenerateOptions.Invalid.self) {
                    try PersonGenerator(GenerateOptions(lastDay: CalendarDay(year: 1, month: 1, day: 1), timeZone: .gmt))
                }, -32602
            ),
            "HealthModel.HealthError": (HealthError(.errorAuthorizationDenied), -32001),
            "HealthModel.HealthFailure": (HealthFailure.appTerminated, -32003),
            "HealthModel.NativeException": (NativeException.emptyAuthorizationRequest, -32002),
            "HealthModel.StoreError": (StoreError.full, -32603),
            "JSON.JSONParseError": (
                try #require(throws: JSONParseError.self) { try JSONValue(parsing: Array("{".utf8)) }, -32602
            ),
            "JSON.JSONReadingError": (JSONReadingError.missing("uuid"), -32602),
            "JSONRPC.ErrorObject": (ErrorObject(code: -32003, message: "Ordered"), -32003),
            "HealthJSON.UnknownType": (UnknownType(reason: "HealthKit has no type x."), -32602),
        ]
    }

    /// The types that do not reach the end of a method, and the reason.
    private static let others = [
        "BridgeCore.CallError": "The failure of a call that has ended.",
        "BridgeCore.Failure": "Each use of an audit log says which log it is.",
        "BridgeCore.HostStartError": "The host has not started.",
        "Files.OutputError": "Only the command line writes outputs.",
        "HealthArchive.ArchiveError": "control/import adds the path of the archive.",
        "HealthGenerator.TestDataError": "control names the parameter of the value.",
        "JSONRPC.FramingError": "A frame is read before its call begins.",
    ]

    @Test func `each type of error has a response`() throws {
        let control = ControlChannel()
        for (name, ending) in try Self.endings() {
            let failure = try #require(BridgeError(ending.error) ?? control.failure(for: ending.error), "\(name)")
            #expect(failure.errorObject.code == ending.code, "\(name)")
        }
    }

    @Test func `each type of error is in one of the lists`() throws {
        var found: Set<String> = []
        let declaration = /\b(?:struct|enum|class|extension) (?:\w+\.)*(\w+)\s*:(?:[^{]*[ ,.])?Error\b/
        let sources = protocolFolder.deletingLastPathComponent().appending(path: "Sources")
        for module in Self.modules {
            let folder = sources.appending(path: module)
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                for line in text.split(separator: "\n") where line.contains("Error") {
                    guard let match = line.firstMatch(of: declaration) else { continue }
                    // Errors that no other module can name are caught in their own, which has typed throws.
                    let isInternal = !line.contains("public ") && !line.contains("package ")
                    if isInternal, !["BridgeCore", "Channels", "HealthJSON"].contains(module) { continue }
                    found.insert("\(module).\(match.output.1)")
                }
            }
        }
        let listed = Set(try Self.endings().keys).union(Self.others.keys)
        #expect(found.subtracting(listed).isEmpty, "without a response")
        #expect(listed.subtracting(found).isEmpty, "no longer declared")
    }

    @Test func `an unknown error is logged without its values, and is an internal error`() throws {
        struct Surprise: Error { let value = "72.5" }
        var records: [LogRecord] = []
        let connection = try Connection(options: HostOptions(), channels: Channels.registry) { records.append($0) }
        let call = Call(try #require(Channels.registry.method("store/save", withControl: true)), nil, on: connection)
        #expect {
            try call.mappingErrors { throw Surprise() }
        } throws: { error in
            (error as? BridgeError)?.errorObject == .internalError
        }
        let record = try #require(records.last)
        #expect(record.level == .error)
        #expect(record.text.contains("Surprise"))
        #expect(!record.text.contains("72.5"))
    }
}
