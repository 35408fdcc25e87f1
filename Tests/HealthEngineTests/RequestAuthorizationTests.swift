import HealthEngine
import HealthModel
import Testing

struct RequestAuthorizationTests {
    // MARK: Success

    @Test func `success is not a grant (AUTH-10, AUTH-11)`() throws {
        let store = try HealthStore.withUser(.deny)
        #expect(try store.requestAuthorization(toShare: [stepCount()], read: [stepCount()]).now())
        #expect(try store.authorizationStatus(for: stepCount()) == .sharingDenied)
    }

    @Test func `a request for decided types shows no sheet (AUTH-12, AUTH-15)`() throws {
        let store = try HealthStore.withUser(.deny)
        try store.requestAuthorization(toShare: [stepCount()])
        store.phone.consent = ConsentScript([ConsentRule(.allow)])
        #expect(try store.requestAuthorization(toShare: [stepCount()]).now())
        #expect(store.phone.sheetCount == 1)
        #expect(try store.authorizationStatus(for: stepCount()) == .sharingDenied)
    }

    @Test func `a later sheet decides only undecided types (AUTH-14; project decision)`() throws {
        let store = try HealthStore.withUser(.deny)
        try store.requestAuthorization(toShare: [stepCount()])
        store.phone.consent = ConsentScript([ConsentRule(.allow)])
        try store.requestAuthorization(toShare: [stepCount(), heartRate()])
        #expect(try store.authorizationStatus(for: stepCount()) == .sharingDenied)
        #expect(try store.authorizationStatus(for: heartRate()) == .sharingAuthorized)
    }

    @Test func `each direction is decided separately (AUTH-16)`() throws {
        let pair = AccessPair(.bloodType, .read)
        let store = try HealthStore.withUser(.deny, [pair: true, AccessPair(try stepCount(), .share): true])
        try store.phone.setCharacteristic(.bloodType, to: 7)
        try store.requestAuthorization(toShare: [stepCount()], read: [stepCount(), .bloodType])
        #expect(try store.authorizationStatus(for: stepCount()) == .sharingAuthorized)
        #expect(try store.bloodType() == .oPositive)
    }

    // MARK: The user's answers

    @Test func `a cancelled sheet decides nothing and fails with code 7 (AUTH-18), a project decision`() throws {
        let store = try HealthStore.withUser(.cancel)
        #expect(failure { try store.requestAuthorization(read: [stepCount()]) } == .error(.errorUserCanceled))
        #expect(try store.phone.authorizationDecisions().isEmpty)
    }

    @Test func `the sheet does not reappear after the user ended the app (AUTH-17)`() throws {
        var store = try HealthStore.withUser(.kill)
        #expect(failure { try store.requestAuthorization(toShare: [stepCount()]) } == .appTerminated)
        #expect(store.process.state == .terminated)
        store = store.relaunched()
        #expect(try store.statusForAuthorizationRequest(toShare: [stepCount()]) == .unnecessary)
        #expect(try store.authorizationStatus(for: stepCount()) == .sharingDenied)
    }

    @Test func `a sheet that waits takes effect when the user answers it`() throws {
        let store = try HealthStore.withUser(.ask)
        let request = try store.requestAuthorization(read: [.bloodType]).pending()
        #expect(request.result == nil)
        #expect(store.process.openSheet?.pairs == [AccessPair(.bloodType, .read)])
        store.process.answerSheet(ConsentRule(.allow))
        #expect(store.process.openSheet == nil)
        #expect(request.result == .success(true))
        #expect(try store.bloodType() == .notSet)
    }

    @Test func `while a sheet is open, a request that needs a sheet waits and other requests finish (AUTH-31)`() throws {
        let store = try HealthStore.withUser(.deny)
        try store.requestAuthorization(read: [heartRate()])
        store.phone.consent = ConsentScript([ConsentRule(.ask)])
        let first = try store.requestAuthorization(read: [.bloodType]).pending()
        let second = try store.requestAuthorization(read: [stepCount()]).pending()
        #expect(first.result == nil && second.result == nil)
        #expect(store.process.openSheet?.pairs == [AccessPair(.bloodType, .read)])
        #expect(try store.requestAuthorization(read: [heartRate()]).now())
    }

    // MARK: The state of the app

    @Test func `a widget cannot request, and nothing changes (AUTH-54; project decision)`() throws {
        let store = try HealthStore.launched()
        store.process.enter(.extension)
        #expect(try !store.requestAuthorization(read: [stepCount()]).now())
        #expect(try store.statusForAuthorizationRequest(read: [stepCount()]) == .shouldRequest)
        #expect(store.phone.sheetCount == 0)
    }

    @Test(arguments: [
        (OSVersion(major: 18), HealthError.Code.errorNotPermissibleForGuestUserMode),
        (OSVersion(major: 17), .errorHealthDataRestricted),
    ])
    func `a guest may not request (AUTH-55, AUTH-56)`(version: OSVersion, code: HealthError.Code) throws {
        let store = try HealthStore.launched(device: EmulatedDevice(.vision, osVersion: version))
        try store.requestAuthorization(toShare: [stepCount()])
        store.process.enter(.guest)
        #expect(failure { try store.requestAuthorization(read: [stepCount()]) } == .error(code))
        #expect(try store.authorizationStatus(for: stepCount()) == .sharingAuthorized)
    }

    @Test func `denying a required type fails the request with code 10 (AUTH-50)`() throws {
        let required: Set<ObjectType> = [
            try .named("allergyRecord"), try .named("conditionRecord"), try .named("medicationRecord"),
        ]
        let store = try HealthStore.withUser(.allow, [AccessPair(try .named("allergyRecord"), .read): false])
        store.process.entitlements.requiredReadTypes = required
        #expect(failure { try store.requestAuthorization(read: required) } == .error(.errorRequiredAuthorizationDenied))
        #expect(try store.requestAuthorization(read: [stepCount()]).now())
    }
}
