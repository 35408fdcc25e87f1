import Foundation
import HealthModel
import Testing

@testable import HealthEngine

/// The data of apps outside HealthKit.
struct AppDataTests {
    @Test func `texts are stored by key, replaced, and removed by prefix`() throws {
        let store = try HealthStore.launched()
        let data = store.process.data
        #expect(try data.value("a.1") == nil)
        for (key, value) in [("a.2", "two"), ("a.1", "one"), ("b", "other"), ("a", ""), ("á", "é"), ("A.1", "capital")] {
            try data.set(key, to: value)
        }
        try data.set("a.2", to: "zwei")
        #expect(try data.value("a.2") == "zwei")
        #expect(try data.value("a") == "")
        #expect(try data.values(withPrefix: "a.").map(\.key) == ["a.1", "a.2"])
        #expect(try data.values(withPrefix: "a.").map(\.value) == ["one", "zwei"])
        #expect(try data.values(withPrefix: "").count == 6)
        try data.removeValues(withPrefix: "a.")
        #expect(try data.values(withPrefix: "").map(\.key) == ["A.1", "a", "b", "á"])
        try data.removeValues(withPrefix: "")
        #expect(try data.values(withPrefix: "").isEmpty)
    }

    @Test(arguments: ["%", "_", "'; DROP TABLE appData; --", "\u{1}", "🩺"])
    func `any text can be a key`(key: String) throws {
        let store = try HealthStore.launched()
        let data = store.process.data
        try data.set("plain", to: "1")
        try data.set(key, to: key)
        #expect(try data.value(key) == key)
        #expect(try data.value("plain") == "1")
    }

    @Test func `data belongs to the app and outlives its process`() throws {
        try withTemporaryPath { path in
            let store = try HealthStore.launched(path: path, app: "one")
            try store.process.data.set("key", to: "value")
            #expect(try store.relaunched().process.data.value("key") == "value")
            #expect(try store.phone.healthStore(of: "two").process.data.value("key") == nil)
            let again = try HealthStore.launched(path: path, app: "one")
            #expect(try again.process.data.value("key") == "value")
        }
    }

    @Test func `a snapshot and a reset restore data`() throws {
        let store = try HealthStore.launched()
        try store.process.data.set("key", to: "before")
        try store.phone.takeSnapshot("x")
        try store.process.data.set("key", to: "after")
        try store.phone.restoreSnapshot("x")
        #expect(try store.process.data.value("key") == "before")
        try store.phone.reset()
        #expect(try store.relaunched().process.data.value("key") == nil)
    }
}
