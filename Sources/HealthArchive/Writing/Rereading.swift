import Foundation
import HealthEngine
import HealthModel

/// Reads elements as an import would, to find out whether they say all of what they stand for.
enum Rereading {
    /// What an import makes of the elements, and of the files to which they refer.
    static func drafts(of elements: [UInt8], _ files: [String: [UInt8]] = [:]) throws -> [SampleDraft] {
        try drafts(files) { reader in
            let stream = try XMLStream(.export, reader)
            let text = Array("<HealthData>".utf8) + elements + Array("</HealthData>".utf8)
            try stream.parse(text)
            try stream.finish()
            try reader.finish()
        }
    }

    /// What an import makes of the file of an electrocardiogram.
    static func drafts(ofElectrocardiogram file: [UInt8]) throws -> [SampleDraft] {
        let name = "electrocardiograms/ecg.csv"
        return try drafts([name: file]) { try $0.readElectrocardiogram(name) }
    }

    private static func drafts(
        _ files: [String: [UInt8]],
        _ read: (ExportReader) throws -> Void
    ) throws -> [SampleDraft] {
        var drafts: [SampleDraft] = []
        let reader = ExportReader(nil, ImportOptions(), ReferredFiles(FilesInMemory(files), folder: ""))
        reader.onDraft = { drafts.append($0) }
        try read(reader)
        return drafts
    }
}

extension SampleDraft {
    /// Whether an import that makes this draft makes just that sample: with its UUID, and all else to the last bit.
    func makes(_ sample: Sample) throws -> Bool {
        let start = startDate.milliseconds
        guard SampleIdentity(of: self).uuid(startDate: start, occurrence: 1) == sample.uuid,
            let made = try? self.sample(sample.uuid)
        else { return false }
        let stored = made.with(made.content, device: made.device, sourceRevision: source.revision)
        return try SampleLine(stored).text == SampleLine(sample).text
    }
}

/// Files that are nowhere else.
private final class FilesInMemory: ArchiveFiles {
    private let contents: [String: [UInt8]]

    init(_ contents: [String: [UInt8]]) {
        self.contents = contents
    }

    var names: [String] { contents.keys.sorted() }

    func open(_ name: String) throws -> (any ArchiveFile)? { contents[name].map { FileInMemory($0) } }
}

private final class FileInMemory: ArchiveFile {
    private var contents: [UInt8]
    let size: Int

    init(_ contents: [UInt8]) {
        self.contents = contents
        size = contents.count
    }

    func read() throws -> [UInt8] {
        defer { contents = [] }
        return contents
    }
}
