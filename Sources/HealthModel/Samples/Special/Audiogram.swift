import Foundation

/// The properties of an `HKAudiogramSample` that other samples lack (SAVE-23).
public struct Audiogram: Hashable, Sendable {
    /// `HKAudiogramSample.sensitivityPoints`
    public var sensitivityPoints: [AudiogramSensitivityPoint]

    /// An audiogram.
    public init(sensitivityPoints: [AudiogramSensitivityPoint]) {
        self.sensitivityPoints = sensitivityPoints
    }

    private static let maximumPointCount = 30

    /// Throws the exception that HealthKit raises for an invalid audiogram (SAVE-23).
    func validate() throws(NativeException) {
        let name = "HKAudiogramSample"
        // Rejecting an empty list is a project decision: such a sample would have no content.
        guard !sensitivityPoints.isEmpty, sensitivityPoints.count <= Self.maximumPointCount else {
            throw .invalid(name, "sensitivityPoints must be between 1 and \(Self.maximumPointCount)")
        }
        for point in sensitivityPoints {
            try point.validate()
        }
        for (point, next) in zip(sensitivityPoints, sensitivityPoints.dropFirst()) {
            guard try point.frequency.compare(next.frequency) == .orderedAscending else {
                throw .invalid(name, "sensitivityPoints must have unique frequencies, in ascending order")
            }
        }
    }
}

/// `HKAudiogramSensitivityPoint`
public struct AudiogramSensitivityPoint: Hashable, Sendable {
    /// `frequency`
    public var frequency: Quantity
    /// `leftEarSensitivity`
    public var leftEarSensitivity: Quantity?
    /// `rightEarSensitivity`
    public var rightEarSensitivity: Quantity?

    /// A point.
    public init(frequency: Quantity, leftEarSensitivity: Quantity? = nil, rightEarSensitivity: Quantity? = nil) {
        self.frequency = frequency
        self.leftEarSensitivity = leftEarSensitivity
        self.rightEarSensitivity = rightEarSensitivity
    }

    fileprivate func validate() throws(NativeException) {
        let name = "HKAudiogramSensitivityPoint"
        try frequency.require(.hertz, name, "frequency")
        guard frequency.value > 0 else { throw .invalid(name, "frequency must be greater than 0") }
        try leftEarSensitivity?.require(.decibelHearingLevel, name, "leftEarSensitivity")
        try rightEarSensitivity?.require(.decibelHearingLevel, name, "rightEarSensitivity")
        guard leftEarSensitivity != nil || rightEarSensitivity != nil else {
            throw .invalid(name, "one of leftEarSensitivity and rightEarSensitivity must be given")
        }
    }
}
