import Foundation
import Testing

@testable import HealthReport

/// The contrast of colours by WCAG 2.2.
struct ColourTests {
    @Test(arguments: [false, true])
    func `texts and marks differ enough from what is behind them`(isDark: Bool) throws {
        let card = try look("card", isDark)
        for shade in Shade.allCases {
            let contrast = contrast(isDark ? shade.dark : shade.bright, card)
            #expect(contrast >= (shade.use == .text ? 4.5 : 3), "\(shade): \(contrast)")
        }
    }

    @Test(arguments: [false, true])
    func `texts of the shared look differ enough from all grounds`(isDark: Bool) throws {
        for ground in ["card", "ground", "wash"] {
            for text in ["text", "soft", "brand", "bad", "good"] where (ground, text) != ("wash", "good") {
                let contrast = contrast(try look(text, isDark), try look(ground, isDark))
                #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
            }
        }
        #expect(contrast(try look("on-brand", isDark), try look("brand", isDark)) >= 4.5)
    }

    /// A colour of the style sheet that all pages share.
    private func look(_ name: String, _ isDark: Bool) throws -> Colour {
        let pair = try #require(Look.sheet.markup.firstMatch(of: try Regex("--\(name): light-dark\\(#(\\w+), #(\\w+)\\)")))
        let digits = String(try #require(pair.output[isDark ? 2 : 1].substring))
        let whole = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
        return Colour(try #require(UInt32(whole, radix: 16)))
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
