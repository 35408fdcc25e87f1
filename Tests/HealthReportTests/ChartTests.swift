import Foundation
import HealthModel
import Testing

@testable import HealthReport

/// Axes, scales and routes of charts.
struct ChartTests {
    @Test func `an axis has few round values around the shown range`() {
        #expect(Ticks(around: 0...13_472).values == [0, 5000, 10_000, 15_000])
        #expect(Ticks(around: 48...133, count: 5).values == [40, 60, 80, 100, 120, 140])
        #expect(Ticks(around: 60...60).values == [60, 61])
    }

    @Test(arguments: [0...1e300, -1e300...1e300, 1e17...(1e17 + 64), 0...Double.leastNonzeroMagnitude, 1e300...1e300, -0.5...0])
    func `no range is too large or too small for an axis`(range: ClosedRange<Double>) {
        let ticks = Ticks(around: range)
        #expect((2...18).contains(ticks.values.count))
        #expect(ticks.range.contains(range.lowerBound) && ticks.range.contains(range.upperBound))
    }

    @Test(arguments: [
        0...Double.infinity, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
        1.7e308...Double.infinity, -Double.infinity...(-1e308),
    ])
    func `an axis ends where lengths would not be numbers any more`(range: ClosedRange<Double>) {
        let ticks = Ticks(around: range)
        #expect((2...18).contains(ticks.values.count))
        #expect(ticks.values.allSatisfy { $0.isFinite })
        let scale = Scale(ticks.range, from: 100, to: 0)
        #expect([range.lowerBound, range.upperBound, 0].allSatisfy { (0...100).contains(scale($0)) })
    }

    @Test func `a step is round for any minimum`() {
        #expect([1, 1.5, 47, 0.3].map(Ticks.roundStep) == [1, 2, 50, 0.5])
        #expect([0, -1, Double.leastNonzeroMagnitude, .infinity, .nan].allSatisfy { Ticks.roundStep(atLeast: $0) > 0 })
    }

    @Test func `values outside a scale are drawn at its ends`() {
        let scale = Scale(0...10, from: 100, to: 0)
        #expect([-5, 0, 2.5, 10, 99].map { scale($0) } == [100, 100, 75, 0, 0])
    }

    @Test func `a route is drawn with few points and no coordinates`() throws {
        // A circle of 3 km, with one location a second.
        let locations = (0..<10_000).map { second -> Location in
            let angle = Double(second) / 10_000 * 2 * Double.pi
            return Location(
                timestamp: Date(timeIntervalSince1970: Double(second)),
                latitude: 52.51 + 0.0043 * sin(angle),
                longitude: 13.37 + 0.0071 * cos(angle)
            )
        }
        let route = try #require(Route(locations))
        #expect(abs(route.length - 3012) < 20)
        let words = DateWords(calendar: Period.calendar(in: .gmt))
        let drawing = try #require(RouteDrawing(route: route, words: words).drawing).markup
        #expect(drawing.utf8.count < 3000)
        #expect(!drawing.contains("13.3") && !drawing.contains("52.5"))
    }

    @Test func `the first and last 200 m of a route are left out`() throws {
        // 10 m a second to the north.
        let locations = (0...100).map { second in
            Location(
                timestamp: Date(timeIntervalSince1970: Double(second)), latitude: Double(second) * 10 / 111_194.93, longitude: 0
            )
        }
        let route = try #require(Route(locations))
        let north = route.shape.map { $0.north.rounded() }
        #expect(north.first == 200 || north.first == 210)
        #expect(north.last == 790 || north.last == 800)
        let short = try #require(Route(Array(locations.prefix(30))))
        #expect(RouteDrawing(route: short, words: DateWords(calendar: Period.calendar(in: .gmt))).drawing == nil)
    }

    @Test func `a route across the antimeridian stays short`() throws {
        let locations = [179.999, -179.999].enumerated().map { second, longitude in
            Location(timestamp: Date(timeIntervalSince1970: Double(second)), latitude: 0, longitude: longitude)
        }
        #expect(abs(try #require(Route(locations)).length - 222) < 1)
    }
}
