import Foundation
import HealthEngine
import HealthModel
import Testing

struct DeletingTests {
    private static let notFound = HealthFailure.error(HealthError.objectsNotFound)
    private static let other = SourceRevision(source: Source(name: "Other", bundleIdentifier: "org.other"))

    @Test func `DEL-02, DEL-03: all objects are deleted or none; an empty array is code 3`() throws {
        let store = try HealthStore.granted([.stepCount])
        let sample = try steps(1, at: 0)
        try store.save([sample])
        #expect(throws: HealthFailure.error(HealthError.emptyObjects)) { try store.delete([]) }
        #expect(throws: Self.notFound) { try store.delete([sample.uuid, UUID()]) }
        #expect(try store.execute(SampleQuery(.stepCount)).count == 1)
        try store.delete([sample.uuid, sample.uuid])
        #expect(try store.execute(SampleQuery(.stepCount)).isEmpty)
        #expect(throws: Self.notFound) { try store.delete([sample.uuid]) }
    }

    @Test func `DEL-04 to DEL-06: samples of other sources are not found or not counted`() throws {
        let store = try HealthStore.granted([.stepCount])
        let foreign = try steps(1, at: 0)
        try store.phone.addSamples([foreign], from: Self.other)
        #expect(throws: Self.notFound) { try store.delete([foreign.uuid]) }
        #expect(try store.deleteObjects(of: .stepCount, .all) == 0)
        try store.save([try steps(2, at: 60), try steps(3, at: 120)])
        #expect(try store.deleteObjects(of: .stepCount, .all) == 2)
        #expect(try store.execute(SampleQuery(.stepCount)).map(\.uuid) == [foreign.uuid])
    }

    @Test func `DEL-01: a deletion needs permission to share`() throws {
        let store = try HealthStore.granted([.stepCount])
        let sample = try steps(1, at: 0)
        try store.save([sample])
        try store.setAuthorization(false, on: AccessPair(.stepCount, .share))
        #expect(throws: HealthFailure.error(.errorAuthorizationDenied)) { try store.delete([sample.uuid]) }
        #expect(throws: HealthFailure.error(.errorAuthorizationDenied)) {
            try store.deleteObjects(of: .stepCount, .all)
        }
    }

    @Test func `DEL-08 (project decision): deleting a correlation deletes its members, but not vice versa`() throws {
        let store = try HealthStore.granted([.bloodPressureSystolic, .bloodPressureDiastolic])
        let first = try bloodPressure(120, 80, at: 0)
        let second = try bloodPressure(121, 81, at: 60)
        try store.save([first, second])
        try store.delete([first.uuid])
        #expect(try store.execute(SampleQuery(.bloodPressureSystolic)).count == 1)
        guard case .correlation(let members) = second.content else { throw Trouble() }
        try store.delete([members[0].uuid])
        #expect(try store.execute(SampleQuery(.bloodPressure)).map(\.uuid) == [second.uuid])
        #expect(try store.deleteObjects(of: .bloodPressure, .all) == 1)
        #expect(try store.execute(SampleQuery(.bloodPressureDiastolic)).isEmpty)
    }

    @Test func `DEL-10, DEL-11 (project decisions): UUID and sync identifier can be used again`() throws {
        let store = try HealthStore.granted([.stepCount])
        let sample = try steps(1, at: 0, sync: ("walk", 9))
        try store.save([sample])
        try store.delete([sample.uuid])
        try store.save([sample])
        try store.delete([sample.uuid])
        let older = try steps(1, at: 0, sync: ("walk", 1))
        try store.save([older])
        #expect(try store.execute(SampleQuery(.stepCount)).map(\.uuid) == [older.uuid])
    }
}
