/// Converts values to positions in a drawing.
struct Scale {
    private let values: ClosedRange<Double>
    private let places: (first: Double, last: Double)

    /// A scale that maps a range of values to two positions and the space between them.
    init(_ values: ClosedRange<Double>, from first: Double, to last: Double) {
        self.values = values
        places = (first, last)
    }

    /// The position of a value. Values outside the range lie at its ends.
    func callAsFunction(_ value: Double) -> Double {
        let length = values.upperBound - values.lowerBound
        guard length > 0 else { return places.first }
        let value = min(max(value, values.lowerBound), values.upperBound)
        return places.first + (value - values.lowerBound) / length * (places.last - places.first)
    }
}

/// Round values that divide an axis. Their distance is 1, 2 or 5 times a power of ten.
struct Ticks {
    let values: [Double]

    /// From the first to the last value.
    var range: ClosedRange<Double> { (values.first ?? 0)...(values.last ?? 1) }

    /// The limits of every axis, so that its length is finite. Values outside are drawn at the end.
    static let limits = -1e300...1e300

    /// About `count` values around a range. If the values are too large for distinct round values, only the ends.
    init(around range: ClosedRange<Double>, count: Int = 4) {
        let range = range.clamped(to: Self.limits)
        let length = max(range.upperBound - range.lowerBound, 1)
        let step = Self.roundStep(atLeast: length / Double(count))
        let (first, last) = ((range.lowerBound / step).rounded(.down), (range.upperBound / step).rounded(.up))
        guard last - first >= 1, last - first <= Double(4 * count) else {
            values = [range.lowerBound, max(range.upperBound, range.lowerBound + 1)]
            return
        }
        values = stride(from: first, through: last, by: 1).map { $0 * step }
    }

    /// The smallest step of 1, 2, 5, 10, 20 … or 0.5, 0.2, 0.1 … that is at least `value`.
    static func roundStep(atLeast value: Double) -> Double {
        let value = min(max(value, 1e-300), limits.upperBound)
        var power = 1.0
        while power * 10 <= value { power *= 10 }
        while power > value { power /= 10 }
        return [1, 2, 5].map { $0 * power }.first { $0 >= value } ?? 10 * power
    }
}
