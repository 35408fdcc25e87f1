import Foundation
import HealthKit
import Testing

/// What `import HealthKit` adds to Foundation.
struct FoundationTests {
    @Test func `settings are read and written by key-value coding`() throws {
        let defaults = try #require(UserDefaults(suiteName: "healthkit-bridge-tests"))
        defaults.setValue(3, forKey: "count")
        #expect(defaults.value(forKey: "count") as? Int == 3)
        defaults.setValue(nil, forKey: "count")
        #expect(defaults.value(forKey: "count") == nil)
    }

    @Test func `a Boolean number has a type of its own`() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(
            CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID() && CFGetTypeID(NSNumber(value: 0.5)) == CFNumberGetTypeID())
        #expect(CFGetTypeID("text" as CFTypeRef) == CFStringGetTypeID() && CFGetTypeID(NSNull()) == CFNullGetTypeID())
        #expect(CFGetTypeID(NSObject()) == 0)
    }

    @Test func `the phone is not in low power mode`() {
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    }

    @Test func `notifications are iterated from the beginning of the iteration`() async {
        let (center, name) = (NotificationCenter(), Notification.Name("com.example.changed"))
        let sender = NSObject()
        center.post(name: name, object: sender)
        var notifications = center.notifications(named: name, object: sender).makeAsyncIterator()
        center.post(name: name, object: nil)
        center.post(name: name, object: sender, userInfo: ["value": 2])
        #expect(await notifications.next()?.userInfo?["value"] as? Int == 2)
    }

    @Test func `a sort descriptor has its key`() {
        #expect(NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: true).key == HKSampleSortIdentifierEndDate)
        #expect(autoreleasepool { NSSortDescriptor(keyPath: \HKSample.endDate, ascending: true).key } == nil)
    }

    @Test func `attributes of a file have its size`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
        try Data("1234567".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path) as NSDictionary
        #expect(attributes.fileSize() == 7)
    }
}
