import Foundation
import HealthEngine
import HealthModel
import Testing

struct ObserverBurstTests {
    /// The number of calls after each of 40 changes.
    private func calls(for type: ObjectType, _ sample: (Double) throws -> Sample) throws -> [Int] {
        let store = try HealthStore.granted([type])
        store.phone.observerBurst = 5
        _ = try store.start(ObserverQuery(type))
        // The first call is for no change.
        #expect(try store.queryUpdates().count == 1)
        return try (0..<40).map { index in
            try store.save([sample(Double(index) * 60)])
            return try store.queryUpdates().count
        }
    }

    @Test func `OBS-06: a seed decides how often a change calls an observer`() throws {
        let counts = try calls(for: .stepCount) { try steps(1, at: $0) }
        #expect(Set(counts) == Set(1...5))
        #expect(try counts == calls(for: .stepCount) { try steps(1, at: $0) })
    }

    @Test(arguments: [ObjectType.activeEnergyBurned, .basalEnergyBurned])
    func `OBS-06: energy calls an observer the largest number of times`(type: ObjectType) throws {
        let unit = try HealthModel.Unit(from: "kcal")
        let counts = try calls(for: type) { seconds in
            let start = day + seconds
            let energy = Quantity(unit: unit, value: 1)
            return try Sample(type: type, quantity: energy, startDate: start, endDate: start + 60)
        }
        #expect(Set(counts) == [5])
    }
}
