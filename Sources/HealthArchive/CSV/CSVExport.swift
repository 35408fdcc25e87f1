import Files
import Foundation
public import HealthEngine
public import HealthModel

/// Writes a folder with a file of comma-separated values for each type (RFC 4180).
public struct CSVExport {
    /// The functions that write values without a column as JSON.
    public struct JSONTexts {
        let sample: (Sample) -> String
        let metadata: (Metadata) -> String

        /// The functions for samples and for metadata.
        public init(sample: @escaping (Sample) -> String, metadata: @escaping (Metadata) -> String) {
            self.sample = sample
            self.metadata = metadata
        }
    }

    private let phone: Phone
    private let options: ExportOptions
    private let jsonTexts: JSONTexts

    /// An export of a phone.
    public init(_ phone: Phone, _ options: ExportOptions, _ jsonTexts: JSONTexts) {
        self.phone = phone
        self.options = options
        self.jsonTexts = jsonTexts
    }

    /// Writes a new folder.
    ///
    /// Throws an ``OutputError`` or a `HealthFailure`. The folder then does not exist.
    public func write(to path: String, shouldContinue: (ExportProgress) -> Bool = { _ in true }) throws -> ExportReport {
        let folder = try ExportFolder(path: path)
        return try folder.filled {
            try ExportRun.reading(phone, options, shouldContinue) { run in
                for (type, _) in try run.export.types() where options.isChosen(type) {
                    try write(type, run, to: folder)
                }
            }
        }
    }

    private func write(_ type: ObjectType, _ run: ExportRun, to folder: ExportFolder) throws {
        let columns = CSVColumns(of: type, jsonTexts)
        var clock = ExportClock(options.timeZone)
        var bytes: [UInt8] = []
        var hasBegun = false
        try run.forEach(of: type) { entry in
            if !hasBegun {
                // Create the file with its first sample. An empty file would reveal samples that were not chosen.
                try folder.begin(type.identifier + ".csv")
                bytes.append(row: columns.names)
                hasBegun = true
            }
            bytes.append(row: columns.values(of: entry.sample, &clock))
            run.report.count(entry.sample)
            if bytes.count >= Self.pieceSize {
                try folder.write(bytes)
                bytes.removeAll(keepingCapacity: true)
            }
        }
        guard hasBegun else { return }
        try folder.write(bytes)
        try folder.end()
    }

    private static let pieceSize = 256 << 10
}

extension [UInt8] {
    /// Appends a row. Values with a comma, a quotation mark or a line end are quoted.
    package mutating func append(row values: [String]) {
        for (index, value) in values.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            if value.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) {
                // Not by characters: one that begins with a quotation mark may have further scalars.
                append(contentsOf: "\"\(String(value.unicodeScalars.replacing(["\""], with: ["\"", "\""])))\"".utf8)
            } else {
                append(contentsOf: value.utf8)
            }
        }
        append(contentsOf: [0x0D, 0x0A])
    }
}
