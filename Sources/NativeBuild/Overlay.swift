/// The rewritings without which some native code does not compile on Linux, or has an order that is not reproducible.
///
/// Each line stays a line, so that errors of the compiler keep their places. Comments and string literals stay as they are, except
/// for interpolated code.
package enum Overlay {
    /// The names that belong to the app's loop instead of Dispatch and Foundation.
    private static let loopNames: Set<Substring> = [
        "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "DispatchTime", "DispatchWallTime",
        "Timer",
    ]

    /// The rewritten source, and the number of lines that differ.
    package static func apply(to source: String) -> (source: String, changedLines: Int) {
        var scanner = SourceScanner(source)
        var output = ""
        while let token = scanner.next() {
            output += rewrite(token, &scanner)
        }
        let (before, after) = (lines(of: source), lines(of: output))
        precondition(before.count == after.count, "each line must stay a line")
        return (output, zip(before, after).count { $0 != $1 })
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    private static func rewrite(_ token: SourceScanner.Token, _ scanner: inout SourceScanner) -> String {
        switch token {
        case .other(let text): return String(text)
        case .attribute("@objc"):
            return blank(scanner.takeParentheses())
        case .attribute("@objcMembers"): return ""
        case .attribute(let name): return String(name)
        case .directive("#keyPath"):
            guard let path = scanner.takeParentheses() else { return "#keyPath" }
            let components = path.dropFirst().dropLast().split(separator: ".")
            // The first component is a type, unless it is the only one or begins with a lower-case letter.
            let names = components.first?.first?.isUppercase == true ? components.dropFirst() : components[...]
            return "\"\(names.joined(separator: ".").filter { !$0.isWhitespace })\"" + breaks(in: path)
        case .directive(let name) where name == "#available" || name == "#unavailable":
            guard let list = scanner.takeParentheses() else { return String(name) }
            let condition = availability(list.dropFirst().dropLast())
            return (name == "#unavailable" ? "!\(condition)" : condition) + breaks(in: list)
        case .directive(let name): return String(name)
        case .word(let word, let isMember):
            return rewrite(word, isMember: isMember, &scanner)
        }
    }

    private static func rewrite(_ word: Substring, isMember: Bool, _ scanner: inout SourceScanner) -> String {
        if isMember { return String(word) }
        if loopNames.contains(word) { return "App\(word)" }
        switch word {
        case "dynamic" where scanner.isFollowedByDeclaration: return ""
        case "dispatchPrecondition": return "appDispatchPrecondition"
        case "UUID" where scanner.take("()"): return "AppUUID()"
        case "Task" where scanner.isFollowed(by: ".sleep("): return "AppTask"
        case "catch":
            guard let name = scanner.takeCatchOfNSError() else { return "catch" }
            return "catch { let \(name) = error as NSError;"
        default: return String(word)
        }
    }

    /// `iOS 16.4, watchOS 9, *` as a question to the emulated system. A list without iOS is true.
    private static func availability(_ list: Substring) -> String {
        for platform in list.split(separator: ",") {
            let parts = platform.split { $0.isWhitespace }
            guard parts.count == 2, parts[0] == "iOS" else { continue }
            return "__iOS(\(parts[1].split(separator: ".").joined(separator: ", ")))"
        }
        return "__iOS(0)"
    }

    /// Only the line breaks of a text.
    private static func breaks(in text: Substring) -> String {
        String(repeating: "\n", count: text.count { $0.isNewline })
    }

    private static func blank(_ text: Substring?) -> String { text.map(breaks) ?? "" }
}
