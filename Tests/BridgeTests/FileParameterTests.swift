import Bridge
import Foundation
import HealthEngine
import HealthJSON
import JSON
import Testing

@testable import BridgeCore

/// The parameters that are paths of files on the host's machine.
struct FileParameterTests {
    private static let paths = [
        "control/import path", "control/reset auditLog", "control/reset consent", "control/reset prelude",
        "control/reset store", "health_kit_reporter_method_channel/addAttachment filePath",
    ]

    private func parameters(where isListed: (ParameterDescription) -> Bool) -> [String] {
        Channels.registry.methods.flatMap { entry in
            entry.method.parameters.filter(isListed).map { "\(entry.name) \($0.name)" }
        }
    }

    @Test func `the parameters that are paths are known`() {
        #expect(parameters(where: \.isPath).sorted() == Self.paths)
    }

    @Test func `a parameter that is described as a path is declared as one`() {
        let described = parameters { parameter in
            parameter.name.firstMatch(of: /(?i)path|folder|^file/) != nil
                || parameter.summary.firstMatch(of: /\b(path|folder)\b/) != nil
        }
        #expect(described.filter { !Self.paths.contains($0) } == [])
    }

    @Test func `a client without files cannot name one in any parameter`() throws {
        let client = try Client { $0.files = .none }
        for name in Self.paths where name.hasPrefix("control/") {
            let (method, parameter) = (name.split(separator: " ")[0], name.split(separator: " ")[1])
            let error = try client.request(String(method), .object([String(parameter): "/dev/null"]))["error"]
            #expect(error?["data"]?["path"] == .string(String(parameter)), "\(name)")
        }
    }

    @Test func `channels open no file by a path that has not been checked`() throws {
        let folder = protocolFolder.appending(path: "../Sources/Channels")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let opening = try files.filter { file in
            try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                .firstMatch(of: /contentsOfFile|FileManager|FileHandle|contentsOf:|ExportArchive\(/) != nil
        }
        // They open the files of the parameters above.
        let known = ["Control/Import.swift", "HealthKitReporter/Attachments.swift"]
        #expect(opening.sorted() == known)
    }
}
