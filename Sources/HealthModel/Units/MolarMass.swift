import Foundation

/// The mass of a mole in a unit such as `mmol<180.1558800000541>/L`. Masses with the same text are equal (UNIT-09).
struct MolarMass: Sendable, Hashable {
    /// Arithmetic with the constant is exact, whichever text names it.
    private static let bloodGlucose = MolarMass(value: Unit.molarMassBloodGlucose, text: "180.1558800000541")

    /// The mass in g/mol.
    let value: Double
    /// The mass with 16 significant digits, without an exponent.
    let text: String

    private init(value: Double, text: String) {
        self.value = value
        self.text = text
    }

    /// Nil for a number that is not positive, or whose text is too long.
    init?(_ value: Double) {
        // Each start parses the unit with the constant, and formatting is slow.
        if value == Self.bloodGlucose.value {
            self = Self.bloodGlucose
            return
        }
        guard value > 0, value.isFinite, let digits = Decimal(string: String(format: "%.16g", value)) else { return nil }
        let text = "\(digits)"
        guard text.utf8.count <= UnitParser.longestWord, let rounded = Double(text) else { return nil }
        self = text == Self.bloodGlucose.text ? Self.bloodGlucose : MolarMass(value: rounded, text: text)
    }
}
