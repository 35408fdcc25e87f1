import Foundation
import HealthEngine
import HealthModel
import Testing

/// Two apps on one phone.
struct TwoAppsTests {
    private let phone: Phone
    private let writer: HealthStore
    private let reader: HealthStore

    init() throws {
        phone = try Phone(consent: ConsentScript([ConsentRule(.ask)]), environment: Environment(seed: 1))
        writer = phone.healthStore(of: "com.example.writer")
        reader = phone.healthStore(of: "com.example.reader")
    }

    @MainActor
    @Test func `one app awaits the user's answer and observes the saves of the other`() async throws {
        let request = try reader.requestAuthorization(read: [.stepCount])
        let answer = Task { try await request.get() }
        await Task.yield()
        #expect(reader.process.openSheet?.types(.read) == [.stepCount])
        #expect(writer.process.openSheet == nil)

        // The other app can continue.
        try writer.requestAuthorization(toShare: [.stepCount])
        writer.process.answerSheet(ConsentRule(.allow))
        try writer.save([steps(1, at: 0)])
        #expect(failure { try reader.start(ObserverQuery(.stepCount)) } == .error(.errorAuthorizationNotDetermined))

        reader.process.answerSheet(ConsentRule(.allow))
        #expect(try await answer.value)
        let query = try reader.start(ObserverQuery(.stepCount))
        #expect(try reader.queryUpdates().count == 1)
        try writer.save([steps(2, at: 60)])
        #expect(try reader.queryUpdates() == [.observer(query, delivery: 2, types: [.stepCount])])
        let sources = try reader.execute(SourceQuery(.stepCount)).map(\.bundleIdentifier)
        #expect(sources == ["com.example.writer"])
    }

    @MainActor
    @Test func `awaiting an answered request returns immediately, and a failed one throws`() async throws {
        let first = try reader.requestAuthorization(read: [.stepCount])
        reader.process.answerSheet(ConsentRule(.deny))
        #expect(try await first.get())

        let second = try reader.requestAuthorization(read: [.heartRate])
        let waiting = Task { try await second.get() }
        await Task.yield()
        reader.process.answerSheet(ConsentRule(.cancel))
        await #expect(throws: HealthFailure.error(.errorUserCanceled)) { try await waiting.value }
    }

    /// AUTH-51
    @MainActor
    @Test func `a document query waits for the user and returns the granted documents`() async throws {
        let letter = try #require(CDADocument(documentData: "<ClinicalDocument></ClinicalDocument>"))
        let document = try Sample(UUID(), .cdaDocument, .document(letter), day, day, nil, [:])
        let source = SourceRevision(source: Source(name: "Clinic", bundleIdentifier: "com.example.clinic"))
        try phone.addSamples([document], from: source)
        let result = try reader.execute(DocumentQuery(.cdaDocument, includesDocumentData: false))
        let waiting = Task { try await result.get().map(\.uuid) }
        await Task.yield()
        #expect(reader.process.openSheet?.objects == [document.uuid.uuidString])
        reader.process.answerSheet(ConsentRule(.allow))
        #expect(try await waiting.value == [document.uuid])
        // Everything is decided.
        #expect(try reader.execute(DocumentQuery(.cdaDocument, includesDocumentData: false)).now().count == 1)
    }

    @Test func `changes are reported to each app separately, even before it asks`() throws {
        for store in [writer, reader] {
            try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
            store.process.answerSheet(ConsentRule(.allow))
            _ = try store.start(ObserverQuery(.stepCount))
        }
        try phone.lookForUpdates()
        #expect(writer.process.takeEvents().count == 1)
        try writer.save([steps(1, at: 0)])
        // Each app asks separately, and gets two changes or one.
        #expect(try writer.queryUpdates().count == 1)
        #expect(reader.process.pendingEvents.count == 2)
        #expect(try reader.queryUpdates().count == 2)
        #expect(try writer.queryUpdates().isEmpty && reader.queryUpdates().isEmpty)
    }
}
