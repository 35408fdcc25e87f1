public import Foundation
import HealthModel

open class HKAudiogramSample: HKSample, @unchecked Sendable {
    public convenience init(sensitivityPoints: [HKAudiogramSensitivityPoint], start: Date, end: Date, metadata: [String: Any]?) {
        self.init(sensitivityPoints: sensitivityPoints, start: start, end: end, device: nil, metadata: metadata)
    }

    public convenience init(
        sensitivityPoints: [HKAudiogramSensitivityPoint], start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        let audiogram = Audiogram(sensitivityPoints: sensitivityPoints.map(\.point))
        self.init(new: .audiogram, .audiogram(audiogram), start, end, device, metadata)
    }

    open var sensitivityPoints: [HKAudiogramSensitivityPoint] {
        guard case .audiogram(let audiogram) = sample.content else { return [] }
        return audiogram.sensitivityPoints.map(HKAudiogramSensitivityPoint.init)
    }
}

/// `HKAudiogramSensitivityPoint`: the sensitivity of both ears at a frequency.
open class HKAudiogramSensitivityPoint: NSObject, NSSecureCoding, @unchecked Sendable {
    let point: AudiogramSensitivityPoint

    init(_ point: AudiogramSensitivityPoint) { self.point = point }

    /// `HKAudiogramSensitivityPoint.init(frequency:leftEarSensitivity:rightEarSensitivity:)`. Throws code 3 for a unit
    /// or a frequency that does not fit, and without a sensitivity.
    public convenience init(frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?) throws {
        let point = AudiogramSensitivityPoint(
            frequency: frequency.quantity,
            leftEarSensitivity: leftEarSensitivity?.quantity,
            rightEarSensitivity: rightEarSensitivity?.quantity
        )
        try HKError.invalidArgument { () throws(NativeException) in
            try point.validateQuantities()
            try point.validate()
        }
        self.init(point)
    }

    open var frequency: HKQuantity { HKQuantity(point.frequency) }
    open var leftEarSensitivity: HKQuantity? { point.leftEarSensitivity.map(HKQuantity.init) }
    open var rightEarSensitivity: HKQuantity? { point.rightEarSensitivity.map(HKQuantity.init) }
    open var tests: [HKAudiogramSensitivityTest] { point.tests.map(HKAudiogramSensitivityTest.init) }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(frequency, forKey: "frequency")
        coder.encode(tests as NSArray, forKey: "tests")
    }

    public required init?(coder: NSCoder) {
        guard let frequency = coder.decodeIfPresent(HKQuantity.self, forKey: "frequency"),
            let tests = coder.objects(of: HKAudiogramSensitivityTest.self, forKey: "tests")
        else { return nil }
        let point = AudiogramSensitivityPoint(frequency: frequency.quantity, tests: tests.map(\.test))
        guard (try? point.validateQuantities()) != nil, (try? point.validate()) != nil else { return nil }
        self.point = point
    }
}
