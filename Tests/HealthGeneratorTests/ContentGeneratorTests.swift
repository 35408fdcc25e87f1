import Foundation
import HealthModel
import Testing

@testable import HealthGenerator

/// The parts of samples that are added one by one.
struct ContentGeneratorTests {
    private let start = Date(timeIntervalSince1970: 1_767_222_900)

    @Test func `a night has all stages without gaps, and differs from the next one`() throws {
        let stages = ContentGenerator.sleepStages(from: start, to: start + 27_600)
        #expect(stages.first?.startDate == start && stages.last?.endDate == start + 27_600)
        #expect(zip(stages, stages.dropFirst()).allSatisfy { $0.endDate == $1.startDate && $0.value != $1.value })
        #expect(Set(stages.map(\.value)) == [2, 3, 4, 5])
        let lengths = { (stages: [ContentGenerator.SleepStage]) in stages.map { $0.endDate.timeIntervalSince($0.startDate) } }
        let later = ContentGenerator.sleepStages(from: start + 86_400, to: start + 86_400 + 27_600)
        #expect(lengths(stages) != lengths(later))
        #expect(ContentGenerator.sleepStages(from: start, to: start - 1).isEmpty)
    }

    @Test(arguments: [5000, nil] as [Double?])
    func `a route has a location for each second, and the distance or the usual one`(meters: Double?) throws {
        let locations = ContentGenerator.locations(
            of: 37, from: start, to: start + 1800, meters: meters, in: try zone("Europe/Berlin")
        )
        #expect(locations.map(\.timestamp) == (0...1800).map { start + Double($0) })
        var length = 0.0
        for (here, next) in zip(locations, locations.dropFirst()) {
            let north = (next.latitude - here.latitude) * 111_320
            let east = (next.longitude - here.longitude) * 111_320 * cosine(ofDegrees: here.latitude)
            length += (north * north + east * east).squareRoot()
        }
        #expect(abs(length / 5000 - 1) < 0.12)
    }

    @Test func `an electrocardiogram has the heart rate, and an irregular rhythm in atrial fibrillation`() {
        for isFibrillating in [false, true] {
            let voltages = ContentGenerator.voltages(isFibrillating: isFibrillating, heartRate: 60)
            #expect(voltages.count == 30 * 512)
            #expect(voltages.allSatisfy { abs($0.volts) < 0.002 })
            let beats = zip(voltages, voltages.dropFirst()).filter { $0.volts < 0.0005 && $1.volts >= 0.0005 }
                .map(\.1.timeSinceSampleStart)
            #expect((27...33).contains(beats.count))
            let intervals = zip(beats, beats.dropFirst()).map { $1 - $0 }
            let spread = (intervals.max() ?? 0) - (intervals.min() ?? 0)
            #expect(isFibrillating ? spread > 0.2 : spread < 0.1)
        }
    }
}
