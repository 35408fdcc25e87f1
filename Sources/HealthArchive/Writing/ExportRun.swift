import Files
package import HealthEngine
package import HealthModel

/// Iterates over the store of a phone for an export: counts samples, reports progress, and handles cancellation.
package final class ExportRun {
    /// The samples of the store.
    package let export: SampleExport
    package let options: ExportOptions
    /// The counts so far.
    package var report = ExportReport()
    private let shouldContinue: (ExportProgress) -> Bool
    private let total: Int
    private var seen = 0
    /// The positions of the chosen samples, if the options exclude some.
    private var chosen = PositionSet()

    private init(_ export: SampleExport, _ options: ExportOptions, _ shouldContinue: @escaping (ExportProgress) -> Bool) throws {
        self.export = export
        self.options = options
        self.shouldContinue = shouldContinue
        total = try export.types().reduce(0) { options.isChosen($1.type) ? $0 + $1.count : $0 }
    }

    /// Reads the store of a phone and returns the report of the body. Throws an ``OutputError`` or a `HealthFailure`.
    package static func reading(
        _ phone: Phone, _ options: ExportOptions, _ shouldContinue: (ExportProgress) -> Bool, _ body: (ExportRun) throws -> Void
    ) throws -> ExportReport {
        try withoutActuallyEscaping(shouldContinue) { shouldContinue in
            // Errors of the store are `HealthFailure`s. The result carries the errors of the body unchanged.
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

    /// Calls the body with the chosen samples of a type, sorted by start date.
    package func forEach(of type: ObjectType, _ body: (SampleExport.Entry) throws -> Void) throws {
        guard options.isChosen(type) else { return }
        try export.forEach(of: type, endingFrom: options.earliestEnd, beginningUpTo: options.latestStart) { entry in
            seen += 1
            if seen.isMultiple(of: Self.interval), !shouldContinue(ExportProgress(written: seen, total: total)) {
                throw OutputError.cancelled
            }
            if options.isSelective { chosen.insert(entry.position) }
            try body(entry)
        }
    }

    /// Whether ``forEach(of:_:)`` has passed the sample at a position.
    package func hasChosen(_ position: Int64) -> Bool { !options.isSelective || chosen.contains(position) }

    /// Calls the body with all chosen samples, by type. Without members, those of chosen correlations are left out.
    package func forEach(withMembers: Bool = true, _ body: (SampleExport.Entry) throws -> Void) throws {
        let types = try export.types().map(\.type)
        let correlations = withMembers ? [] : types.filter { $0.kind == .correlation && options.isChosen($0) }
        let components = Set(correlations.flatMap(\.components))
        for type in types {
            let canBeMember = components.contains(type.identifier)
            try forEach(of: type) { entry in
                if canBeMember, try export.isMember(entry.position) { return }
                try body(entry)
            }
        }
    }

    /// The number of samples between two checks, which take some milliseconds.
    private static let interval = 1024
}
