public import CHealthKit
public import Foundation
import HealthModel

/// `HKMedicationDoseEvent`: a dose that was taken, skipped or missed.
open class HKMedicationDoseEvent: HKSample, NSCopying, @unchecked Sendable {
    public typealias LogStatus = HKMedicationDoseEventLogStatus
    public typealias ScheduleType = HKMedicationDoseEventScheduleType

    private var event: MedicationDoseEvent {
        guard case .medicationDoseEvent(let event) = sample.content else {
            return MedicationDoseEvent(medicationConceptIdentifier: "", scheduleType: 0, logStatus: 0, unit: .count)
        }
        return event
    }

    open var medicationDoseEventType: HKMedicationDoseEventType {
        HKMedicationDoseEventType(type: sample.type, from: origin)
    }
    open var scheduleType: ScheduleType { ScheduleType(rawValue: event.scheduleType) ?? .asNeeded }
    open var medicationConceptIdentifier: HKHealthConceptIdentifier {
        HKHealthConceptIdentifier(event.medicationConceptIdentifier)
    }
    open var scheduledDate: Date? { event.scheduledDate }
    public var scheduledDoseQuantity: Double? { event.scheduledDoseQuantity }
    public var doseQuantity: Double? { event.doseQuantity }
    open var logStatus: LogStatus { LogStatus(rawValue: event.logStatus) ?? .notInteracted }
    open var unit: HKUnit { HKUnit(event.unit) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKHealthConceptIdentifier: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let identifier: String

    init(_ identifier: String) { self.identifier = identifier }

    open var domain: HKHealthConceptDomain { .medication }

    open override var description: String { identifier }
    open override var hash: Int { identifier.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKHealthConceptIdentifier)?.identifier == identifier
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "identifier") }

    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        identifier = text as String
    }
}
