import Foundation

/// The mass of a mole in a unit such as `mmol<180.1558800000541>/L`. Masses with the same text are equal (UNIT-09).
struct MolarMass: Sendable, Hashable {
    private static let bloodGlucose = decimal(Unit.molarMassBloodGlucose)

    /// The mass in g/mol.
    let value: Double
    /// The mass with 16 significant digits, without an exponent.
    let text: String

    /// Nil for a number that is not positive, or whose text is too long.
    init?(_ value: Double) {
        guard value > 0, value.isFinite else { return nil }
        text = Self.decimal(value)
        guard text.utf8.count <= UnitParser.longestWord, let rounded = Double(text) else { return nil }
        // Arithmetic with the constant is exact, whichever text names it.
        self.value = text == Self.bloodGlucose ? Unit.molarMassBloodGlucose : rounded
    }

    private static func decimal(_ value: Double) -> String {
        let text = String(format: "%.16g", value)
        return Decimal(string: text).map { "\($0)" } ?? text
    }
}
