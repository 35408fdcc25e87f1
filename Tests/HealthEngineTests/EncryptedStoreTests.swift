import Foundation
import GRDB
import HealthModel
import Testing

@testable import HealthEngine

struct EncryptedStoreTests {
    private let key = StoreKey("a phrase that nobody guesses".utf8)
    private let another = StoreKey("a phrase that somebody guessed".utf8)

    @Test func `saved data can be read with the key`() throws {
        try withTemporaryPath { path in
            do {
                let store = try HealthStore.launched(path: path, key: key)
                try store.phone.setCharacteristic(.bloodType, to: 7)
            }
            let store = try HealthStore.launched(path: path, key: key)
            #expect(try store.phone.characteristics().map(\.value) == [7])
        }
    }

    @Test func `another key is rejected, and the file is unchanged`() throws {
        try withTemporaryPath { path in
            try expectUntouched(at: path, by: another, .wrongKey)
        }
    }

    @Test func `an encrypted store is rejected without a key, and unchanged`() throws {
        try withTemporaryPath { path in
            try expectUntouched(at: path, by: nil, .encrypted)
        }
    }

    @Test func `a plain store is rejected with a key, and unchanged`() throws {
        try withTemporaryPath { path in
            _ = try HealthStore.launched(path: path)
            let before = try contents(path)
            #expect(failure { try HealthStore.launched(path: path, key: key) } == .store(.unencrypted))
            #expect(try contents(path) == before)
        }
    }

    @Test(arguments: ["x", "no database", String(repeating: "today I walked. ", count: 1000)])
    func `another kind of file is rejected with a key, and unchanged`(text: String) throws {
        try withTemporaryPath { path in
            try Data(text.utf8).write(to: URL(filePath: path))
            #expect(failure { try HealthStore.launched(path: path, key: key) } == .store(.foreign))
            #expect(try contents(path) == Data(text.utf8))
        }
    }

    @Test func `an empty file becomes an encrypted store that only its owner can read`() throws {
        try withTemporaryPath { path in
            _ = try HealthStore.launched(path: path, key: key)
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            try Data().write(to: URL(filePath: path))
            _ = try HealthStore.launched(path: path, key: key)
            #expect(EncryptedFileHeader.isPresent(at: path))
        }
    }

    /// Changes one byte of some pages and of the header.
    @Test func `a change of any page is detected, and the file is unchanged`() throws {
        try withTemporaryPath { path in
            do { _ = try HealthStore.launched(path: path, key: key) }
            let before = try contents(path)
            for place in [16, EncryptedFileHeader.length - 1] + stride(from: 1000, to: before.count, by: 7 * 4136) {
                var damaged = before
                damaged[place] ^= 1
                try damaged.write(to: URL(filePath: path))
                // With a changed salt, the right key looks wrong.
                let isHeader = place < EncryptedFileHeader.length
                #expect(failure { try HealthStore.launched(path: path, key: key) } == .store(isHeader ? .wrongKey : .corrupt))
                #expect(try contents(path) == damaged)
            }
        }
    }

    @Test func `swapped pages are detected`() throws {
        try withTemporaryPath { path in
            do { _ = try HealthStore.launched(path: path, key: key) }
            var bytes = try contents(path)
            let (second, third) = (72 + 4136..<72 + 2 * 4136, 72 + 2 * 4136..<72 + 3 * 4136)
            let page = Data(bytes[second])
            bytes[second] = bytes[third]
            bytes[third] = page
            try bytes.write(to: URL(filePath: path))
            #expect(failure { try HealthStore.launched(path: path, key: key) } == .store(.corrupt))
        }
    }

    @Test(arguments: [40, 72, 100, 72 + 4136, 72 + 3 * 4136 + 17])
    func `a truncated store is rejected`(length: Int) throws {
        try withTemporaryPath { path in
            do { _ = try HealthStore.launched(path: path, key: key) }
            let bytes = try contents(path).prefix(length)
            try bytes.write(to: URL(filePath: path))
            // A process that crashes while it creates a store leaves only a header. Such a store is empty.
            let isEmpty = length == 72
            #expect(failure { try HealthStore.launched(path: path, key: key) } == (isEmpty ? nil : .store(.corrupt)))
        }
    }

    @Test func `two stores on one file see each other's changes`() throws {
        try withTemporaryPath { path in
            let first = try HealthStore.launched(path: path, key: key, app: "one")
            let second = try HealthStore.launched(path: path, key: key, app: "two")
            for value in 1...8 {
                let (writer, reader) = value.isMultiple(of: 2) ? (first, second) : (second, first)
                try writer.phone.setCharacteristic(.bloodType, to: value)
                #expect(try reader.phone.characteristics().map(\.value) == [value])
            }
        }
    }

