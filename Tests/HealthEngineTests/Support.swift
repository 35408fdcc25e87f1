import Foundation
import HealthEngine
import HealthModel
import Testing

extension ObjectType {
    static func named(_ name: String) throws -> ObjectType {
        try #require(TypeCatalog.type(name: name))
    }
}

/// Types that the tests speak of.
func stepCount() throws -> ObjectType { try .named("stepCount") }
func heartRate() throws -> ObjectType { try .named("heartRate") }

extension HealthStore {
    /// A store in memory whose user does this with every sheet.
    static func withUser(_ policy: ConsentPolicy, _ decisions: [AccessPair: Bool] = [:]) throws -> HealthStore {
        try HealthStore(world: World(consent: ConsentScript([ConsentRule(policy, decisions: decisions)])))
    }
}

/// What an operation failed with, or nil.
func failure<Value>(_ operation: () throws -> Value) -> HealthFailure? {
    do {
        _ = try operation()
        return nil
    } catch {
        return error as? HealthFailure
    }
}

/// A path in a new folder that is gone after the test.
func withTemporaryPath<Value>(_ body: (String) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.appending(path: "phone.store").path)
}
