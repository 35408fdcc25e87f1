/// Quantiles of the times between readings, and of lengths, which real files have: from the smallest to the largest in equal steps.
enum Intervals {
    /// Heart rates at rest, in seconds: median 296, one of a hundred below 62 or above 961.
    static let heartRates = [55.0, 130, 210, 262, 284, 296, 308, 336, 395, 503, 1012]
    /// Heart rates in workouts.
    static let workoutHeartRates = [2.0, 4, 4.4, 5, 5, 5, 5, 5.6, 6, 6.6, 11]
    /// Breaths, in seconds: median 631.
    static let breaths = [20.0, 240, 390, 500, 590, 631, 680, 760, 900, 1300, 4200]
    /// Walking speeds, in seconds of a bout: median 8.
    static let gaits = [2.0, 3, 4, 5, 6.5, 8, 11, 17, 28, 52, 184]
    /// Floors, in seconds.
    static let flights = [2.0, 5, 8, 12, 16, 22, 32, 50, 90, 200, 1260]
}
