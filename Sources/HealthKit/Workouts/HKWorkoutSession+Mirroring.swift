public import Foundation
import HealthEngine
import HealthModel

/// Mirroring to the companion device (WO-30).
extension HKWorkoutSession {
    /// `HKWorkoutSession.startMirroringToCompanionDevice(completion:)`
    @preconcurrency public func startMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.complete({ _ in try session.startMirroringToCompanionDevice() }, to: completion)
    }

    /// `HKWorkoutSession.startMirroringToCompanionDevice()`
    public func startMirroringToCompanionDevice() async throws {
        try await success { startMirroringToCompanionDevice(completion: $0) }
    }

    /// `HKWorkoutSession.stopMirroringToCompanionDevice(completion:)`
    @preconcurrency public func stopMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.complete({ _ in try session.stopMirroringToCompanionDevice() }, to: completion)
    }

    /// `HKWorkoutSession.stopMirroringToCompanionDevice()`
    public func stopMirroringToCompanionDevice() async throws {
        try await success { stopMirroringToCompanionDevice(completion: $0) }
    }

    /// `HKWorkoutSession.sendToRemoteWorkoutSession(data:completion:)`
    @preconcurrency public func sendToRemoteWorkoutSession(
        data: Data, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try session.sendToRemoteWorkoutSession(data) }, to: completion)
    }

    /// `HKWorkoutSession.sendToRemoteWorkoutSession(data:)`
    public func sendToRemoteWorkoutSession(data: Data) async throws {
        try await success { sendToRemoteWorkoutSession(data: data, completion: $0) }
    }
}
