import Foundation
import HealthEngine
import HealthModel
import Testing

struct SnapshotTests {
    private func values(in store: HealthStore) throws -> [Double] {
        try store.execute(SampleQuery(.stepCount)).compactMap { sample in
            guard case .quantity(let quantity, _) = sample.content else { return nil }
            return quantity.value
        }
    }

    private func openStore(at path: String?, app: String = "one") throws -> HealthStore {
        let store = try HealthStore.launched(path: path, app: app)
        try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
        return store
    }

    /// Runs a test in memory and in a file.
    private func inBoth(_ body: (HealthStore) throws -> Void) throws {
        try body(openStore(at: nil))
        try withTemporaryPath { path in try body(openStore(at: path)) }
    }

    @Test func `a snapshot restores the complete content of the store`() throws {
        try inBoth { store in
            let first = try store.save([steps(1, at: 0), steps(2, at: 60)])
            try store.phone.setCharacteristic(.bloodType, to: 7)
            try store.phone.takeSnapshot("x")
            try store.delete([first[0]])
            try store.save([steps(3, at: 120)])
            try store.phone.setCharacteristic(.bloodType, to: nil)
            try store.phone.setLocked(true)
            for _ in 1...2 {
                #expect(try store.phone.restoreSnapshot("x"))
                #expect(try !store.phone.isLocked())
                #expect(try values(in: store) == [1, 2])
                #expect(try store.phone.characteristics().map(\.value) == [7])
                try store.save([steps(4, at: 180)])
                #expect(try values(in: store) == [1, 2, 4])
            }
        }
    }

    @Test func `snapshots can be restored in any order`() throws {
        try inBoth { store in
            for number in 0...3 {
                try store.phone.takeSnapshot("\(number)")
                try store.save([steps(Double(number), at: Double(number) * 60)])
            }
            for number in [2, 3, 0, 1, 1, 3] {
                #expect(try store.phone.restoreSnapshot("\(number)"))
                #expect(try values(in: store) == (0..<number).map(Double.init))
                try store.save((0..<5).map { try steps(9, at: Double($0) * 60) })
                #expect(try store.deleteObjects(of: .stepCount, .all) == number + 5)
            }
            #expect(store.phone.snapshots == ["0", "1", "2", "3"])
        }
    }

    @Test func `an unknown name changes nothing`() throws {
        try inBoth { store in
            try store.save([steps(1, at: 0)])
            #expect(try !store.phone.restoreSnapshot("x"))
            #expect(try values(in: store) == [1])
        }
    }

    @Test func `a reset removes snapshots and restores the initial content of the file`() throws {
        try withTemporaryPath { path in
            try openStore(at: path).save([steps(1, at: 0)])
            let store = try openStore(at: path)
            try store.save([steps(2, at: 60)])
            try store.phone.takeSnapshot("x")
            try store.save([steps(3, at: 120)])
            #expect(try store.phone.restoreSnapshot("x"))
            try store.phone.reset(path: path)
            #expect(store.phone.snapshots.isEmpty)
            #expect(try values(in: store.relaunched()) == [1])
        }
    }

    @Test func `a reset of a file writes only what has changed since it was opened`() throws {
        try withTemporaryPath { path in
            let saved = try openStore(at: path).save((0..<20_000).map { try steps(1, at: Double($0)) })
            let store = try openStore(at: path)
            for _ in 1...3 {
                try store.save([steps(2, at: 30_000)])
                try openStore(at: path).delete([saved[0]])
                try store.phone.setCharacteristic(.bloodType, to: 1)
                try store.phone.reset(path: path)
                #expect(try openStore(at: path).execute(SampleQuery(.stepCount)).map(\.uuid) == saved)
                #expect(try store.phone.characteristics().isEmpty)
                #expect(try store.phone.storeProblem() == nil)
            }
            func size(_ path: String) throws -> Int {
                try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
            }
            #expect(try size(path + "-wal") < size(path) / 2)
        }
    }

    @Test func `another app sees a restore, and can save afterwards`() throws {
        try withTemporaryPath { path in
            let (one, two) = (try openStore(at: path), try openStore(at: path, app: "two"))
            try one.save([steps(1, at: 0)])
            try one.phone.takeSnapshot("x")
            try two.save([steps(2, at: 60)])
            #expect(try values(in: one) == [1, 2])
            #expect(try one.phone.restoreSnapshot("x"))
            #expect(try values(in: two) == [1])
            try two.save([steps(3, at: 120)])
            #expect(try values(in: one) == [1, 3])
            let sources = try one.execute(SampleQuery(.stepCount)).map { $0.sourceRevision?.source.bundleIdentifier }
            #expect(sources == ["one", "two"])
            #expect(try two.phone.snapshots.isEmpty && !two.phone.restoreSnapshot("x"))
        }
    }

    @Test func `running queries report a restore, even to a state of the same size`() throws {
        try inBoth { store in
            try store.save([steps(1, at: 0)])
            try store.phone.takeSnapshot("x")
            let query = try store.start(ObserverQuery(.stepCount))
            _ = try store.queryUpdates()
            #expect(try store.phone.restoreSnapshot("x"))
            #expect(try store.queryUpdates() == [.observer(query, delivery: 2, types: [.stepCount])])
            #expect(try store.queryUpdates().isEmpty)
        }
    }
}
