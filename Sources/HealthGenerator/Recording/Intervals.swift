/// Quantiles of the times between readings, and of the lengths of samples, in seconds: from the smallest to the largest in equal steps,
/// as real files have them.
enum Intervals {
    /// At rest: median 296, one of a hundred below 62 or above 961.
    static let heartRates = [55.0, 130, 210, 262, 284, 296, 308, 336, 395, 503, 1012]
    static let workoutHeartRates = [2.0, 4, 4.4, 5, 5, 5, 5, 5.6, 6, 6.6, 11]
    static let breaths = [20.0, 240, 390, 500, 590, 631, 680, 760, 900, 1300, 4200]
    static let gaits = [2.0, 3, 4, 5, 6.5, 8, 11, 17, 28, 52, 184]
    static let betweenGaits = [13.0, 28, 39, 55, 75, 95, 130, 180, 260, 400, 900]
    static let phoneSteps = [2.0, 4, 8, 16, 30, 45, 56, 59, 61, 300, 600]
    static let watchDistances = [2.0, 4, 8, 14, 20, 27, 36, 47, 58, 61, 90]
    static let activeEnergy = [8.0, 20, 31, 41, 51, 61, 61, 61, 61, 62, 62]
    static let basalEnergy = [10.0, 31, 41, 61, 120, 240, 300, 600, 890, 901, 905]
    static let headphones = [1.0, 3, 12, 50, 180, 345, 800, 1300, 1540, 1797, 1799]
    static let flights = [2.0, 5, 8, 12, 16, 22, 32, 50, 90, 200, 1260]
}
