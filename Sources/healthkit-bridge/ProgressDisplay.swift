import Foundation
import HealthModel
import Serving

/// Shows the progress of a command on stderr: a progress bar on a terminal, otherwise a line for each tenth, at most one per
/// second.
final class ProgressDisplay {
    private static let interval = Duration.milliseconds(100)
    private static let width = 40

    private let isTerminal = StandardStreams.isErrorTerminal
    private let start = ContinuousClock.now
    private var lastShown: ContinuousClock.Instant?
    private var lastLine: ContinuousClock.Instant?
    private var tenths = 0

    /// Shows the fraction that is done, and the amount as text.
    func show(_ share: Double, _ amount: @autoclosure () -> String) {
        let now = ContinuousClock.now
        if isTerminal {
            guard lastShown.map({ now - $0 >= Self.interval }) ?? true else { return }
            lastShown = now
            let done = Int(saturating: share * Double(Self.width))
            let bar = String(repeating: "█", count: done) + String(repeating: "░", count: Self.width - done)
            write("\r\(bar) \(Self.percent(share)), \(amount())")
        } else {
            let reached = Int(saturating: share * 10)
            guard reached > tenths, now - (lastLine ?? start) >= .seconds(1) else { return }
            tenths = reached
            lastLine = now
            write("\(Self.percent(share)), \(amount()) in \((now - start).components.seconds) s\n")
        }
    }

    /// Removes the bar.
    func end() {
        if lastShown != nil { write("\r\u{1B}[K") }
    }

    private static func percent(_ share: Double) -> String { "\(Int(saturating: share * 100)) %" }

    private func write(_ text: String) { StandardStreams.write(Array(text.utf8), to: StandardStreams.error) }
}
