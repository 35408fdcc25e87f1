import HealthEngine
import HealthModel

extension HKHealthStore {
    /// `HKHealthStore.referenceSex`: throws code 4 if reading was denied (REF-03).
    public var referenceSex: HKReferenceSex {
        get throws {
            let value = try emulator.result { try $0.referenceSex() }
            return HKReferenceSex(rawValue: value.rawValue) ?? .notSet
        }
    }
}
