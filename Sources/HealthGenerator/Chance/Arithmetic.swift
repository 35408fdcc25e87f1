/// e to a power, computed by ten squarings. Accurate to a tenth of a percent between −1 and 1.
func exponential(_ power: Double) -> Double {
    var value = 1 + power / 1024
    for _ in 0..<10 { value *= value }
    return value
}

/// A sine-like wave of period 1, made of two parabolas: 0 at 0, 1 at a quarter, −1 at three quarters.
func wave(_ phase: Double) -> Double {
    let phase = phase - phase.rounded(.down)
    return phase < 0.5 ? 16 * phase * (0.5 - phase) : -16 * (phase - 0.5) * (1 - phase)
}

/// The cosine of a latitude by Bhaskara’s formula, accurate to two thousandths.
func cosine(ofDegrees degrees: Double) -> Double {
    let square = degrees * degrees
    return (32_400 - 4 * square) / (32_400 + square)
}

/// The direction of a movement in degrees from north, accurate to a quarter of a degree.
func course(east: Double, north: Double) -> Double {
    guard east != 0 || north != 0 else { return 0 }
    let isSteep = abs(north) >= abs(east)
    let ratio = isSteep ? abs(east) / abs(north) : abs(north) / abs(east)
    let angle = ratio * (45 + 15.63 * (1 - ratio))
    let fromNorth = isSteep ? angle : 90 - angle
    let half = north >= 0 ? fromNorth : 180 - fromNorth
    return east >= 0 ? half : 360 - half
}

extension Double {
    /// The number rounded to `decimals` digits after the point.
    func rounded(to decimals: Int) -> Double {
        let scale = Self.powersOfTen[decimals]
        return (self * scale).rounded() / scale
    }

    private static let powersOfTen = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000]

    /// The number, limited to a range.
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension Int {
    /// The quotient, rounded down.
    func quotient(by divisor: Int) -> Int { self >= 0 ? self / divisor : (self + 1) / divisor - 1 }
}
