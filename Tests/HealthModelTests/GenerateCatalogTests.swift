import Foundation
import Testing

/// Tests `.ci/generate-catalog --check`, which every change must pass.
struct GenerateCatalogTests {
    static let tables = "Sources/HealthModel/Types/Generated"
    static let units = "Sources/HealthModel/Units/Generated"
    /// The generated parts of HealthKit for Linux.
    static let header = "Sources/CHealthKit/include/CHealthKit.h"
    static let classes = "Sources/HealthKit/Generated"

    @Test func `the Swift tables are up to date`() throws {
        let check = try check(in: CatalogFile.repository)
        #expect(check.status == 0)
        #expect(check.errors == "")
    }

    @Test(arguments: ["changed", "missing", "left over"])
    func `the check names a stale table`(state: String) throws {
        try withCopyOfRepository { copy in
            let table = copy.appending(path: "\(Self.tables)/\(state == "left over" ? "Old" : "QuantityTypes").swift")
            if state == "missing" {
                try FileManager.default.removeItem(at: table)
            } else {
                try Data("// Something else.\n".utf8).write(to: table)
            }
            let check = try check(in: copy)
            #expect(check.status == 1)
            #expect(check.errors == "\(Self.tables)/\(table.lastPathComponent) is stale: run .ci/generate-catalog\n")
        }
    }

    @Test(arguments: [header, "\(classes)/Units.swift"])
    func `the check names a stale part of HealthKit`(path: String) throws {
        try withCopyOfRepository { copy in
            try Data("// Something else.\n".utf8).write(to: copy.appending(path: path))
            let check = try check(in: copy)
            #expect(check.status == 1)
            #expect(check.errors == "\(path) is stale: run .ci/generate-catalog\n")
        }
    }

    /// Runs the check on the copy in a directory.
    private func check(in directory: URL) throws -> (status: Int32, errors: String) {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", directory.appending(path: ".ci/generate-catalog").path, "--check"]
        process.standardError = errors
        try process.run()
        let output = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus != 127, "python3 is not on the PATH; .ci/generate-catalog needs it")
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Copies the input and output files of the script to a separate directory.
    private func withCopyOfRepository(_ body: (URL) throws -> Void) throws {
        let files = FileManager.default
        let copy = files.temporaryDirectory.appending(path: "generate-catalog-\(UUID().uuidString)")
        defer { try? files.removeItem(at: copy) }
        let inputs = [".ci/generate-catalog", ".ci/catalog", "protocol/catalog.json"]
        for path in inputs + [Self.tables, Self.units, Self.header, Self.classes] {
            let target = copy.appending(path: path)
            try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: CatalogFile.repository.appending(path: path), to: target)
        }
        try body(copy)
    }
}