    /// The state after a crash: the file and its log, whose last frame may be incomplete.
    @Test(arguments: [0, 1, 4100, 4199, 4200, 4201, 5000])
    func `an incomplete log ends at its last complete frame`(missing: Int) throws {
        try withTemporaryPath { path in
            try withTemporaryPath { copy in
                do {
                    let store = try HealthStore.launched(path: path, key: key)
                    try store.phone.setCharacteristic(.bloodType, to: 1)
                    let whole = try contents(path + "-wal").count
                    try store.phone.setCharacteristic(.bloodType, to: 2)
                    try contents(path).write(to: URL(filePath: copy))
                    let log = try contents(path + "-wal")
                    try #require(log.count - whole == 4200)
                    try log.prefix(log.count - missing).write(to: URL(filePath: copy + "-wal"))
                }
                let store = try HealthStore.launched(path: copy, key: key)
                let expected = missing == 0 ? 2 : missing <= 4200 ? 1 : nil
                #expect(try store.phone.characteristics().map(\.value) == (expected.map { [$0] } ?? []))
            }
        }
    }

    @Test(arguments: [3, 40, 80, 2000])
    func `a log with a damaged frame ends before it`(place: Int) throws {
        try withTemporaryPath { path in
            try withTemporaryPath { copy in
                do {
                    let store = try HealthStore.launched(path: path, key: key)
                    try store.phone.setCharacteristic(.bloodType, to: 1)
                    let whole = try contents(path + "-wal").count
                    try store.phone.setCharacteristic(.bloodType, to: 2)
                    try contents(path).write(to: URL(filePath: copy))
                    var log = try contents(path + "-wal")
                    log[whole + place] ^= 1
                    try log.write(to: URL(filePath: copy + "-wal"))
                }
                #expect(try Phone(path: copy, key: key).characteristics().map(\.value) == [1])
            }
        }
    }

    @Test func `damage to a frame of an open store is an error`() throws {
        try withTemporaryPath { path in
            let store = try HealthStore.launched(path: path, key: key)
            try store.phone.setCharacteristic(.bloodType, to: 1)
            let log = try FileHandle(forUpdating: URL(filePath: path + "-wal"))
            for offset in stride(from: UInt64(32), to: try log.seekToEnd(), by: 4200) {
                try log.seek(toOffset: offset + 64 + 24)
                try log.write(contentsOf: Data(repeating: 0, count: 16))
            }
            let other = failure { try Phone(path: path, key: key).characteristics() }
            #expect(other == .store(.corrupt))
        }
    }

    @Test func `a reset restores an encrypted store of any size`() throws {
        try withTemporaryPath { path in
            do {
                let store = try HealthStore.launched(path: path, key: key)
                try store.phone.setCharacteristic(.bloodType, to: 7)
            }
            let store = try HealthStore.launched(path: path, key: key)
            try store.phone.setCharacteristic(.bloodType, to: 1)
            #expect(
                failure {
                    try store.phone.reset(path: path, key: another)
                } == .store(.wrongKey)
            )
            #expect(failure { try store.phone.reset(path: path) } == .store(.encrypted))
            #expect(try store.phone.characteristics().map(\.value) == [1])
            try store.phone.reset(path: path, key: key)
            #expect(try store.phone.characteristics().map(\.value) == [7])
        }
    }

    @Test func `two files with the same content have no page in common`() throws {
        let files = try (1...2).map { _ in
            try withTemporaryPath { path in
                do { _ = try HealthStore.launched(path: path, key: key) }
                return try contents(path)
            }
        }
        #expect(files[0].count == files[1].count)
        for start in stride(from: 72, to: files[0].count, by: 4136) {
            #expect(files[0][start..<start + 4136] != files[1][start..<start + 4136])
        }
    }

    @Test func `a key prints only the name of its type`() throws {
        let key = try #require(key)
        #expect("\(key)" == "StoreKey")
        var dump = ""
        Swift.dump([key], to: &dump)
        #expect(!dump.contains("97"))
        #expect(StoreKey([]) == nil)
    }

    private func expectUntouched(at path: String, by key: StoreKey?, _ error: StoreError) throws {
        let store = try HealthStore.launched(path: path, key: self.key)
        try store.phone.setCharacteristic(.bloodType, to: 7)
        let before = try contents(path)
        let log = try contents(path + "-wal")
        #expect(failure { try HealthStore.launched(path: path, key: key) } == .store(error))
        #expect(try contents(path) == before)
        #expect(try contents(path + "-wal") == log)
        #expect(try store.phone.characteristics().map(\.value) == [7])
    }

    private func contents(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }
}
