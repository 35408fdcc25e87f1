import Foundation
import HealthArchive

/// How far an import is, on stderr: a bar that moves on a terminal, elsewhere a line for each tenth, but no more
/// than one a second.
final class ProgressDisplay {
    private static let interval = Duration.milliseconds(100)
    private static let width = 40

    private let isTerminal = StandardStreams.isErrorTerminal
    private let start = ContinuousClock.now
    private var lastShown: ContinuousClock.Instant?
    private var lastLine: ContinuousClock.Instant?
    private var tenths = 0

    /// Shows how far it is.
    func show(_ progress: ImportProgress) {
        if isTerminal { showBar(progress) } else { showLine(progress) }
    }

    /// Takes the bar away.
    func end() {
        if lastShown != nil { write("\r\u{1B}[K") }
    }

    private func showBar(_ progress: ImportProgress) {
        let now = ContinuousClock.now
        guard lastShown.map({ now - $0 >= Self.interval }) ?? true else { return }
        lastShown = now
        let done = Int(progress.fraction * Double(Self.width))
        let bar = String(repeating: "█", count: done) + String(repeating: "░", count: Self.width - done)
        write(
            "\r\(bar) \(Self.percent(progress)), \(Self.megabytes(progress.read)) of \(Self.megabytes(progress.size)) MB"
        )
    }

    private func showLine(_ progress: ImportProgress) {
        let reached = Int(progress.fraction * 10)
        let now = ContinuousClock.now
        guard reached > tenths, now - (lastLine ?? start) >= .seconds(1) else { return }
        tenths = reached
        lastLine = now
        let seconds = (now - start).components.seconds
        write("\(Self.percent(progress)), \(Self.megabytes(progress.read)) MB in \(seconds) s\n")
    }

    private static func percent(_ progress: ImportProgress) -> String { "\(Int(progress.fraction * 100)) %" }
    private static func megabytes(_ bytes: Int) -> Int { (bytes + 500_000) / 1_000_000 }

    private func write(_ text: String) {
        StandardStreams.write(Array(text.utf8), to: StandardStreams.error)
    }
}
