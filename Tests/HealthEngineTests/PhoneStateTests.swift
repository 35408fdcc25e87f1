import Foundation
import HealthEngine
import HealthModel
import Testing

/// A phone that continues from the state of another process.
struct PhoneStateTests {
    private func store(of phone: Phone) throws -> HealthStore {
        let store = phone.launch().healthStore
        _ = try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
        return store
    }

    private func count(in phone: Phone) throws -> Int { try store(of: phone).execute(SampleQuery(.stepCount)).count }

    private func continued(_ phone: Phone, _ path: String?) throws -> Phone {
        let data = try PropertyListEncoder().encode(phone.state())
        let state = try PropertyListDecoder().decode(Phone.State.self, from: data)
        return try Phone(continuing: state, path: path, log: { _ in })
    }

    /// Changes a store that has `initial` samples, continues it twice, and resets it.
    private func check(_ phone: Phone, _ path: String?, initial: Int) throws {
        _ = try store(of: phone).save([steps(1, at: 0)])
        try phone.takeSnapshot("x")
        _ = try store(of: phone).save([steps(2, at: 60)])
        let phone = try continued(continued(phone, path), path)
        #expect(try count(in: phone) == initial + 2)
        #expect(phone.snapshots == ["x"])
        #expect(try phone.restoreSnapshot("x"))
        #expect(try count(in: phone) == initial + 1)
        try phone.reset(path: path, device: phone.device, consent: ConsentScript(), environment: phone.environment)
        #expect(try count(in: phone) == initial)
    }

    @Test func `a store in memory continues with its snapshots and its initial content`() throws {
        try check(Phone(), nil, initial: 0)
    }

    @Test func `a store file continues with its snapshots and its initial content`() throws {
        try withTemporaryPath { path in
            _ = try store(of: Phone(path: path)).save([steps(9, at: 600)])
            try check(Phone(path: path), path, initial: 1)
        }
    }
}
