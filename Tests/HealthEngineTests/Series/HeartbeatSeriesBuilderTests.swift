import Foundation
import HealthEngine
import HealthModel
import Testing

struct HeartbeatSeriesBuilderTests {
    private func store() throws -> HealthStore { try .granted([.heartbeatSeries]) }

    @Test func `SER-05: the series lasts from the start to the last heartbeat`() throws {
        let store = try store()
        let builder = HeartbeatSeriesBuilder(store: store, startDate: day)
        try builder.addHeartbeat(at: 0, precededByGap: false)
        try builder.addHeartbeat(at: 0.8125, precededByGap: false)
        try builder.addHeartbeat(at: 2.5, precededByGap: true)
        try builder.addMetadata(["Rest": .bool(true)])
        let series = try builder.finishSeries()
        #expect(series.startDate == day && series.endDate == day + 2.5)
        #expect(series.content == .heartbeatSeries(SampleSeries(count: 3)))
        #expect(series.metadata["Rest"] == .bool(true))
        #expect(try store.execute(SampleQuery(.heartbeatSeries)) == [series])
        #expect(
            try store.execute(HeartbeatSeriesQuery(heartbeatSeries: series.uuid)) == [
                Heartbeat(timeSinceSeriesStart: 0, precededByGap: false),
                Heartbeat(timeSinceSeriesStart: 0.8125, precededByGap: false),
                Heartbeat(timeSinceSeriesStart: 2.5, precededByGap: true),
            ]
        )
    }

    @Test(arguments: [-0.5, 0.5, .nan, .infinity, 1e300])
    func `SER-05: an invalid heartbeat ends the builder`(time: TimeInterval) throws {
        let builder = HeartbeatSeriesBuilder(store: try store(), startDate: day)
        try builder.addHeartbeat(at: 1, precededByGap: false)
        #expect(healthError { try builder.addHeartbeat(at: time, precededByGap: false) }?.code == .errorInvalidArgument)
        let message = "Heartbeat series builder was ended by an earlier error"
        #expect(healthError { try builder.addHeartbeat(at: 2, precededByGap: false) }?.message == message)
        #expect(healthError { try builder.finishSeries() }?.message == message)
        try builder.discard()
    }

    @Test func `SER-05: a series accepts the maximum number of heartbeats and keeps all of them`() throws {
        let store = try store()
        let builder = HeartbeatSeriesBuilder(store: store, startDate: day)
        for beat in 0..<HeartbeatSeriesBuilder.maximumCount - 1 {
            try builder.addHeartbeat(at: Double(beat) * 0.8, precededByGap: beat.isMultiple(of: 1000))
        }
        let series = try builder.finishSeries()
        let heartbeats = try store.execute(HeartbeatSeriesQuery(heartbeatSeries: series.uuid))
        #expect(heartbeats.count == HeartbeatSeriesBuilder.maximumCount - 1)
        #expect(heartbeats[50_000] == Heartbeat(timeSinceSeriesStart: 40_000, precededByGap: true))

        let full = HeartbeatSeriesBuilder(store: store, startDate: day)
        for _ in 0..<HeartbeatSeriesBuilder.maximumCount {
            try full.addHeartbeat(at: 0, precededByGap: false)
        }
        #expect(healthError { try full.addHeartbeat(at: 0, precededByGap: false) }?.code == .errorInvalidArgument)
        #expect(failure { try full.finishSeries() } != nil)
    }

    @Test func `a series needs a heartbeat and permission, and accepts nothing after its end`() throws {
        let store = try store()
        let builder = HeartbeatSeriesBuilder(store: store, startDate: day)
        #expect(healthError { try builder.finishSeries() }?.code == .errorInvalidArgument)
        try builder.addHeartbeat(at: 1, precededByGap: false)
        try store.setAuthorization(false, on: AccessPair(.heartbeatSeries, .share))
        #expect(healthError { try builder.finishSeries() }?.code == .errorAuthorizationDenied)
        try store.setAuthorization(true, on: AccessPair(.heartbeatSeries, .share))
        try builder.finishSeries()
        #expect(healthError { try builder.finishSeries() }?.message == "Heartbeat series builder already finished")

        let other = HeartbeatSeriesBuilder(store: store, startDate: day)
        try other.discard()
        #expect(exception { try other.addMetadata([:]) }?.reason == "HKHeartbeatSeriesBuilder already discarded.")
    }
}
