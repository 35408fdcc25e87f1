import Foundation
import HealthModel
import Testing

/// The validation of samples with thousands of elements.
struct SeriesValidationTests {
    private func sample(_ type: ObjectType, _ content: Sample.Content) throws -> Sample {
        try Sample(UUID(), type, content, Fixture.date, Fixture.date + 10, nil, [:])
    }

    private func heartbeats(_ times: TimeInterval...) -> Sample.Content {
        .heartbeatSeries(SampleSeries(times.map { Heartbeat(timeSinceSeriesStart: $0, precededByGap: false) }))
    }

    private func route(_ locations: Location...) -> Sample.Content { .workoutRoute(SampleSeries(locations)) }

    private func location(_ seconds: TimeInterval, _ latitude: Double = 48, _ longitude: Double = 2) -> Location {
        Location(timestamp: Fixture.date + seconds, latitude: latitude, longitude: longitude)
    }

    private func electrocardiogram(_ classification: Int = 1, _ symptoms: Int = 0) -> Electrocardiogram {
        Electrocardiogram(classification: classification, symptomsStatus: symptoms, voltages: SampleSeries([]))
    }

    @Test func `heartbeats within the series in chronological order are accepted`() throws {
        _ = try sample(.heartbeatSeries, heartbeats(0, 0.5, 0.5, 10))
        _ = try sample(.workoutRoute, route(location(0, -90, -180), location(10, 90, 180)))
    }

    @Test func `heartbeats outside the series or out of order, and empty series, are rejected`() {
        for content in [heartbeats(), heartbeats(-1), heartbeats(10.1), heartbeats(2, 1), heartbeats(.nan)] {
            expectRefusal { try sample(.heartbeatSeries, content) }
        }
    }

    @Test func `locations outside the sample, off the Earth or out of order, and empty routes, are rejected`() {
        let refused = [
            route(), route(location(-1)), route(location(11)), route(location(2), location(1)),
            route(location(0, 90.1)), route(location(0, 0, -181)), route(location(0, .nan)),
        ]
        for content in refused {
            expectRefusal { try sample(.workoutRoute, content) }
        }
    }

    @Test func `an electrocardiogram must have values of its enumerations`() throws {
        for classification in [0, 1, 6, 100] {
            _ = try sample(.electrocardiogram, .electrocardiogram(electrocardiogram(classification, 2)))
        }
        expectRefusal("HKElectrocardiogram: classification is not an HKElectrocardiogramClassification") {
            try sample(.electrocardiogram, .electrocardiogram(electrocardiogram(7)))
        }
        expectRefusal("HKElectrocardiogram: symptomsStatus is not an HKElectrocardiogramSymptomsStatus") {
            try sample(.electrocardiogram, .electrocardiogram(electrocardiogram(1, 3)))
        }
    }

    @Test func `the quantities of an electrocardiogram must have compatible units`() throws {
        var content = electrocardiogram()
        content.averageHeartRate = try Fixture.quantity(60, "count/min")
        content.samplingFrequency = try Fixture.quantity(0.5, "kHz")
        _ = try sample(.electrocardiogram, .electrocardiogram(content))
        content.samplingFrequency = try Fixture.quantity(512, "count/s")
        expectRefusal { try sample(.electrocardiogram, .electrocardiogram(content)) }
        content.samplingFrequency = nil
        content.averageHeartRate = try Fixture.quantity(60, "m")
        expectRefusal { try sample(.electrocardiogram, .electrocardiogram(content)) }
        content.averageHeartRate = try Fixture.quantity(-60, "count/min")
        expectRefusal { try sample(.electrocardiogram, .electrocardiogram(content)) }
        content.averageHeartRate = nil
        content.voltages = SampleSeries([VoltageMeasurement(timeSinceSampleStart: 11, volts: 0)])
        expectRefusal { try sample(.electrocardiogram, .electrocardiogram(content)) }
    }

    @Test func `each class requires its type`() {
        expectRefusal("HKWorkoutRoute can not have type HKDataTypeIdentifierHeartbeatSeries") {
            try sample(.heartbeatSeries, route(location(0)))
        }
        expectRefusal("HKHeartbeatSeriesSample can not have type HKWorkoutRouteTypeIdentifier") {
            try sample(.workoutRoute, heartbeats(0))
        }
        expectRefusal("HKElectrocardiogram can not have type HKWorkoutRouteTypeIdentifier") {
            try sample(.workoutRoute, .electrocardiogram(electrocardiogram()))
        }
    }
}
