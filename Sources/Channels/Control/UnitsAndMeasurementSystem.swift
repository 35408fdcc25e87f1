import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The units in which the user reads quantities. The app is notified of a change (OTH-16).
extension ControlChannel {
    /// The user chooses the unit of a type in the Health app (OTH-12).
    static let setPreferredUnit = Method(
        "setPreferredUnit",
        "Sets the unit that the user prefers for a quantity type. Null returns to the unit of the measurement system.",
        .required("type", .quantityType, "The quantity type."),
        .nullable("unit", .unit, "A unit that is compatible with the type, or null.")
    ) { call, type, unit in
        if let unit, let quantity = type.quantity, !unit.isCompatible(with: quantity.unit) {
            throw JSONReadingError.expected("a unit that is compatible with \(quantity.canonicalUnit)", at: "unit")
        }
        try call.phone.setPreferredUnit(unit, of: type)
    }

    /// The user changes the measurement system in Settings → General → Language & Region.
    static let setMeasurementSystem = Method(
        "setMeasurementSystem",
        "Sets the measurement system of the phone, which determines the units without a choice of the user.",
        .required("measurementSystem", .name as ValueCodec<MeasurementSystem>, "The measurement system.")
    ) { call, system in
        call.phone.setMeasurementSystem(system)
    }
}
