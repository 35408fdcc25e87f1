import HealthModel

/// `HKHealthStore` on Linux: one app's access to the health data of one emulated phone.
///
/// ```swift
/// let phone = try Phone()
/// let store = phone.launch().healthStore
/// try store.requestAuthorization(toShare: [stepCount], read: [stepCount])   // true: success is not a grant
/// try store.authorizationStatus(for: stepCount)                             // .sharingAuthorized
/// ```
///
/// A store is cheap to create. It refers to the process of the app and retains the phone. The store of the Health app, which is
/// ``Phone/healthStore`` too, reads everything, even while the phone is locked.
public struct HealthStore {
    /// The app's process.
    public let process: AppProcess
    /// The device that the process runs on.
    public let phone: Phone

    /// `HKHealthStore.init()`
    public init(_ process: AppProcess) {
        self.process = process
        phone = process.phone
    }

    var accesses: AccessLog { process.accesses }
    var database: HealthDatabase { phone.database }
    var app: AppIdentity { process.app }
    var device: EmulatedDevice { phone.device }
    var bundleIdentifier: String { process.app.bundleIdentifier }

    /// `HKHealthStore.isHealthDataAvailable()`: a property of the device, independent of permissions (AUTH-01).
    public var isHealthDataAvailable: Bool { phone.isHealthDataAvailable }

    /// `HKHealthStore.supportsHealthRecords()`: whether the region has Health Records, or the store has clinical records
    /// (AUTH-52). A watch does not have the method; here it returns false.
    public var supportsHealthRecords: Bool {
        get throws(HealthFailure) {
            guard isHealthDataAvailable, device.osVersion >= OSVersion(major: 12), device.profile != .watch else {
                return false
            }
            let hasHealthRecords = device.profile != .vision && device.isInHealthRecordsRegion
            guard !hasHealthRecords else { return true }
            return try database.read { db, registry in
                try TypeCatalog.all.contains { type in
                    guard type.kind == .clinical, let id = try registry.existingID(of: type, db) else { return false }
                    return try SampleKind.counts(ofType: id, db).contains { $0.count > 0 }
                }
            }
        }
    }
}
