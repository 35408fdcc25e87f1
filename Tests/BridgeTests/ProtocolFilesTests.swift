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
    @Test func `openrpc.json is up to date (make describe writes it)`() throws {
        let file = try String(contentsOf: protocolFolder.appending(path: "openrpc.json"), encoding: .utf8)
        #expect(file == OpenRPC.text(of: Channels.registry) + "\n")
        #expect(try JSONValue(parsing: file) == OpenRPC.document(of: Channels.registry))
    }

    @Test func `every method has a file of vectors in the folder of its channel`() throws {
        let files = Set(try vectorFiles())
        let missing = Channels.registry.methods.map(\.name).filter { !files.contains("\(vectorFile(of: $0)).json") }
        #expect(missing.isEmpty)
    }

    /// A topic has a name in kebab case, without a capital or a dot.
    @Test func `a file of vectors with the name of a method is in the folder of the method's channel`() throws {
        let methods = Set(Channels.registry.methods.map(\.name))
        let shortNames = Set(methods.map { $0.split(separator: "/").last.map(String.init) ?? "" })
        for file in try vectorFiles() {
            let parts = file.split(separator: "/")
            guard parts.count == 4, parts[0] == "channels" else { continue }
            let name = String(parts[3].dropLast(".json".count))
            if shortNames.contains(name) || name.contains(where: { $0.isUppercase || $0 == "." }) {
                #expect(methods.contains("\(parts[1])/\(name)"), "\(file)")
            }
        }
    }

    @Test func `every channel has a folder with description, errors and vectors, and there are no other folders`()
        throws
    {
        #expect(try Set(channelFolders()) == Set(Channels.all.map(\.name)))
        for channel in try channelFolders() {
            let folder = protocolFolder.appending(path: "channels/\(channel)").path
            let contents = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(contents == ["README.md", "errors.json", "vectors"], "\(channel)")
        }
    }

    /// The channel of a method; nil for one of the connection.
    private func channel(of method: String) -> String? {
        let channel = method.split(separator: "/").dropLast().joined(separator: "/")
        return ["", "rpc", "$"].contains(channel) ? nil : channel
    }

    /// `channels/store/vectors/save` for `store/save`, `vectors/connection/version` for `rpc/version`.
    private func vectorFile(of method: String) -> String {
        let folder = channel(of: method).map { "channels/\($0)/vectors" } ?? "vectors/connection"
        return "\(folder)/\(method.split(separator: "/").last ?? "")"
    }

    @Test func `every method of the OpenRPC document has an example (make describe takes it from the vectors)`() throws {
        for method in Channels.registry.methods { _ = try Example.of(method.name) }
    }

    @Test func `method names are unique, and each method has a summary`() {
        let methods = Channels.registry.methods
        #expect(Set(methods.map(\.name)).count == methods.count)
        for method in methods.map(\.method) {
            #expect(method.summary.hasSuffix("."), "\(method.name)")
            #expect(Set(method.parameters.map(\.name)).count == method.parameters.count)
        }
    }

    @Test func `every reference in the OpenRPC document can be resolved`() throws {
        let components = OpenRPC.document(of: Channels.registry)["components"]
        let text = OpenRPC.text(of: Channels.registry)
        for match in text.matches(of: /#\/components\/(schemas|errors)\/(\w+)/) {
            #expect(components?[String(match.output.1)]?[String(match.output.2)] != nil, "\(match.output.0)")
        }
    }
}

/// `protocol/errors.json` and the files of that name of the channels agree with the program.
struct ErrorCatalogTests {
    /// The entries of a section in all files together.
    private func section(_ path: String...) throws -> [JSONObject] {
        let files = ["errors.json"] + (try channelFolders().map { "channels/\($0)/errors.json" })
        return try files.flatMap { file in
            let section = path.reduce(try protocolFile(file)) { $0[$1] ?? .null }
            guard case .array(let elements) = section else { return [JSONObject]() }
            return elements.compactMap { if case .object(let object) = $0 { object } else { nil } }
        }
    }

    @Test func `the JSON-RPC codes equal those of the error mapping`() throws {
        let codes = Set(try section("codes").compactMap { $0["code"] })
        let known: [Int] = [
            -32700, -32600, -32601, -32602, -32603, ErrorCode.platformError, ErrorCode.healthKitError,
            ErrorCode.nativeException, ErrorCode.fault, ErrorCode.noReply, ErrorCode.requestCancelled,
        ]
        #expect(codes == Set(known.map { JSONValue.integer(Int64($0)) }))
    }

    @Test func `HealthKit's codes, names and texts equal those of the model`() throws {
        // The file of a channel has no names, but additional texts of some codes.
        let errors = try section("healthKit", "errors").filter { $0["name"] != nil } + section("cocoa", "errors")
        #expect(errors.count == HealthError.Code.allCases.count)
        for (error, code) in zip(errors, HealthError.Code.allCases) {
            #expect(error["code"] == .integer(Int64(code.rawValue)))
            #expect(error["name"] == .string(code.name))
            #expect(error["message"] == .string(code.defaultMessage))
        }
        let codes = Set(HealthError.Code.allCases.map { JSONValue.integer(Int64($0.rawValue)) })
        #expect(try section("healthKit", "errors").allSatisfy { codes.contains($0["code"] ?? .null) })
    }

    @Test func `no error is listed twice`() throws {
        let exceptions = try section("exceptions")
        #expect(Set(exceptions.map { $0["reason"] }).count == exceptions.count)
        for channel in try channelFolders() {
            guard case .array(let errors)? = try protocolFile("channels/\(channel)/errors.json")["platform"] else {
                continue
            }
            #expect(Set(errors.map { $0["code"] }).count == errors.count, "\(channel)")
        }
        for name in ["codes", "store", "auditLog", "archive"] {
            let entries = try section(name)
            #expect(Set(entries.map { $0["code"] ?? $0["name"] }).count == entries.count, "\(name)")
        }
    }

    @Test func `the failures of archives equal those of the reader`() throws {
        let all: [ArchiveError] = [
            .missing, .unreadable, .damagedZip, .damagedData, .encrypted,
            .noExport("no XML file contains HealthData"), .noBundle("the JSON has no resourceType"),
            .encoding, .endlessPrologue, .noMemory,
        ]
        let listed = try section("archive").map { [$0["name"], $0["message"]] }
        #expect(Set(listed) == Set(all.map { [.string($0.code), .string($0.message)] }))
    }

    @Test func `the failures of the store equal those of the model`() throws {
        let all: [StoreError] = [
            .foreign, .newer, .encrypted, .corrupt, .readOnly, .full, .busy, .removed, .inaccessible,
        ]
        let listed = try section("store").map { [$0["name"], $0["message"]] }
        #expect(Set(listed) == Set(all.map { [.string($0.name), .string($0.message)] }))
    }
}
