public import Foundation
import HealthModel

/// `HKAudiogramSample`: a hearing test.
open class HKAudiogramSample: HKSample, @unchecked Sendable {
    /// `HKAudiogramSample.init(sensitivityPoints:start:end:metadata:)`
    public convenience init(sensitivityPoints: [HKAudiogramSensitivityPoint], start: Date, end: Date, metadata: [String: Any]?) {
        self.init(sensitivityPoints: sensitivityPoints, start: start, end: end, device: nil, metadata: metadata)
    }

    /// `HKAudiogramSample.init(sensitivityPoints:start:end:device:metadata:)`
    public convenience init(
        sensitivityPoints: [HKAudiogramSensitivityPoint], start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        let audiogram = Audiogram(sensitivityPoints: sensitivityPoints.map(\.point))
        self.init(new: .audiogram, .audiogram(audiogram), start, end, device, metadata)
    }

    /// `HKAudiogramSample.sensitivityPoints`
    open var sensitivityPoints: [HKAudiogramSensitivityPoint] {
        guard case .audiogram(let audiogram) = sample.content else { return [] }
        return audiogram.sensitivityPoints.map(HKAudiogramSensitivityPoint.init)
    }
}

/// `HKAudiogramSensitivityPoint`: the sensitivity of both ears at a frequency.
open class HKAudiogramSensitivityPoint: NSObject, @unchecked Sendable {
    let point: AudiogramSensitivityPoint

    init(_ point: AudiogramSensitivityPoint) {
        self.point = point
    }

    /// `HKAudiogramSensitivityPoint.init(frequency:leftEarSensitivity:rightEarSensitivity:)`. Throws code 3 for a unit
    /// or a frequency that does not fit, and without a sensitivity.
    public convenience init(frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?) throws {
        let point = AudiogramSensitivityPoint(
            frequency: frequency.quantity,
            leftEarSensitivity: leftEarSensitivity?.quantity,
            rightEarSensitivity: rightEarSensitivity?.quantity
        )
        do {
            try point.validateQuantities()
            try point.validate()
        } catch {
            throw HKError(.errorInvalidArgument, userInfo: [NSLocalizedDescriptionKey: error.reason])
        }
        self.init(point)
    }

    /// `HKAudiogramSensitivityPoint.frequency`
    open var frequency: HKQuantity { HKQuantity(point.frequency) }
    /// `HKAudiogramSensitivityPoint.leftEarSensitivity`
    open var leftEarSensitivity: HKQuantity? { point.leftEarSensitivity.map(HKQuantity.init) }
    /// `HKAudiogramSensitivityPoint.rightEarSensitivity`
    open var rightEarSensitivity: HKQuantity? { point.rightEarSensitivity.map(HKQuantity.init) }
}
