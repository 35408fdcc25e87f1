import Foundation
package import HealthModel
package import JSON

extension ValueCodec where Value == Sample.Content {
    /// `HKMedicationDoseEvent` (OTH-11).
    package static let medicationDoseEvent = object([:]) { members in
        var dose = MedicationDoseEvent(
            medicationConceptIdentifier: try members.required("medicationConceptIdentifier", .identifier),
            scheduleType: try members.required("scheduleType", .rawValue(of: .medicationDoseEventScheduleType)),
            logStatus: try members.required("logStatus", .rawValue(of: .medicationDoseEventLogStatus)),
            unit: try members.required("unit", .unit)
        )
        dose.scheduledDate = try members.optional("scheduledDate", .date)
        dose.scheduledDoseQuantity = try members.optional("scheduledDoseQuantity", .real)
        dose.doseQuantity = try members.optional("doseQuantity", .real)
        return .medicationDoseEvent(dose)
    }
}

extension MedicationDoseEvent {
    package var members: JSONObject {
        var members: JSONObject = [
            "medicationConceptIdentifier": .string(medicationConceptIdentifier), "scheduleType": .integer(scheduleType),
            "logStatus": .integer(logStatus),
        ]
        members["scheduledDate"] = scheduledDate.map { .string($0.rfc3339) }
        members["scheduledDoseQuantity"] = scheduledDoseQuantity.map(JSONValue.real)
        members["doseQuantity"] = doseQuantity.map(JSONValue.real)
        members["unit"] = .string(unit.unitString)
        return members
    }
}
