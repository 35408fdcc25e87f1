import HealthModel

/// The plugin's `requestBloodPressurePermissions`: the correlation type itself may not be asked for (AUTH-25).
enum RequestBloodPressurePermissions: RequestOfTypes {
    static let name = "healthkit_permissions/requestBloodPressurePermissions"
    static let summary = "Asks the user for the two components of blood pressure, never for the correlation."
    static let types: [ObjectType] = [.bloodPressureSystolic, .bloodPressureDiastolic]
}
