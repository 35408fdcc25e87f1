import Foundation
import HealthModel
import Testing

@testable import HealthEngine

struct StatisticsFiguresTests: StatisticsSuite {
    private let discrete: StatisticsOptions = [.discreteAverage, .discreteMin, .discreteMax]

    private func soundLevel() throws -> ObjectType {
        try #require(TypeCatalog.type(name: "environmentalAudioExposure"))
    }

    private func average(of type: ObjectType, _ measurements: [Measurement]) -> Double {
        statistics(of: type, .discreteAverage, measurements).figures.average?.value ?? .nan
    }

    @Test func `only requested figures are present (STAT-05)`() {
        let walk = [measurement(100, 0, 60)]
        #expect(statistics([], walk).figures == Statistics.Figures())
        var figures = Statistics.Figures()
        figures.sum = Quantity(unit: .count, value: 100)
        #expect(statistics(.cumulativeSum, walk).figures == figures)
        #expect(statistics(.cumulativeSum, walk).bySource == nil)
        figures = Statistics.Figures()
        figures.minimum = Quantity(unit: .kilogram, value: 70)
        #expect(statistics(of: .bodyMass, .discreteMin, [measurement(70, 0, 0)]).figures == figures)
    }

    @Test func `dates are the earliest start and the latest end (STAT-07)`() {
        let statistics = self.statistics([measurement(1, 50, 60), measurement(1, 10, 90), measurement(1, 20, 30)])
        #expect(statistics.startDate == Date(timeIntervalSince1970: 10))
        #expect(statistics.endDate == Date(timeIntervalSince1970: 90))
    }

    @Test func `figures of a discrete type include all sources without merging (STAT-12)`() {
        let weights = [measurement(80, 0, 100), measurement(90, 50, 50, from: 1), measurement(70, 60, 70, from: 2)]
        let figures = statistics(of: .bodyMass, discrete, weights).figures
        #expect(figures.minimum?.value == 70)
        #expect(figures.maximum?.value == 90)
        #expect(figures.average?.value == 80)
        #expect(figures.sum == nil)
    }

    @Test func `the figures of one source are not merged, those of all sources are (STAT-13)`() {
        let steps = [measurement(500, 0, 3600), measurement(480, 0, 3600, from: 2), measurement(20, 10, 20, from: 2)]
        let statistics = self.statistics([.cumulativeSum, .separateBySource], steps)
        #expect(statistics.figures.sum?.value == 500)
        #expect(statistics.bySource?.map(\.source) == [watch, pedometer])
        #expect(statistics.bySource?.map(\.figures.sum?.value) == [500, 500])
    }

    @Test func `heart rate is averaged by duration, which is a second at least (STAT-14)`() {
        #expect(average(of: .heartRate, [measurement(1, 0, 30), measurement(2, 30, 40)]) == 1.25)
        #expect(average(of: .heartRate, [measurement(1, 0, 0), measurement(2, 5, 5)]) == 1.5)
        #expect(average(of: .heartRate, [measurement(9, 0, 0), measurement(1, 0, 30), measurement(2, 30, 39)]) == 1.425)
        #expect(average(of: .bodyMass, [measurement(1, 0, 30), measurement(2, 30, 40)]) == 1.5)
    }

    @Test func `sound levels are averaged by energy (STAT-15)`() throws {
        let type = try soundLevel()
        #expect(isClose(average(of: type, [measurement(60, 0, 10), measurement(80, 10, 20)]), 10 * log10((1e6 + 1e8) / 2)))
        #expect(isClose(average(of: type, [measurement(80, 0, 10), measurement(60, 10, 40)]), 10 * log10((1e8 + 3e6) / 4)))
        #expect(
            isClose(average(of: type, [measurement(60, 0, 0), measurement(80, 1, 1)]), 10 * log10((1e6 + 1e8) / 2)))
        #expect(average(of: type, [measurement(70, 0, 10), measurement(70, 10, 15)]) == 70)
    }

    @Test func `extreme sound levels do not overflow`() throws {
        let type = try soundLevel()
        #expect(
            isClose(average(of: type, [measurement(1e6, 0, 10), measurement(-1e6, 10, 20)]), 1e6 + 10 * log10(0.5)))
        #expect(average(of: type, [measurement(1e300, 0, 10)]) == 1e300)
        #expect(isClose(average(of: type, [measurement(5000, 0, 0), measurement(50, 0, 9)]), 4990))
        #expect(average(of: .bodyMass, [measurement(1e308, 0, 0), measurement(1e308, 0, 0)]) == 1e308)
    }

    @Test func `the most recent quantity ends last; ties are resolved by start, then by save (STAT-17)`() {
        func mostRecent(_ measurements: [Measurement]) -> Statistics.Figures {
            statistics(of: .bodyMass, .mostRecent, measurements).figures
        }
        let figures = mostRecent([measurement(1, 0, 100), measurement(2, 50, 60)])
        #expect(figures.mostRecent == Quantity(unit: .kilogram, value: 1))
        #expect(figures.mostRecentDateInterval?.start == Date(timeIntervalSince1970: 0))
        #expect(figures.mostRecentDateInterval?.end == Date(timeIntervalSince1970: 100))
        #expect(mostRecent([measurement(2, 50, 100), measurement(1, 0, 100)]).mostRecent?.value == 2)
        #expect(mostRecent([measurement(1, 5, 5), measurement(2, 5, 5), measurement(3, 0, 1)]).mostRecent?.value == 2)
    }

    @Test func `duration is the covered time in seconds, with overlap counted once (STAT-17)`() {
        let measurements = [
            measurement(1, 0, 60), measurement(1, 30, 90, from: 1), measurement(1, 40, 50), measurement(1, 200, 200.5),
            measurement(1, 300, 300),
        ]
        let statistics = self.statistics([.duration, .separateBySource], measurements)
        #expect(statistics.figures.duration == Quantity(unit: .second, value: 90.5))
        #expect(statistics.bySource?.map(\.figures.duration?.value) == [60.5, 60])
    }

    @Test func `times of any size do not trap`() {
        let measurements = [
            Measurement(start: .min, end: .max, value: 1, source: 0),
            Measurement(start: 5, end: 3, value: 1, source: 1),
            Measurement(start: .max, end: .max, value: 1, source: 2),
        ]
        let everything: StatisticsOptions = [.cumulativeSum, .mostRecent, .duration, .separateBySource]
        #expect(statistics(everything, measurements).figures.sum?.value == 2)
        let many = Array(repeating: measurements[0], count: 30_000)
        #expect(statistics(of: .heartRate, .discreteAverage, many).figures.average?.value == 1)
    }
}
