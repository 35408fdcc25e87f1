import Foundation
import HealthEngine
import HealthModel
import Testing

struct DiagnosticTests {
    private final class Records {
        var messages: [String] = []
    }
    private let records = Records()
    private let store: HealthStore

    init() throws {
        store = try HealthStore.granted([.stepCount, .named("oxygenSaturation")])
        let records = records
        store.phone.environment.log = { records.messages.append($0.message) }
    }

    private func saturation(_ value: Double) throws -> Sample {
        try Sample(
            type: .named("oxygenSaturation"), quantity: Quantity(unit: .percent, value: value), startDate: day, endDate: day
        )
    }

    @Test func `SAVE-18: a date in the future is accepted, with one warning per type`() throws {
        try store.save([steps(1, at: 3600)])
        #expect(records.messages.isEmpty)
        try store.save([steps(1, at: 48 * 3600), steps(1, at: 72 * 3600)])
        try store.save([steps(1, at: 96 * 3600)])
        #expect(records.messages.count == 1)
        #expect(records.messages.first?.contains("SAVE-18") == true)
        #expect(try store.execute(SampleQuery(.stepCount)).count == 4)
    }

    @Test func `ANTI-13: a percentage above 1 is accepted, with one warning without the value`() throws {
        try store.save([saturation(0.98), saturation(1)])
        #expect(records.messages.isEmpty)
        try store.save([saturation(97.53), saturation(98)])
        try store.save([saturation(99)])
        #expect(records.messages.count == 1)
        #expect(records.messages.first?.contains("HKQuantityTypeIdentifierOxygenSaturation") == true)
        #expect(records.messages.first?.contains("97") == false)
        #expect(try store.execute(SampleQuery(.named("oxygenSaturation"))).count == 5)
    }

    @Test func `AUTH-54: an extension's request gives one warning`() throws {
        store.process.enter(.extension)
        #expect(try !store.requestAuthorization(read: [.heartRate]).now())
        #expect(try !store.requestAuthorization(read: [.heartRate]).now())
        #expect(records.messages.count == 1)
    }

    @Test func `warnings repeat after a reset`() throws {
        try store.save([steps(1, at: 48 * 3600)])
        try store.phone.reset(path: nil, device: EmulatedDevice(), consent: ConsentScript(), environment: store.phone.environment)
        let store = store.relaunched()
        try store.requestAuthorization(toShare: [.stepCount])
        try store.save([steps(1, at: 48 * 3600)])
        #expect(records.messages.count == 2)
    }
}
