/// What the manifest of a Swift package says about its sources.
struct PackageManifest {
    /// The targets with sources: neither tests nor other kinds.
    let targets: [(name: String, path: String?)]
    /// The target of a package that has only one. Several are compiled as one module.
    var onlyTarget: (name: String, path: String?)? { targets.count == 1 ? targets.first : nil }
    /// The version of the language.
    let languageMode: String

    init(_ text: String) {
        var targets: [(name: String, path: String?)] = []
        var scanner = SourceScanner(text)
        while let token = scanner.next() {
            guard case .word("target", isMember: true) = token, let arguments = scanner.takeParentheses() else {
                continue
            }
            guard let name = arguments.firstMatch(of: /\bname:\s*"([^"]+)"/)?.output.1 else { continue }
            let path = arguments.firstMatch(of: /\bpath:\s*"([^"]+)"/)?.output.1
            targets.append((String(name), path.map(String.init)))
        }
        self.targets = targets
        let modes = text.firstMatch(of: /swiftLanguage(?:Modes|Versions):\s*\[([^\]]*)\]/)?.output.1
        let tools = text.firstMatch(of: /swift-tools-version:\s*(\d+)/).flatMap { Int($0.output.1) } ?? 5
        languageMode = modes.map { $0.contains("v6") } ?? (tools >= 6) ? "6" : "5"
    }
}
