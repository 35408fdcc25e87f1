import Foundation
@testable import HealthEngine
import HealthModel
import Testing

/// The secret of the UUIDs of imported samples (EXP-11).
struct IdentityKeyTests {
    private static let source = ArchivedSource(named: "Watch", version: nil, device: nil)
    private static let start = Date(timeIntervalSince1970: 1_704_092_400)
    private static let steps = SampleDraft(
        .stepCount, .quantity(Quantity(unit: .count, value: 5)), start, start + 60, from: source
    )
    private static let route = SampleDraft(
        .workoutRoute,
        .workoutRoute(SampleSeries([Location(timestamp: start, latitude: 1, longitude: 2)])),
        start,
        start + 60,
        from: source
    )
    private static let drafts = [steps, route]

    /// Imports each draft a number of times. Returns the number of added samples.
    @discardableResult
    private func importing(_ phone: Phone, times: Int = 1, begin: (SampleImport) throws -> Void = { _ in }) throws -> Int {
        try phone.importSamples { samples in
            try begin(samples)
            var added = 0
            for draft in Self.drafts {
                for _ in 0..<times {
                    if case .added = try samples.insert(draft, SampleIdentity(of: draft)) { added += 1 }
                }
            }
            return added
        }
    }

    private func uuids(_ phone: Phone) throws -> Set<UUID> {
        Set(try [.stepCount, .workoutRoute].flatMap { try phone.healthStore.execute(SampleQuery($0)).map(\.uuid) })
    }

    private static let withoutKey = Set(
        drafts.map { SampleIdentity(of: $0).uuid(startDate: start.milliseconds, occurrence: 1, .none) }
    )

    @Test func `the hash is SipHash-2-4 with 128 bits`() throws {
        let key = try #require(IdentityKey(Data(0..<16)))
        // The published vector of 16 bytes, in little-endian words.
        let (first, second) = key.hash(0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908)
        #expect(first == 0xBB54_B067_CAA4_E26E)
        #expect(second == 0x7705_2385_BF15_33FD)
        #expect(IdentityKey(Data(0..<15)) == nil)
    }

    @Test func `UUIDs depend on the seed, and without a seed on chance`() throws {
        let phones = try [1, 1, 2, nil, nil].map { try Phone(environment: Environment(seed: $0)) }
        for phone in phones { try importing(phone) }
        let found = try phones.map(uuids)
        #expect(found[0] == found[1])
        for (index, first) in found.enumerated().dropFirst() {
            for second in found.dropFirst(index + 1) { #expect(first.isDisjoint(with: second)) }
        }
        for uuids in found { #expect(uuids.isDisjoint(with: Self.withoutKey)) }
    }

    @Test func `an import does not change the identifiers that follow`() throws {
        let phones = try (0..<2).map { _ in try Phone(environment: Environment(seed: 1)) }
        try importing(phones[0])
        #expect(phones[0].environment.makeUUID(for: "a") == phones[1].environment.makeUUID(for: "a"))
    }

    @Test func `a repeated import adds nothing after the file is opened again`() throws {
        try withTemporaryPath { path in
            #expect(try importing(try Phone(path: path), times: 2) == 4)
            let phone = try Phone(path: path)
            #expect(try importing(phone, times: 2) == 0)
            #expect(try importing(phone, times: 3) == 2)
        }
    }

    @Test func `a reset and a restored snapshot give the same UUIDs again, with the same seed`() throws {
        let phone = try Phone(environment: Environment(seed: 1))
        try phone.takeSnapshot("empty")
        try importing(phone)
        let first = try uuids(phone)
        try phone.restoreSnapshot("empty")
        #expect(try importing(phone) == 2)
        #expect(try uuids(phone) == first)
        try phone.takeSnapshot("imported")
        try phone.reset(path: nil, device: phone.device, consent: phone.consent, environment: Environment(seed: 1))
        #expect(try importing(phone) == 2)
        #expect(try uuids(phone) == first)
    }

    @Test func `a snapshot keeps the secret`() throws {
        let phone = try Phone()
        try importing(phone)
        try phone.takeSnapshot("imported")
        try phone.deleteSamples(of: .stepCount, .all)
        try phone.restoreSnapshot("imported")
        #expect(try importing(phone) == 0)
    }

    @Test func `synthetic data has the same UUIDs in each store`() throws {
        let phone = try Phone()
        try importing(phone) { try $0.identifyByContent() }
        #expect(try uuids(phone) == Self.withoutKey)
        #expect(try importing(phone) == 0)
    }
}
