import Foundation
import HealthEngine
import HealthModel

/// Reads written elements like an import, to check whether they represent their samples completely.
enum Rereading {
    /// The drafts that an import reads from the elements and the files that they reference.
    static func drafts(of elements: [UInt8], _ files: [String: [UInt8]] = [:]) throws -> [SampleDraft] {
        try drafts(files) { reader in
            let stream = try XMLStream(.export, reader)
            let text = Array("<HealthData>".utf8) + elements + Array("</HealthData>".utf8)
            try stream.parse(text)
            try stream.finish()
            try reader.finish()
        }
    }

    /// The drafts that an import reads from the file of an electrocardiogram.
    static func drafts(ofElectrocardiogram file: [UInt8]) throws -> [SampleDraft] {
        let name = "electrocardiograms/ecg.csv"
        return try drafts([name: file]) { try $0.readElectrocardiogram(name) }
    }

    private static func drafts(_ files: [String: [UInt8]], _ read: (ExportReader) throws -> Void) throws -> [SampleDraft] {
        var drafts: [SampleDraft] = []
        let reader = ExportReader(nil, ImportOptions(), ReferredFiles(FilesInMemory(files), folder: ""))
        reader.onDraft = { drafts.append($0) }
        try read(reader)
        return drafts
    }
}

extension SampleDraft {
    /// Whether an import of this draft with a key would give exactly that sample, with its UUID and all values.
    func recreates(_ sample: Sample, _ key: IdentityKey) throws -> Bool {
        let start = startDate.milliseconds
        guard SampleIdentity(of: self).uuid(startDate: start, occurrence: 1, key) == sample.uuid,
            let made = try? self.sample(sample.uuid)
        else { return false }
        let stored = made.with(made.content, device: made.device, sourceRevision: source.revision)
        return try StoredSample(stored).text == StoredSample(sample).text
    }
}

/// Files that exist in memory only.
private final class FilesInMemory: ArchiveFiles {
    private let contents: [String: [UInt8]]

    init(_ contents: [String: [UInt8]]) { self.contents = contents }

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
