public import Foundation
public import HealthModel

/// The other device of a mirrored session: the phone of a watch, or the watch of a phone (WO-30).
struct RemoteWorkoutSession {
    /// Whether the session is mirrored.
    var isMirroring = false
    /// Whether the app on the other device accepted the session and set its delegate.
    var isConnected = false
    /// The data sizes that were sent in the last ten seconds.
    var sent: [(date: Date, count: Int)] = []
}

/// Mirrors a session to the companion device, as far as it is documented (WO-30).
extension WorkoutSession {
    /// The largest number of bytes to send to the other device within ``dataInterval``.
    public static let largestDataCount = 100_000
    static let dataInterval: TimeInterval = 10

    /// `HKWorkoutSession.startMirroringToCompanionDevice()`, on a watch. The app on the phone accepts the session
    /// later: ``connectRemoteDevice()``.
    ///
    /// Throws code 3 for a session that has ended, and on devices other than a watch (project decisions).
    public func startMirroringToCompanionDevice() throws(HealthFailure) {
        try checkMirroring()
        guard state != .ended else { throw .invalidArgument("A workout session that has ended cannot be mirrored") }
        remote.isMirroring = true
    }

    /// `HKWorkoutSession.stopMirroringToCompanionDevice()`, on a watch. Succeeds even if the session was not mirrored.
    public func stopMirroringToCompanionDevice() throws(HealthFailure) {
        try checkMirroring()
        disconnect()
    }

    /// `HKWorkoutSession.sendToRemoteWorkoutSession(data:)`
    ///
    /// Throws code 3 before the session is prepared or the app on the other device accepts it, and code 13 for more than
    /// ``largestDataCount`` bytes in ten seconds.
    public func sendToRemoteWorkoutSession(_ data: Data) throws(HealthFailure) {
        guard remote.isConnected, state != .notStarted else {
            throw .invalidArgument("Remote session delegate is not set up.")
        }
        let now = phone.environment.clock.now()
        remote.sent.removeAll { $0.date <= now - Self.dataInterval || $0.date > now }
        guard remote.sent.reduce(data.count, { $0 + $1.count }) <= Self.largestDataCount else {
            throw .error(.errorDataSizeExceeded)
        }
        remote.sent.append((now, data.count))
    }

    /// The app on the other device accepts the session. Returns false if it is not mirrored.
    public func connectRemoteDevice() -> Bool {
        guard remote.isMirroring, state != .ended else { return false }
        remote.isConnected = true
        return true
    }

    /// The app on the other device sends data. Returns false if it has no session to send to.
    public func receive(_ data: Data) -> Bool {
        guard remote.isConnected else { return false }
        notifyDelegate(.didReceiveData(self, data))
        return true
    }

    /// Ends the connection. Called when mirroring stops and when the session ends.
    func disconnect() {
        if remote.isConnected { notifyDelegate(.didDisconnectFromRemoteDevice(self)) }
        remote = RemoteWorkoutSession()
    }

    private func checkMirroring() throws(HealthFailure) {
        guard phone.device.profile == .watch else {
            throw .invalidArgument("Only a watch mirrors its workout sessions")
        }
    }
}
