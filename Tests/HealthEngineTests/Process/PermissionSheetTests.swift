import HealthEngine
import HealthModel
import Testing

/// Requests that wait for the user (AUTH-31).
struct PermissionSheetTests {
    private let store: HealthStore
    private var process: AppProcess { store.process }

    init() throws { store = try HealthStore.withUser(.ask) }

    private func request(_ types: ObjectType...) throws -> Promise<Bool, HealthFailure> {
        try store.requestAuthorization(toShare: Set(types)).pending()
    }

    private func status(_ type: ObjectType) throws -> AuthorizationStatus { try store.authorizationStatus(for: type) }

    // MARK: The queue

    @Test func `a queued request finishes without a sheet if everything is decided`() throws {
        let first = try request(.stepCount)
        let second = try request(.stepCount)
        let third = try request(.stepCount, .heartRate)
        #expect(store.phone.sheetCount == 1)
        process.answerSheet(ConsentRule(.deny))
        #expect(first.result == .success(true) && second.result == .success(true))
        #expect(third.result == nil)
        #expect(process.openSheet?.pairs == [AccessPair(.heartRate, .share)])
        #expect(store.phone.sheetCount == 2)
        process.answerSheet(ConsentRule(.allow))
        #expect(third.result == .success(true))
        #expect(try status(.stepCount) == .sharingDenied)
        #expect(try status(.heartRate) == .sharingAuthorized)
        #expect(process.openSheet == nil)
    }

    @Test func `requests finish in order, and each sheet is announced once when it appears`() throws {
        var calls: [String] = []
        process.sheetPresented = { sheet in calls.append("sheet \(sheet.id)") }
        for (name, type) in [("first", ObjectType.stepCount), ("second", .heartRate), ("third", .bodyMass)] {
            try request(type).whenFinished { _ in calls.append(name) }
        }
        for _ in 0..<3 { process.answerSheet(ConsentRule(.allow)) }
        #expect(calls == ["sheet 1", "first", "sheet 2", "second", "sheet 3", "third"])
        process.answerSheet(ConsentRule(.allow))
        #expect(calls.count == 6)
    }

    @Test func `objects are listed when their sheet appears`() throws {
        let aspirin = UserAnnotatedMedication(medication: MedicationConcept(identifier: "a", displayText: "Aspirin"))
        let other = UserAnnotatedMedication(medication: MedicationConcept(identifier: "b", displayText: "Other"))
        let type = try ObjectType.named("userAnnotatedMedicationType")
        try store.phone.setMedications([aspirin])
        let first = try request(.stepCount)
        let second = try store.requestPerObjectReadAuthorization(for: type, MedicationPredicate.all).pending()
        try store.phone.setMedications([aspirin, other])
        process.answerSheet(ConsentRule(.allow))
        #expect(first.result == .success(true))
        #expect(process.openSheet?.objects == ["a", "b"])
        process.answerSheet(ConsentRule(.deny, objects: ["b": true]))
        #expect(second.result == .success(true))
        #expect(try store.userAnnotatedMedications().map(\.medication.identifier) == ["b"])
    }

    @Test func `a handler may request again, and a sheet may be answered when it is announced`() throws {
        var second: Promise<Bool, HealthFailure>?
        let first = try request(.stepCount)
        first.whenFinished { _ in second = try? request(.heartRate) }
        process.answerSheet(ConsentRule(.allow))
        #expect(second != nil && second?.result == nil)
        #expect(process.openSheet?.pairs == [AccessPair(.heartRate, .share)])

        process.sheetPresented = { [weak process] _ in process?.answerSheet(ConsentRule(.deny)) }
        let third = try request(.bodyMass)
        process.answerSheet(ConsentRule(.allow))
        #expect(second?.result == .success(true) && third.result == .success(true))
        #expect(try status(.heartRate) == .sharingAuthorized)
        #expect(try status(.bodyMass) == .sharingDenied)
        var isCalled = false
        third.whenFinished { isCalled = (try? $0()) == true }
        #expect(isCalled)
    }

    // MARK: Ends without an answer

    @Test func `AUTH-18: dismissing a sheet fails only its own request`() throws {
        let (first, second) = (try request(.stepCount), try request(.stepCount))
        process.answerSheet(ConsentRule(.cancel))
        #expect(first.result == .failure(.error(.errorUserCanceled)))
        #expect(second.result == nil)
        #expect(process.openSheet?.pairs == [AccessPair(.stepCount, .share)])
        #expect(try store.phone.authorizationDecisions().isEmpty)
    }

