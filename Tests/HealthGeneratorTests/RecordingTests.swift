import Foundation
import HealthEngine
import HealthModel
import Testing

@testable import HealthGenerator

/// The samples that devices record.
struct RecordingTests {
    @Test func `every series has its type and unit`() throws {
        for series in Series.allCases {
            let type = try #require(series.type, "\(series)")
            #expect((type.kind == .quantity) == (series.unit != nil))
            if let unit = series.unit, let own = type.quantity?.unit {
                #expect(own.isCompatible(with: try Unit(from: unit)), "\(series)")
            }
        }
    }

    @Test func `HealthKit would accept all samples`() throws {
        let generated = try Generated(
            options(seed: 2, days: 25, until: CalendarDay(year: 2025, month: 5, day: 14)) {
                ($0.hasMenstrualCycle, $0.measuresBloodPressure) = (true, true)
            }
        )
        for sample in try generated.samples() {
            #expect(sample.startDate <= sample.endDate)
            #expect(sample.startDate.timeIntervalSince1970 == sample.startDate.timeIntervalSince1970.rounded())
            switch sample.content {
            case .quantity(let quantity, _):
                let same = try Sample(
                    type: sample.type,
                    quantity: quantity,
                    startDate: sample.startDate,
                    endDate: sample.endDate,
                    device: sample.device,
                    metadata: sample.metadata
                )
                #expect(same.quantity == quantity)
            case .category(let value):
                #expect(sample.type.values?.contains(value) ?? false)
            case .correlation(let objects):
                #expect(objects.count == 2)
            default: break
            }
        }
        let kinds = Set(generated.report.types.map(\.type))
        #expect(kinds.isSuperset(of: [.bloodPressure, .sleepAnalysis, .workout, .heartbeatSeries]))
        #expect(kinds.contains(try type("menstrualFlow")))
    }

    @Test func `a day has about two thousand samples of a phone and a watch`() throws {
        for seed in [1, 2, 3] as [UInt64] {
            let generated = try Generated(options(seed: seed, days: 14) { $0.trips = [] })
            #expect((1400...2800).contains(generated.report.total.added / 14))
        }
    }

    @Test func `samples of one device do not overlap`() throws {
        let generated = try Generated(options(days: 10))
        let types = ["stepCount", "distanceWalkingRunning", "activeEnergyBurned", "appleStandHour"]
        for name in types {
            let bySource = Dictionary(grouping: try generated.samples(name)) { $0.sourceRevision?.source.name }
            for samples in bySource.values {
                let sorted = samples.sorted { $0.startDate < $1.startDate }
                for (sample, next) in zip(sorted, sorted.dropFirst()) { #expect(sample.endDate <= next.startDate) }
            }
        }
    }

    @Test func `phone and watch count mostly the same steps`() throws {
        let generated = try Generated(options(seed: 2, days: 21) { $0.trips = [] })
        let merged = try #require(
            try generated.phone.healthStore.execute(StatisticsQuery(.stepCount, .all, .cumulativeSum)).figures.sum?.value
        )
        let watch = try generated.ofWatch(.stepCount).sum
        let both = try generated.samples(.stepCount).sum
        #expect(merged > max(watch, both - watch) * 1.005)
        #expect(merged < both * 0.75)
        #expect((0.55...1).contains((both - watch) / watch))
    }

    @Test func `a phone alone records no heart rate, a watch alone no gait`() throws {
        let phone = try Generated(options(days: 4) { $0.devices = .phone })
        let names = Set(phone.report.types.map(\.type.name))
        #expect(names.isSuperset(of: ["stepCount", "sleepAnalysis", "walkingSpeed"]))
        #expect(!names.contains("heartRate"))
        #expect(try phone.samples(.sleepAnalysis).allSatisfy { $0.value == 0 && $0.sourceRevision?.source.name == "Clock" })
        let watch = try Generated(options(days: 4) { $0.devices = .watch })
        #expect(try watch.samples(.stepCount).count == watch.ofWatch(.stepCount).count)
        #expect(!watch.report.types.contains { $0.type.name == "walkingSpeed" })
    }

