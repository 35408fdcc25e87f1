/// The measurement system in Settings → General → Language & Region: `Locale.MeasurementSystem`.
public enum MeasurementSystem: String, CaseIterable, Sendable, Codable {
    /// Kilograms, kilometers and degrees Celsius.
    case metric
    /// Pounds, miles and degrees Fahrenheit.
    case us
    /// Kilograms, miles and degrees Celsius.
    case uk
}
