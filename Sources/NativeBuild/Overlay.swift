/// The source of native code as it compiles on Linux.
///
/// Only what no declaration can supply is rewritten. Names such as `DispatchQueue` stay: see ``ModuleFile``. Each line stays a
/// line, so that errors of the compiler keep their places. Comments and literals stay as they are, except for interpolated code.
package struct Overlay {
    /// A construct that cannot be compiled.
    package struct Problem: Equatable {
        package let line: Int
        /// What is wrong, for people.
        package let message: String
    }

    /// The rewritten source.
    package private(set) var source = ""
    /// The number of lines that differ.
    package private(set) var changedLines = 0
    /// What will not compile.
    package private(set) var problems: [Problem] = []
    /// The names that the file declares outside of types and functions.
    package private(set) var declaredNames: Set<String> = []

    private let modules: Set<String>
    private var scanner: SourceScanner
    private var branches = Branches()
    private var depth = 0

    /// Rewrites a source. `modules` are the names of the modules that the user has supplied.
    package init(_ original: String, modules: Set<String> = []) {
        self.modules = modules
        scanner = SourceScanner(original)
        while let token = scanner.next() { source += rewrite(token) }
        let (before, after) = (Self.lines(of: original), Self.lines(of: source))
        precondition(before.count == after.count, "each line must stay a line")
        changedLines = zip(before, after).count { $0 != $1 }
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    private mutating func rewrite(_ token: SourceScanner.Token) -> String {
        switch token {
        case .other(let text):
            depth += text == "{" ? 1 : text == "}" ? -1 : 0
            return String(text)
        case .attribute("@objc"): return blank(scanner.takeParentheses())
        case .attribute("@objcMembers"), .attribute("@nonobjc"): return ""
        case .attribute(let name):
            if ["@IBAction", "@IBOutlet", "@NSManaged"].contains(name) { report("\(name) needs the Objective-C runtime.") }
            return String(name)
        case .directive(let name): return rewrite(directive: name)
        case .word(let word, let isMember): return isMember ? String(word) : rewrite(word)
        }
    }

    private mutating func rewrite(directive name: Substring) -> String {
        switch name {
        case "#if", "#elseif":
            let condition = Condition(scanner.takeCondition(), modules: modules)
            if name == "#if" { branches.begin(condition.value) } else { branches.next(condition.value) }
            return name + condition.text
        case "#else": branches.next(true)
        case "#endif": branches.end()
        case "#keyPath":
            guard let path = scanner.takeParentheses() else { break }
            let components = path.dropFirst().dropLast().split(separator: ".")
            // The first component is a type, unless it is the only one or begins with a lower-case letter.
            let names = components.first?.first?.isUppercase == true ? components.dropFirst() : components[...]
            return "\"\(names.joined(separator: ".").filter { !$0.isWhitespace })\"" + breaks(in: path)
        case "#available", "#unavailable":
            guard let list = scanner.takeParentheses() else { break }
            let condition = availability(list.dropFirst().dropLast())
            return (name == "#unavailable" ? "!\(condition)" : condition) + breaks(in: list)
        case "#selector": reportSelector("#selector")
        default: break
        }
        return String(name)
    }

    private mutating func rewrite(_ word: Substring) -> String {
        switch word {
        case "dynamic" where scanner.isFollowedByDeclaration: return ""
        case "optional" where scanner.isFollowedByDeclaration:
            report("An optional requirement of a protocol needs the Objective-C runtime. Give it a default in an extension.")
        case "NSSelectorFromString",
            "Selector" where scanner.isFollowed(by: "("):
            reportSelector("A selector")
        case "import":
            if let module = scanner.followingModule, HostModules.canImport(String(module), others: modules) == false {
                report("There is no module \(module) on Linux. Name a folder of stand-ins with --depends.")
            }
        case "class", "struct", "enum", "protocol", "actor", "typealias", "func":
            if depth == 0, branches.isActive != false, let name = scanner.followingName { declaredNames.insert(String(name)) }
        case "catch":
            guard let name = scanner.takeCatchOfNSError() else { break }
            return "catch { let \(name) = error as NSError;"
        default:
            if word.hasPrefix("objc_") { report("\(word) needs the Objective-C runtime.") }
        }
        return String(word)
    }

    private mutating func reportSelector(_ construct: String) {
        report(
            "\(construct) needs the Objective-C runtime. Write a closure instead: addObserver(forName:object:queue:using:), "
                + "Timer.scheduledTimer(withTimeInterval:repeats:block:) or asyncAfter(deadline:execute:)."
        )
    }

    /// Notes a construct that the compiler will refuse, unless it may be in a branch that the compiler does not read.
    private mutating func report(_ message: String) {
        if branches.isActive == true { problems.append(Problem(line: scanner.line, message: message)) }
    }

    /// `iOS 16.4, watchOS 9, *` as a question to the emulated system. A list without iOS is true.
    private func availability(_ list: Substring) -> String {
        for platform in list.split(separator: ",") {
            let parts = platform.split { $0.isWhitespace }
            guard parts.count == 2, parts[0] == "iOS" else { continue }
            return "__iOS(\(parts[1].split(separator: ".").joined(separator: ", ")))"
        }
        return "__iOS(0)"
    }

    /// Only the line breaks of a text.
    private func breaks(in text: Substring) -> String {
        String(repeating: "\n", count: text.count { $0.isNewline })
    }

    private func blank(_ text: Substring?) -> String { text.map(breaks) ?? "" }
}
