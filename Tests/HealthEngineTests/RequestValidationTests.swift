import HealthEngine
import HealthModel
import Testing

/// The checks before a sheet: exceptions first, then errors (ERR-08).
struct RequestValidationTests {
    /// The reason of the exception that a request raises.
    private func reason(toShare: Set<ObjectType> = [], read: Set<ObjectType> = [], in store: HealthStore) -> String? {
        guard
            case .exception(let exception)? = failure({ try store.requestAuthorization(toShare: toShare, read: read) })
        else { return nil }
        let status = failure { try store.statusForAuthorizationRequest(toShare: toShare, read: read) }
        #expect(status == .exception(exception), "the status call raises the same exception (AUTH-36)")
        #expect(exception.name == "NSInvalidArgumentException")
        return exception.reason
    }

    @Test func `an empty request raises (AUTH-19)`() throws {
        #expect(reason(in: try HealthStore.launched()) == "Must request authorization for at least one data type")
    }

    @Test func `every type that is not shareable raises on the share side (AUTH-20 to AUTH-23)`() throws {
        let store = try HealthStore.launched(device: EmulatedDevice(osVersion: OSVersion(major: 27)))
        for type in TypeCatalog.all where !type.isShareable {
            let expected = "Authorization to share the following types is disallowed: \(type.identifier)"
            #expect(reason(toShare: [type], in: store) == expected)
        }
    }

    @Test func `every type that is not readable raises on the read side (AUTH-24, AUTH-25, AUTH-48, AUTH-49)`() throws {
        let store = try HealthStore.launched(device: EmulatedDevice(osVersion: OSVersion(major: 27)))
        for type in TypeCatalog.all where !type.isReadable {
            let expected = "Authorization to read the following types is disallowed: \(type.identifier)"
            #expect(reason(read: [type], in: store) == expected)
        }
    }

    @Test func `identifiers are sorted (AUTH-08)`() throws {
        let types: Set<ObjectType> = [.dateOfBirth, .bloodType, .biologicalSex]
        let expected =
            "HKCharacteristicTypeIdentifierBiologicalSex, HKCharacteristicTypeIdentifierBloodType, HKCharacteristicTypeIdentifierDateOfBirth"
        let store = try HealthStore.launched()
        #expect(reason(toShare: types, in: store) == "Authorization to share the following types is disallowed: \(expected)")
    }

    @Test func `a missing purpose string raises only for its side (AUTH-05, AUTH-06, AUTH-08)`() throws {
        let store = try HealthStore.launched()
        let steps = "HKQuantityTypeIdentifierStepCount"
        store.process.entitlements.shareUsageDescription = false
        #expect(
            reason(read: [try stepCount()], in: store)
                == "NSHealthShareUsageDescription must be set in the app's Info.plist in order to request read authorization for the following types: \(steps)"
        )
        #expect(try store.requestAuthorization(toShare: [stepCount()]).now())
        store.process.entitlements.updateUsageDescription = false
        #expect(
            reason(toShare: [try stepCount()], in: store)
                == "NSHealthUpdateUsageDescription must be set in the app's Info.plist in order to request write authorization for the following types: \(steps)"
        )
    }

    @Test func `clinical types need their own entitlement and purpose string (AUTH-09, AUTH-24)`() throws {
        let store = try HealthStore.launched()
        let allergies = try ObjectType.named("allergyRecord")
        store.process.entitlements.clinicalUsageDescription = false
        #expect(
            reason(read: [allergies], in: store)?.hasPrefix("NSHealthClinicalHealthRecordsShareUsageDescription must be set")
                == true
        )
        store.process.entitlements.clinicalRecords = false
        #expect(
            reason(read: [allergies], in: store)
                == "Authorization to read the following types is disallowed: HKClinicalTypeIdentifierAllergyRecord"
        )
    }

    @Test func `a heartbeat series must be requested with heart rate variability (AUTH-27, AUTH-28)`() throws {
        let store = try HealthStore.launched()
        let text =
            "Authorization for HKQuantityTypeIdentifierHeartRateVariabilitySDNN should also be requested when requesting authorization to"
        #expect(reason(toShare: [.heartbeatSeries], in: store) == "\(text) share HKDataTypeIdentifierHeartbeatSeries")
        #expect(reason(read: [.heartbeatSeries], in: store) == "\(text) read HKDataTypeIdentifierHeartbeatSeries")
        #expect(try store.requestAuthorization(toShare: [.heartbeatSeries, .heartRateVariabilitySDNN]).now())
    }

    @Test func `since iOS 26 the components of blood pressure must be requested together (AUTH-26)`() throws {
        let former = try HealthStore.launched(device: EmulatedDevice(osVersion: OSVersion(major: 18)))
        #expect(try former.requestAuthorization(toShare: [.bloodPressureSystolic]).now())
        let store = try HealthStore.launched(device: EmulatedDevice(osVersion: OSVersion(major: 26)))
        #expect(reason(toShare: [.bloodPressureSystolic], in: store) != nil)
        #expect(reason(read: [.bloodPressureDiastolic], in: store) != nil)
        #expect(try store.requestAuthorization(toShare: [.bloodPressureSystolic, .bloodPressureDiastolic]).now())
    }

    @Test func `failures have HealthKit's order (ERR-08)`() throws {
        var entitlements = Entitlements()
        entitlements.healthkit = false
        entitlements.healthDataRestricted = true
        func guest(on device: DeviceProfile) throws -> HealthStore {
            try Phone(device: EmulatedDevice(device)).healthStore(entitlements: entitlements, state: .guest)
        }
        var store = try guest(on: .unsupported)
        func request() -> HealthFailure? { failure { try store.requestAuthorization(read: [.bloodType]) } }
        #expect(failure { try store.requestAuthorization() } == .exception(.emptyAuthorizationRequest))
        #expect(request() == .error(.errorHealthDataUnavailable))
        store = try guest(on: .iPhone)
        #expect(request() == .error(.errorHealthDataRestricted))
        store.process.entitlements.healthDataRestricted = false
        #expect(request() == .error(HealthError.missingEntitlement))
        store.process.entitlements.healthkit = true
        #expect(request() == .error(.errorNotPermissibleForGuestUserMode))
    }
}
