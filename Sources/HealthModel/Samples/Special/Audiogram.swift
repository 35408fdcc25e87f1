/// What an `HKAudiogramSample` has beside what every sample has (SAVE-23).
public struct Audiogram: Hashable, Sendable {
    /// `HKAudiogramSample.sensitivityPoints`
    public var sensitivityPoints: [AudiogramSensitivityPoint]

    /// An audiogram.
    public init(sensitivityPoints: [AudiogramSensitivityPoint]) {
        self.sensitivityPoints = sensitivityPoints
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
}
