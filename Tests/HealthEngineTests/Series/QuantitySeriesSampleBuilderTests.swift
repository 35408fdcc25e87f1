import Foundation
import HealthEngine
import HealthModel
import Testing

struct QuantitySeriesSampleBuilderTests {
    private func builder(_ store: HealthStore) throws -> QuantitySeriesSampleBuilder {
        try QuantitySeriesSampleBuilder(store: store, quantityType: .heartRate, startDate: day)
    }

    private func values(_ store: HealthStore) throws -> [Double] {
        try store.execute(QuantitySeriesSampleQuery(.heartRate)).map(\.quantity.value)
    }

    @Test func `SER-01, SER-03: one sample has all quantities in chronological order`() throws {
        let store = try HealthStore.granted([.heartRate])
        let builder = try builder(store)
        try builder.insert(try perMinute(80), at: day + 20)
        try builder.insert(try perMinute(60), from: day, to: day + 10)
        let samples = try builder.finishSeries(metadata: ["Rest": .bool(true)], endDate: day + 60)
        let sample = try #require(samples.first)
        #expect(samples.count == 1)
        #expect(sample.startDate == day && sample.endDate == day + 60)
        #expect(sample.quantity == (try perMinute(70)))
        #expect(sample.metadata["Rest"] == .bool(true))
        #expect(try store.execute(SampleQuery(.heartRate)) == samples)
        #expect(try values(store) == [60, 80])
    }

    @Test func `SER-01: a second quantity at the same start replaces the first`() throws {
        let store = try HealthStore.granted([.heartRate])
        let builder = try builder(store)
        try builder.insert(try perMinute(60), from: day, to: day + 30)
        try builder.insert(try perMinute(70), at: day)
        try builder.insert(Quantity(unit: try Unit(from: "count/s"), value: 1.5), at: day + 1)
        #expect(try builder.finishSeries().first?.endDate == day + 1)
        #expect(try values(store) == [70, 90])
    }

    @Test func `SER-02: an invalid quantity is code 3, and the builder remains usable`() throws {
        let store = try HealthStore.granted([.heartRate])
        let builder = try builder(store)
        let unit = healthError { try builder.insert(Quantity(unit: .meter, value: 4711), at: day) }
        #expect(
            unit?.message
                == "Quantity (m) does not have a unit compatible with quantity series builder quantity type "
                + "HKQuantityTypeIdentifierHeartRate"
        )
        let early = healthError { try builder.insert(try perMinute(60), at: day - 1) }
        #expect(early?.code == .errorInvalidArgument)
        #expect(early?.message.contains("is before builder's start date") == true)
        #expect(healthError { try builder.insert(try perMinute(.infinity), at: day) }?.code == .errorInvalidArgument)
        #expect(exception { try builder.insert(try perMinute(60), from: day + 1, to: day) } != nil)
        try builder.insert(try perMinute(60), at: day)
        #expect(try builder.finishSeries().count == 1)
    }

    @Test func `SER-03: an empty series and an early end date are code 3`() throws {
        let store = try HealthStore.granted([.heartRate])
        let builder = try builder(store)
        #expect(healthError { try builder.finishSeries() }?.code == .errorInvalidArgument)
        try builder.insert(try perMinute(60), from: day, to: day + 10)
        for end in [day - 1, day + 9] {
            #expect(healthError { try builder.finishSeries(endDate: end) }?.code == .errorInvalidArgument)
        }
        #expect(try store.execute(SampleQuery(.heartRate)).isEmpty)
        #expect(try builder.finishSeries(endDate: day + 10).first?.endDate == day + 10)
    }

    @Test func `SER-03: calls after finishing and after discarding fail`() throws {
        let store = try HealthStore.granted([.heartRate])
        let finished = try builder(store)
        try finished.insert(try perMinute(60), at: day)
        try finished.finishSeries()
        let expected = HealthError(.errorInvalidArgument, message: "Quantity series sample builder already finished")
        #expect(healthError { try finished.insert(try perMinute(60), at: day) } == expected)
        #expect(healthError { try finished.finishSeries() } == expected)
        let discarded = try builder(store)
        try discarded.discard()
        let gone = NativeException(name: "NSGenericException", reason: "HKQuantitySeriesSampleBuilder already discarded.")
        #expect(exception { try discarded.insert(try perMinute(60), at: day) } == gone)
        #expect(exception { try discarded.finishSeries() } == gone)
    }

    @Test func `SER-04: on a locked phone the sample is saved, and finishing is code 6`() throws {
        let store = try HealthStore.granted([.heartRate])
        let builder = try builder(store)
        try builder.insert(try perMinute(60), at: day)
        try store.phone.setLocked(true)
        #expect(healthError { try builder.finishSeries() }?.code == .errorDatabaseInaccessible)
        #expect(healthError { try builder.finishSeries() }?.code == .errorInvalidArgument)
        try store.phone.setLocked(false)
        #expect(try values(store) == [60])
    }

    @Test func `AUTH-43: finishing needs permission to share`() throws {
        let store = try HealthStore.launched()
        let builder = try builder(store)
        try builder.insert(try perMinute(60), at: day)
        #expect(healthError { try builder.finishSeries() }?.code == .errorAuthorizationNotDetermined)
        try store.setAuthorization(false, on: AccessPair(.heartRate, .share))
        #expect(healthError { try builder.finishSeries() }?.code == .errorAuthorizationDenied)
        try store.setAuthorization(true, on: AccessPair(.heartRate, .share))
        #expect(try builder.finishSeries().count == 1)
        #expect(exception { try QuantitySeriesSampleBuilder(store: store, quantityType: .workout, startDate: day) } != nil)
    }
}
