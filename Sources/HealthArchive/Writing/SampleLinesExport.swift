package import Files
public import HealthEngine
package import HealthModel

/// Writes a file with lines for each sample: JSON lines, or newline-delimited FHIR.
public struct SampleLinesExport {
    private let phone: Phone
    private let options: ExportOptions
    private let takesMembers: Bool

    /// An export of a phone. Members of correlations are written only within their correlation unless `takesMembers` is true.
    public init(_ phone: Phone, _ options: ExportOptions, takesMembers: Bool = false) {
        self.phone = phone
        self.options = options
        self.takesMembers = takesMembers
    }

    /// Writes the text that `append` adds for each sample, by type and start date. `append` returns false if it adds nothing.
    ///
    /// Throws an ``OutputError`` or a `HealthFailure`. The file then does not exist.
    package func write(
        to file: OutputFile, shouldContinue: (ExportProgress) -> Bool, _ append: (Sample, inout [UInt8]) -> Bool
    ) throws -> ExportReport {
        try file.filled {
            try ExportRun.reading(phone, options, shouldContinue) { run in
                var bytes: [UInt8] = []
                try run.forEach(withMembers: takesMembers) { entry in
                    run.report.count(entry.sample, isIncomplete: !append(entry.sample, &bytes))
                    if bytes.count >= Self.pieceSize {
                        try file.write(bytes)
                        bytes.removeAll(keepingCapacity: true)
                    }
                }
                try file.write(bytes)
            }
        }
    }

    private static let pieceSize = 256 << 10
}
