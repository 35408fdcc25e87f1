/// The exceptions of samples that have their own class. HealthKit's texts are unknown. These texts are this project's
/// and quote no value.
extension NativeException {
    /// An object of a class with invalid members.
    static func invalid(_ className: String, _ reason: String) -> NativeException {
        NativeException(name: objectValidationFailure, reason: "\(className): \(reason)")
    }
}

extension Enumeration {
    /// Throws if the enumeration does not contain the raw value of a member.
    func require(_ rawValue: Int, _ className: String, _ member: String) throws(NativeException) {
        guard contains(rawValue) else { throw .invalid(className, "\(member) is not an \(name)") }
    }
}

extension Quantity {
    /// Throws if the quantity of a member is incompatible with a unit, or not finite.
    func require(_ unit: Unit, _ className: String, _ member: String) throws(NativeException) {
        guard isCompatible(with: unit) else {
            throw .invalid(className, "\(member) requires a unit like \(unit). Incompatible unit: \(self.unit)")
        }
        guard value.isFinite else { throw .invalid(className, "\(member) must be finite") }
    }
}
