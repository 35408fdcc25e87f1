import CMinizip
import Files
import Foundation
import HealthModel

/// A zip archive, through minizip, that has its name only when it is whole. All is within the folder that the Health app's exports
/// have (EXP-01).
@safe final class ExportZip: ExportFiles {
    private static let folder = "apple_health_export/"

    private let place: OutputPlace
    private let date: DateComponents
    private var archive: zipFile?

    /// Throws an ``OutputError``. All files have the same date, so that equal stores are equal archives.
    init(path: String, replacing: Bool, _ options: ExportOptions) throws {
        guard try !OutputPlace.isStream(path, replacing: replacing) else { throw OutputError.unwritable }
        let calendar = Calendar(.iso8601, in: options.timeZone)
        date = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: options.date)
        // minizip opens it once more; what it made itself would be readable to all.
        let (place, descriptor) = try OutputPlace.file(path, replacing: replacing)
        OutputFile.close(descriptor)
        self.place = place
        unsafe archive = zipOpen64(place.partialPath, APPEND_STATUS_CREATE)
        guard unsafe archive != nil else {
            place.discard()
            throw OutputError.unwritable
        }
    }

    func begin(_ name: String) throws {
        var information = zip_fileinfo()
        information.dosDate = dosDate
        // What the Health app's are: files of this system that their owner may read.
        information.external_fa = 0o100600 << 16
        let status = unsafe zipOpenNewFileInZip4_64(
            archive,
            Self.folder + name,
            &information,
            nil,
            0,
            nil,
            0,
            nil,
            Z_DEFLATED,
            Z_DEFAULT_COMPRESSION,
            0,
            -MAX_WBITS,
            8,
            Z_DEFAULT_STRATEGY,
            nil,
            0,
            // Made by Unix, for version 4.5, which has sizes of 64 bits; names are UTF-8.
            3 << 8 | 45,
            1 << 11,
            1
        )
        guard status == ZIP_OK else { throw OutputError.unwritable }
    }

    func write(_ bytes: [UInt8]) throws {
        guard unsafe zipWriteInFileInZip(archive, bytes, UInt32(bytes.count)) == ZIP_OK else { throw OutputError.full }
    }

    func end() throws {
        guard unsafe zipCloseFileInZip(archive) == ZIP_OK else { throw OutputError.full }
    }

    func finish() throws {
        defer { unsafe archive = nil }
        guard unsafe zipClose(archive, nil) == ZIP_OK else { throw OutputError.full }
        try OutputFile.synchronize(place.partialPath)
        try place.finish()
    }

    func discard() {
        if unsafe archive != nil { unsafe zipClose(archive, nil) }
        unsafe archive = nil
        place.discard()
    }

    /// As MS-DOS counts: years from 1980, pairs of seconds.
    private var dosDate: UInt {
        let year = min(max((date.year ?? 1980) - 1980, 0), 127)
        let day = UInt(year << 9 | (date.month ?? 1) << 5 | (date.day ?? 1))
        let time = UInt((date.hour ?? 0) << 11 | (date.minute ?? 0) << 5 | (date.second ?? 0) / 2)
        return day << 16 | time
    }
}
