import Foundation
import HealthModel
import Testing

@testable import HealthEngine

/// The files of stores that release 0.2 has encrypted, which later releases cannot read.
struct EncryptedStoreTests {
    /// The beginning of the format: a signature, a salt of 16 bytes, and a sealed text of 40 bytes.
    private static let header = Data("HKBr encrypted 1".utf8) + Data(0..<56)
    /// The header, and a sealed page of 4,096 bytes.
    private static let file = header + Data(repeating: 0xA5, count: 40 + 4096)

    @Test(arguments: [header, file])
    func `an encrypted store is refused, and its files are unchanged`(file: Data) throws {
        try withTemporaryPath { path in
            try file.write(to: URL(filePath: path))
            // The log of a killed host: a header that is not sealed, and a sealed frame.
            let log = Data([0x37, 0x7F, 0x06, 0x83]) + Data(repeating: 0x5A, count: 28 + 64 + 4136)
            try log.write(to: URL(filePath: path + "-wal"))
            let phone = try Phone()
            try phone.setCharacteristic(.bloodType, to: 7)
            #expect(failure { try Phone(path: path) } == .store(.encrypted))
            #expect(failure { try phone.reset(path: path) } == .store(.encrypted))
            #expect(try Data(contentsOf: URL(filePath: path)) == file)
            #expect(try Data(contentsOf: URL(filePath: path + "-wal")) == log)
            let folder = URL(filePath: path).deletingLastPathComponent().path
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
            #expect(try phone.characteristics().map(\.value) == [7])
        }
    }

    @Test func `an encrypted store does not replace one in memory`() throws {
        let phone = try Phone()
        #expect(failure { try phone.replaceStore(with: Self.file) } == .store(.encrypted))
    }

    @Test func `the error names the release and the command that exports the store`() {
        let message = StoreError.encrypted.message
        #expect(message.contains("release 0.2"))
        #expect(message.contains("healthkit-bridge export --store STORE --key-file KEY --output EXPORT"))
    }
}