    @Test func `after a cancelled request, the next one continues`() throws {
        let requests = [try request(.stepCount), try request(.heartRate), try request(.bodyMass)]
        requests[1].cancel()
        #expect(requests.map { $0.result != nil } == [false, true, false])
        #expect(process.openSheet?.pairs == [AccessPair(.stepCount, .share)])
        requests[0].cancel()
        #expect(requests[0].result == .failure(.error(.errorUserCanceled)))
        #expect(process.openSheet?.pairs == [AccessPair(.bodyMass, .share)])
        requests[0].cancel()
        #expect(requests[0].result == .failure(.error(.errorUserCanceled)))
        process.answerSheet(ConsentRule(.allow))
        #expect(requests[2].result == .success(true))
        #expect(try store.phone.authorizationDecisions().count == 1)
    }

    @Test func `AUTH-17: ending the app denies the types on the sheet, but not those of queued requests`() throws {
        let requests = [try request(.stepCount), try request(.heartRate)]
        process.answerSheet(ConsentRule(.kill))
        #expect(requests.allSatisfy { $0.result == .failure(.appTerminated) })
        #expect(process.state == .terminated && process.openSheet == nil)
        #expect(try status(.stepCount) == .sharingDenied)
        #expect(try status(.heartRate) == .notDetermined)
        #expect(failure { try request(.heartRate) } == .appTerminated)
    }

    @Test func `requests fail in order when the process ends, without decisions`() throws {
        var calls: [String] = []
        for (name, type) in [("first", ObjectType.stepCount), ("second", .heartRate)] {
            try request(type).whenFinished { outcome in
                if failure(outcome) == .appTerminated { calls.append(name) }
            }
        }
        process.terminate()
        #expect(calls == ["first", "second"])
        process.answerSheet(ConsentRule(.allow))
        #expect(try store.phone.authorizationDecisions().isEmpty)
    }

    @Test func `a request from before a reset decides nothing after it`() throws {
        let (first, second) = (try request(.stepCount), try request(.heartRate))
        try store.phone.reset()
        process.answerSheet(ConsentRule(.allow))
        second.cancel()
        #expect(first.result == nil)
        process.failAuthorizations(.appTerminated)
        #expect(first.result == .failure(.appTerminated))
        #expect(try store.phone.authorizationDecisions().isEmpty && store.phone.sheetCount == 0)
    }

    // MARK: Settings

    @Test func `decisions in Settings while a sheet is open are kept`() throws {
        let request = try request(.stepCount, .heartRate)
        try store.setAuthorization(false, on: AccessPair(.stepCount, .share))
        process.answerSheet(ConsentRule(.allow))
        #expect(request.result == .success(true))
        #expect(try status(.stepCount) == .sharingDenied)
        #expect(try status(.heartRate) == .sharingAuthorized)
    }

    @Test func `dismissing a sheet fails its request even if Settings decided its types`() throws {
        let request = try request(.stepCount)
        try store.setAuthorization(true, on: AccessPair(.stepCount, .share))
        process.answerSheet(ConsentRule(.cancel))
        #expect(request.result == .failure(.error(.errorUserCanceled)))
        #expect(try status(.stepCount) == .sharingAuthorized)
    }

    @Test func `types that Settings make undecided need another sheet`() throws {
        try store.setAuthorization(true, on: AccessPair(.stepCount, .share))
        let request = try request(.stepCount, .heartRate)
        #expect(process.openSheet?.pairs == [AccessPair(.heartRate, .share)])
        try store.setAuthorization(nil, on: AccessPair(.stepCount, .share))
        process.answerSheet(ConsentRule(.allow))
        #expect(request.result == nil)
        #expect(process.openSheet?.pairs == [AccessPair(.stepCount, .share)])
        process.answerSheet(ConsentRule(.deny))
        #expect(request.result == .success(true))
        #expect(try status(.heartRate) == .sharingAuthorized)
        #expect(try status(.stepCount) == .sharingDenied)
    }

    /// AUTH-50
    @Test func `denying a required type fails a queued request for it`() throws {
        let allergy = try ObjectType.named("allergyRecord")
        process.entitlements.requiredReadTypes = [allergy]
        let requests = try (0..<2).map { _ in try store.requestAuthorization(read: [allergy]).pending() }
        process.answerSheet(ConsentRule(.deny))
        #expect(requests.allSatisfy { $0.result == .failure(.error(.errorRequiredAuthorizationDenied)) })
    }
}
