extension Sample {
    /// Raises what HealthKit raises of a sample that cannot be (SAVE-01 to SAVE-22).
    func validate() throws(NativeException) {
        guard startDate <= endDate else { throw .invalidArgument("startDate after endDate") }
    }
}

extension NativeException {
    fileprivate static func invalidArgument(_ reason: String) -> NativeException {
        NativeException(reason: reason)
    }
}
