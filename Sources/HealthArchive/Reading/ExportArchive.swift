import Foundation
public import HealthEngine
import HealthModel

/// An export of the Health app: the zip file, its folder, or a single XML file (EXP-01). Or a FHIR bundle, such as the record of a
/// patient.
///
/// ```swift
/// let report = try ExportArchive(path: "export.zip").read(into: phone)
/// print(report.total.added)
/// ```
public final class ExportArchive {
    private let files: any ArchiveFiles
    /// The file with the samples: XML, or the JSON of a bundle.
    private let main: String
    private let isBundle: Bool

    /// Finds the XML file by its contents, because its name depends on the language (EXP-02).
    ///
    /// Calls `shouldContinue` repeatedly; false cancels the search.
    ///
    /// Throws an ``ArchiveError`` if there is no export.
    public init(path: String, shouldContinue: () -> Bool = { true }) throws {
        func check() throws {
            guard shouldContinue() else { throw ArchiveError.cancelled }
        }
        // An empty path would be the working folder.
        guard !path.isEmpty else { throw ArchiveError.missing }
        // Follow a link at the path itself. Only links within the archive are not trusted.
        let url = URL(filePath: path.literalPath).resolvingSymlinksInPath()
        let path = url.path
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey])
        guard let isFolder = values?.isDirectory else { throw ArchiveError.missing }
        let start = isFolder ? [] : try Self.start(of: path)
        let content = isFolder ? nil : try FileContent(start)
        files =
            switch content {
            case nil: Folder(path)
            case .zip: try ZipFiles(path)
            case .json, .other: SingleFile(path)
            }
        isBundle = content == .json
        guard let main = try isBundle ? files.names.first : Self.findExport(in: files, check) else {
            guard content != .other else { throw ArchiveError.noExport(FileContent.reasonAgainst(start)) }
            let isNested = files.names.contains { $0.lowercased().hasSuffix(".zip") }
            throw ArchiveError.noExport(isNested ? FileContent.nestedReason : FileContent.usualReason)
        }
        self.main = main
    }

    /// Imports the archive into the store of a phone in one transaction. If an error is thrown or the process ends, the store is
    /// unchanged. Without a phone, reads everything and changes nothing.
    ///
    /// The records of a bundle are received now, by the clock of the phone. They replace those of an earlier import.
    ///
    /// Calls `shouldContinue` with the progress many times a second. If it returns false, the import is cancelled.
    ///
    /// Throws an ``ArchiveError`` or a `HealthFailure`.
    public func read(
        into phone: Phone?,
        _ options: ImportOptions = ImportOptions(),
        shouldContinue: @escaping (ImportProgress) -> Bool = { _ in true }
    ) throws -> ImportReport {
        guard let phone else { return try read(nil, options, now: Date(), shouldContinue) }
        let now = phone.environment.clock.current
        var failure: ArchiveError?
        do {
            let report = try phone.importSamples { samples in
                do {
                    return try read(samples, options, now: now, shouldContinue)
                } catch let error as ArchiveError {
                    failure = error
                    // The store undoes its work, and does not take this for a failure of its own.
                    throw CancellationError()
                }
            }
            let added = report.types.filter { $0.counts.added > 0 }.map(\.type)
            phone.accesses.add(.write, Set(added), count: report.total.added)
            return report
        } catch {
            throw failure ?? error
        }
    }

    private func read(
        _ samples: SampleImport?, _ options: ImportOptions, now: Date, _ shouldContinue: @escaping (ImportProgress) -> Bool
    ) throws -> ImportReport {
        let folder = main.lastIndex(of: "/").map { String(main[...$0]) } ?? ""
        let reader = ExportReader(samples, options, ReferredFiles(files, folder: folder))
        var progress = ImportProgress(read: 0, size: 0)
        reader.check = { if !shouldContinue(progress) { throw ArchiveError.cancelled } }
        if isBundle { return try reader.readBundle(files.open(main), receivedAt: now) }
        reader.unnamedRoutes = Set(names(in: folder, "workout-routes/", ".gpx"))
        let supplement = try reader.readSettings()
        try readXML(reader) { now in
            progress = now
            return shouldContinue(now)
        }
        for name in self.names(in: folder, "electrocardiograms/", ".csv") {
            try reader.readElectrocardiogram(name)
            try reader.check()
        }
        if reader.isChosen(.workoutRoute) { reader.report.note(.unnamedRoute, count: reader.unnamedRoutes.count) }
        reader.report.note(.longMetadata, count: reader.metadata.tooLong)
        try reader.connectMeasurements()
        try reader.setGoals()
        if let supplement {
            if let lines = try files.open(folder + Supplement.linesName) { try reader.readLines(lines) }
            try samples?.set(supplement)
        }
        reader.countRepeatedRecords()
        reader.countReplacedSamples()
        reader.report.types = reader.types.counts
        return reader.report
    }

    /// The names of the files with an ending in a folder beside the XML, relative to the folder of the XML.
    private func names(in root: String, _ folder: String, _ ending: String) -> [String] {
        files.names.filter { $0.hasPrefix(root + folder) && $0.lowercased().hasSuffix(ending) }
            .map { String($0.dropFirst(root.count)) }
    }

    private func readXML(_ reader: ExportReader, _ shouldContinue: (ImportProgress) -> Bool) throws {
        guard let file = try files.open(main) else { throw ArchiveError.noExport(FileContent.usualReason) }
        let stream = try XMLStream(.export, reader)
        reader.stream = stream
        var text = XMLSanitizer()
        try stream.parse(file, &text) { read in
            guard shouldContinue(ImportProgress(read: read, size: file.size)) else { throw ArchiveError.cancelled }
        }
        guard text.hasBegun else { throw ArchiveError.noExport(FileContent.usualReason) }
        try stream.finish()
        try reader.finish()
        note(text, stream, reader)
    }

    /// Notes the problems of the XML text.
    private func note(_ text: XMLSanitizer, _ stream: XMLStream, _ reader: ExportReader) {
        reader.report.exportVersion = text.exportVersion
        if text.hasMalformedDocumentType { reader.report.note(.malformedDocumentType) }
        reader.report.note(.controlCharacters, count: text.controlCharacters)
        reader.report.note(.invalidText, count: text.invalidBytes)
        reader.report.note(.malformed, line: stream.malformed.firstLine, count: stream.malformed.count)
        if stream.hasGivenUp { reader.report.note(.gaveUp) } else if !reader.isWhole { reader.report.note(.endsEarly) }
    }

    /// The first bytes of a file.
    private static func start(of path: String) throws -> [UInt8] {
        guard let file = try FileOnDisk(path) else { throw ArchiveError.unreadable }
        return try file.read()
    }

    /// The XML file that begins like an export. Of several, the one in the outermost folder. Unreadable files are skipped if
    /// another file is an export.
    private static func findExport(in files: any ArchiveFiles, _ check: () throws -> Void) throws -> String? {
        let depth = { (name: String) in name.count { $0 == "/" } }
        let names = files.names.filter {
            files is SingleFile || $0.lowercased().hasSuffix(".xml") && !$0.hasSuffix("export_cda.xml")
        }
        var reason: ArchiveError?
        for name in names.sorted(by: { (depth($0), $0) < (depth($1), $1) }).prefix(mostCandidates) {
            try check()
            do {
                guard let file = try files.open(name) else { continue }
                if try isExport(file) { return name }
            } catch ArchiveError.endlessPrologue {
                continue
            } catch let error as ArchiveError {
                reason = reason ?? error
            }
        }
        if let reason { throw reason }
        return nil
    }

    /// A limit above the number of XML files in an export.
    private static let mostCandidates = 1000

    private static func isExport(_ file: any ArchiveFile) throws -> Bool {
        var text = XMLSanitizer()
        while !text.hasBegun {
            let piece = try file.read()
            guard !piece.isEmpty else { return false }
            _ = try text.clean(piece)
        }
        return true
    }
}
