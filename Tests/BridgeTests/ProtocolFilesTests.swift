import Bridge
import Foundation
import HealthArchive
import HealthModel
import JSON
import Testing

@testable import BridgeCore
@testable import HealthJSON

/// The files under `protocol/` agree with the program.
struct ProtocolFilesTests {
    @Test func `openrpc.json is what the program describes; make describe writes it`() throws {
        let file = try String(contentsOf: protocolFolder.appending(path: "openrpc.json"), encoding: .utf8)
        #expect(file == OpenRPC.text(of: Channels.registry) + "\n")
        #expect(try JSONValue(parsing: file) == OpenRPC.document(of: Channels.registry))
    }

    @Test func `every method has a file of vectors`() throws {
        let files = FileManager.default.enumerator(atPath: protocolFolder.appending(path: "vectors").path)
        let names = Set(
            (files?.allObjects as? [String] ?? []).map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
        )
        let missing = Channels.registry.methods.map { String($0.name.split(separator: "/").last ?? "") }.filter { !names.contains($0) }
        #expect(missing.isEmpty)
    }

    @Test func `every example of the OpenRPC document holds`() throws {
        for entry in Channels.registry.methods where entry.name != "rpc/discover" {
            let (method, client) = (entry.method, try Client())
            for (name, params) in method.example.given {
                _ = try client.request(name, params, id: 99)
            }
            let files = try ExampleFiles(of: method.example)
            #expect(try client.result(entry.name, files.params) == method.example.result, "\(entry.name)")
        }
    }

    @Test func `method names are unique, and each has a sentence that says what it does`() {
        let methods = Channels.registry.methods
        #expect(Set(methods.map(\.name)).count == methods.count)
        for method in methods.map(\.method) {
            #expect(method.summary.hasSuffix("."), "\(method.name)")
            #expect(Set(method.parameters.map(\.name)).count == method.parameters.count)
        }
    }

    @Test func `every reference in the OpenRPC document leads somewhere`() throws {
        let components = OpenRPC.document(of: Channels.registry)["components"]
        let text = OpenRPC.text(of: Channels.registry)
        for match in text.matches(of: /#\/components\/(schemas|errors)\/(\w+)/) {
            #expect(components?[String(match.output.1)]?[String(match.output.2)] != nil, "\(match.output.0)")
        }
    }
}

/// `protocol/errors.json` agrees with the program.
struct ErrorCatalogTests {
    private func section(_ path: String...) throws -> [JSONObject] {
        var value = try protocolFile("errors.json")
        for name in path {
            guard case .object(let object) = value else { return [] }
            value = object[name] ?? .null
        }
        guard case .array(let elements) = value else { return [] }
        return elements.compactMap { if case .object(let object) = $0 { object } else { nil } }
    }

    @Test func `the JSON-RPC codes are those of the mapping`() throws {
        let codes = Set(try section("codes").compactMap { $0["code"] })
        let known: [Int] = [
            -32700, -32600, -32601, -32602, -32603, ErrorCode.platformError, ErrorCode.healthKitError,
            ErrorCode.nativeException, ErrorCode.fault, ErrorCode.requestCancelled,
        ]
        #expect(codes == Set(known.map { JSONValue.integer(Int64($0)) }))
    }

    @Test func `HealthKit's codes, names and texts are those of the model`() throws {
        let errors = try section("healthKit", "errors")
        #expect(errors.count == HealthError.Code.allCases.count)
        for (error, code) in zip(errors, HealthError.Code.allCases) {
            #expect(error["code"] == .integer(Int64(code.rawValue)))
            #expect(error["name"] == .string(code.name))
            #expect(error["message"] == .string(code.defaultMessage))
        }
    }

    @Test func `an archive's failures are those of the reader`() throws {
        let all = ArchiveError.allCases.filter { $0 != .cancelled }
        let listed = try section("archive").map { [$0["name"], $0["message"]] }
        #expect(Set(listed) == Set(all.map { [.string("\($0)"), .string($0.message)] }))
    }

    @Test func `the store's failures are those of the model`() throws {
        let all: [StoreError] = [
            .foreign, .newer, .encrypted, .wrongKey, .unencrypted, .corrupt, .readOnly, .full, .busy, .inaccessible,
        ]
        let listed = try section("store").map { [$0["name"], $0["message"]] }
        #expect(Set(listed) == Set(all.map { [.string($0.name), .string($0.message)] }))
    }
}
