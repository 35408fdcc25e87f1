package import HealthEngine
package import HealthModel

/// Goes through the store of a phone for an export: counts, reports its progress, and ends when it is cancelled.
package final class ExportRun {
    /// What is read.
    package let export: SampleExport
    /// What is wanted.
    package let options: ExportOptions
    /// What was counted.
    package var report = ExportReport()
    private let shouldContinue: (ExportProgress) -> Bool
    private let total: Int
    private var seen = 0
    /// Where the samples are that were chosen, if not all are.
    private var chosen = PositionSet()

    private init(
        _ export: SampleExport,
        _ options: ExportOptions,
        _ shouldContinue: @escaping (ExportProgress) -> Bool
    ) throws {
        self.export = export
        self.options = options
        self.shouldContinue = shouldContinue
        total = try export.types().reduce(0) { options.isChosen($1.type) ? $0 + $1.count : $0 }
    }

    /// Reads the store of a phone, and returns what the body has counted. Throws an ``ExportError`` or a `HealthFailure`.
    package static func reading(
        _ phone: Phone,
        _ options: ExportOptions,
        _ shouldContinue: (ExportProgress) -> Bool,
        _ body: (ExportRun) throws -> Void
    ) throws -> ExportReport {
        try withoutActuallyEscaping(shouldContinue) { shouldContinue in
            // What the store throws is its own; what else is thrown comes as it is.
            let result = try phone.exportSamples(in: options.timeZone) { export in
                Result {
                    let run = try ExportRun(export, options, shouldContinue)
                    try body(run)
                    run.report.finish()
                    return run.report
                }
            }
            return try result.get()
        }
    }

    /// Calls the body with the chosen samples of a type, by their start.
    package func forEach(of type: ObjectType, _ body: (SampleExport.Entry) throws -> Void) throws {
        guard options.isChosen(type) else { return }
        try export.forEach(
            of: type,
            endingFrom: options.earliestEnd,
            beginningUpTo: options.latestStart
        ) { entry in
            seen += 1
            if seen.isMultiple(of: Self.interval), !shouldContinue(ExportProgress(written: seen, total: total)) {
                throw ExportError.cancelled
            }
            if options.isSelective { chosen.insert(entry.position) }
            try body(entry)
        }
    }

    /// Whether the sample at a position was among those of ``forEach(of:_:)``.
    package func hasChosen(_ position: Int64) -> Bool { !options.isSelective || chosen.contains(position) }

    /// Calls the body with all chosen samples, by type.
    package func forEach(_ body: (SampleExport.Entry) throws -> Void) throws {
        for (type, _) in try export.types() {
            try forEach(of: type, body)
        }
    }

    /// So many samples are some milliseconds.
    private static let interval = 1024
}