    @Test func `the watch measures nothing while it is off`() throws {
        let options = try options(seed: 2, days: 20)
        let generated = try Generated(options)
        let worn = try plans(options).flatMap(\.wear.worn)
        for name in ["heartRate", "stepCount", "activeEnergyBurned", "respiratoryRate", "appleStandTime"] {
            for sample in try generated.ofWatch(type(name)) {
                let (start, end) = (sample.startDate.timeIntervalSince1970, sample.endDate.timeIntervalSince1970)
                #expect(worn.contains { Double($0.lowerBound) <= start && end <= Double($0.upperBound) }, "\(name)")
            }
        }
    }

    @Test func `a workout has the sums of its samples, and a route of its length`() throws {
        let generated = try Generated(options(seed: 4, days: 40) { $0.workoutsPerWeek = 6 })
        let workouts = try generated.samples(.workout)
        #expect((20...40).contains(workouts.count))
        var routes = 0
        for sample in workouts {
            let workout = try #require(sample.workout)
            let inside = SamplePredicate.workout(sample.uuid)
            #expect(workout.statistics.contains { $0.type == .heartRate })
            for statistics in workout.statistics {
                guard let sum = statistics.figures.sum else { continue }
                let records = try generated.samples(statistics.type, inside)
                let expected = try records.reduce(0) { try $0 + ($1.quantity?.doubleValue(for: sum.unit) ?? 0) }
                #expect(abs(expected - sum.value) < 1e-3 * max(1, sum.value), "\(statistics.type)")
            }
            let route = try generated.samples(.workoutRoute, inside).first
            guard let route, let distance = workout.totalDistance else { continue }
            routes += 1
            #expect(workout.configuration.locationType == .outdoor)
            let locations = try generated.phone.healthStore.execute(WorkoutRouteQuery(route: route.uuid))
            #expect(locations.count > 300)
            #expect(try distance.doubleValue(for: .meter) > 500)
        }
        #expect(routes > 8)
    }

    @Test func `rings are closed on some days and not on others`() throws {
        var closed: [ActivityRing: Int] = [:]
        var days = 0
        for seed in 1...8 as ClosedRange<UInt64> {
            let generated = try Generated(options(seed: seed, days: 30) { ($0.types, $0.trips) = (Self.ringTypes, []) })
            let summaries = try generated.phone.healthStore.activitySummaries()
            #expect((30...31).contains(summaries.count))
            days += summaries.count
            for summary in summaries {
                for (ring, goal) in summary.goals where summary.values[ring] ?? 0 >= goal {
                    closed[ring, default: 0] += 1
                }
            }
        }
        func share(_ ring: ActivityRing) -> Double { Double(closed[ring] ?? 0) / Double(days) }
        #expect((0.25...0.65).contains(share(.activeEnergyBurned)))
        #expect((0.3...0.7).contains(share(.appleExerciseTime)))
        #expect((0.4...0.9).contains(share(.appleStandHours)))
    }

    private static let ringTypes: Set<ObjectType> = [.activeEnergyBurned, .appleExerciseTime, .appleStandHour, .activitySummary]

    @Test func `the first day of each cycle is logged`() throws {
        let generated = try Generated(
            options(days: 120) {
                ($0.hasMenstrualCycle, $0.types) = (true, TypeCatalog.type(name: "menstrualFlow").map { [$0] })
            }
        )
        let flow = try generated.samples("menstrualFlow").sorted { $0.startDate < $1.startDate }
        let starts = flow.filter { $0.metadata["HKMenstrualCycleStart"] == .bool(true) }
        #expect((3...6).contains(starts.count))
        #expect((3...9).contains(flow.count / starts.count))
    }

    @Test func `without noise, a scale is exact`() throws {
        let scale = { (noise: Double) in
            try Generated(options(seed: 3, days: 60) { ($0.noise, $0.types) = (noise, [.bodyMass]) }).samples(.bodyMass)
                .map {
                    $0.quantity?.value ?? 0
                }
        }
        let (exact, noisy) = (try scale(0), try scale(2))
        #expect(exact.count == noisy.count && exact.count > 5)
        let change = { (weights: [Double]) in zip(weights, weights.dropFirst()).reduce(0) { $0 + abs($1.0 - $1.1) } }
        #expect(change(exact) * 2 < change(noisy))
    }

    @Test func `the profile and the activity goals are set`() throws {
        let generated = try Generated(options(days: 1) { $0.sex = .female })
        let sex = try generated.phone.characteristics().first { $0.type == ObjectType.biologicalSex.identifier }
        #expect(sex?.value == BiologicalSex.female.rawValue)
    }
}
