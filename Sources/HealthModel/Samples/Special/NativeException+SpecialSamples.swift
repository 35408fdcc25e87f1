/// The exceptions of samples whose kind has a class of its own. No text of HealthKit's is known; these are our own, and
/// quote no value.
extension NativeException {
    /// An object of a class that cannot be made with these members.
    static func invalid(_ className: String, _ reason: String) -> NativeException {
        NativeException(name: objectValidationFailure, reason: "\(className): \(reason)")
    }
}

extension Enumeration {
    /// Raises if no case has the raw value of a member.
    func require(_ rawValue: Int, _ className: String, _ member: String) throws(NativeException) {
        guard contains(rawValue) else { throw .invalid(className, "\(member) is no \(name)") }
    }
}

extension Quantity {
    /// Raises if the quantity of a member cannot be had in a unit, or is no number.
    func require(_ unit: Unit, _ className: String, _ member: String) throws(NativeException) {
        guard isCompatible(with: unit) else {
            throw .invalid(className, "\(member) requires a unit like \(unit). Incompatible unit: \(self.unit)")
        }
        guard value.isFinite else { throw .invalid(className, "\(member) must be finite") }
    }
}
