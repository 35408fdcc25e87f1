import HealthModel

/// What HealthKit checks before permissions: health data on the device, the entitlement, and a guest.
extension HealthStore {
    /// Throws the errors that HealthKit checks before permissions (ERR-08). The device owner passes every check.
    func checkAccess() throws(HealthFailure) {
        guard !process.isHealthApp else { return }
        guard isHealthDataAvailable else { throw .error(.errorHealthDataUnavailable) }
        guard !process.entitlements.healthDataRestricted else { throw .error(.errorHealthDataRestricted) }
        guard process.entitlements.healthkit else { throw .error(HealthError.missingEntitlement) }
    }

    /// Throws the errors that HealthKit checks before permissions, for requests, saves and deletions.
    ///
    /// A guest may read, but not request or write anything (AUTH-55, AUTH-56). Systems before visionOS 2 throw code 2
    /// (AUTH-55).
    func checkWriteAccess() throws(HealthFailure) {
        try checkAccess()
        guard process.state == .guest else { return }
        let hasGuestMode = device.osVersion >= OSVersion(major: 18)
        throw .error(hasGuestMode ? .errorNotPermissibleForGuestUserMode : .errorHealthDataRestricted)
    }
}
