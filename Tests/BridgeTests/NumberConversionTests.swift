import Foundation
import HealthModel
import Testing

/// `Int(_: Double)` ends the process for a number beyond the integers.
struct NumberConversionTests {
    /// The message that the compiler adds to each such conversion of a debug build. Reversed, so that this file does not contain it.
    private static let message = Data("ot detrevnoc eb tonnac eulav".utf8.reversed())

    /// Files that convert only numbers that they have compared with the bounds before, and one that has the message as a text.
    private static let exceptions: Set<String> = ["JSON/ShortDecimal", "BridgeCore/NativeValue", "BridgeCore/Call"]

    /// The folder with the object files of this build.
    private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// The types of a module whose object files have the message. The optimizer puts shared code into the file of any extension.
    private static func conversions(in module: String) throws -> Set<String> {
        let folder = products.appending(path: "\(module).build")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return Set(
            try files.filter { $0.pathExtension == "o" }.compactMap { file in
                let hasMessage = try Data(contentsOf: file, options: .alwaysMapped).range(of: message) != nil
                let name = file.lastPathComponent.prefix { $0 != "." && $0 != "+" }
                return hasMessage ? "\(module)/\(name)" : nil
            }
        )
    }

    /// Whether the modules were built with messages.
    private static let hasMessages = (try? conversions(in: "JSON"))?.contains("JSON/ShortDecimal") ?? false

    @Test func `a channel converts numbers with a label only`() throws {
        let folder = protocolFolder.deletingLastPathComponent().appending(path: "Sources/Channels")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        // `Int(text)` reads a text.
        let conversion = /\bU?Int(8|16|32|64)?\((?!text\)|\w+: |\))/
        for file in files {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains("Int") && !line.contains("///") {
                #expect(line.firstMatch(of: conversion) == nil, "\(file): \(line)")
            }
        }
    }

    @Test(.enabled(if: hasMessages, "optimized modules have no messages"))
    func `no module converts a number that may be beyond the integers`() throws {
        let sources = protocolFolder.deletingLastPathComponent().appending(path: "Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        let channels = try FileManager.default.contentsOfDirectory(atPath: sources.appending(path: "Channels").path)
        let names = modules.map { $0.replacing("-", with: "_") } + channels.map { "\($0)Channel" }
        let found = Set(try names.flatMap { try Self.conversions(in: $0) })
        #expect(found.subtracting(Self.exceptions) == [], "use init(saturating:) or init(exactly:)")
        #expect(Self.exceptions.subtracting(found) == [], "no exception is needed")
    }

    @Test(
        arguments: [
            (0.9, 0), (-0.9, 0), (1e19, .max), (-1e19, .min), (1e308, .max), (-.infinity, .min),
            (.leastNonzeroMagnitude, 0), (.nan, 0),
            (0x1p63, .max), (-0x1p63, .min), (0x1p62, 1 << 62),
        ] as [(Double, Int)]
    )
    func `a number beyond the integers becomes the nearest integer`(number: Double, integer: Int) {
        #expect(Int(saturating: number) == integer)
        #expect(Int32(saturating: number) == Int32(clamping: integer))
    }
}
