import Foundation
import Testing

@testable import HealthReport

/// The contrast of colours by WCAG 2.2.
struct ColourTests {
    @Test(arguments: [false, true])
    func `texts and marks differ enough from what is behind them`(isDark: Bool) {
        let colour = isDark ? \Shade.dark : \Shade.bright
        for shade in Shade.allCases {
            let least = shade.use == .text ? 4.5 : shade.use == .mark ? 3 : 0
            let backgrounds: [Shade] = shade.use == .text ? [.surface, .page] : [.surface]
            for background in backgrounds {
                let contrast = contrast(shade[keyPath: colour], background[keyPath: colour])
                #expect(contrast >= least, "\(shade) on \(background): \(contrast)")
            }
        }
    }

    private func contrast(_ one: Colour, _ other: Colour) -> Double {
        let lights = [luminance(one), luminance(other)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    private func luminance(_ colour: Colour) -> Double {
        func linear(_ part: UInt8) -> Double {
            let part = Double(part) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue)
    }
}
