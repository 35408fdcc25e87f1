/// From values to places in a drawing.
struct Scale {
    private let values: ClosedRange<Double>
    private let places: (first: Double, last: Double)

    /// A scale on which a range of values lies between two places.
    init(_ values: ClosedRange<Double>, from first: Double, to last: Double) {
        self.values = values
        places = (first, last)
    }

    /// Where a value lies; no value lies outside.
    func callAsFunction(_ value: Double) -> Double {
        let length = values.upperBound - values.lowerBound
        guard length > 0 else { return places.first }
        let value = min(max(value, values.lowerBound), values.upperBound)
        return places.first + (value - values.lowerBound) / length * (places.last - places.first)
    }
}

/// Round values that divide an axis: 1, 2 or 5 times a power of ten apart.
struct Ticks {
    let values: [Double]

    /// From the first to the last value.
    var range: ClosedRange<Double> { (values.first ?? 0)...(values.last ?? 1) }

    /// No axis goes further, so that lengths are numbers as well. What lies beyond is drawn at its end.
    static let limits = -1e300...1e300

    /// About so many values around a range. What is too large for numbers to be told apart has only its ends.
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

    /// The next of 1, 2, 5, 10, 20 …, and of fractions so.
    static func roundStep(atLeast value: Double) -> Double {
        let value = min(max(value, 1e-300), limits.upperBound)
        var power = 1.0
        while power * 10 <= value { power *= 10 }
        while power > value { power /= 10 }
        return [1, 2, 5].map { $0 * power }.first { $0 >= value } ?? 10 * power
    }
}
