import Foundation

/// Copies sources into a package, and rewrites them.
struct SourceCopy {
    /// Whether sources are rewritten.
    let hasOverlay: Bool
    /// The modules that the user has supplied.
    let libraries: Set<String>
    private(set) var files: [HostPackage.File] = []
    private(set) var folders: [(copy: String, original: String)] = []
    private(set) var renamedFiles: [(copy: String, original: String)] = []
    private(set) var changedLines = 0
    private(set) var changedFiles = 0
    /// What will not compile, as lines with the user's own paths.
    private(set) var problems: [String] = []
    /// The names that each module declares itself.
    private(set) var declaredNames: [String: Set<String>] = [:]
    /// The names of files of each module, which may have a name only once.
    private var fileNames: [String: Set<String>] = [:]

    init(hasOverlay: Bool, libraries: Set<String>) {
        self.hasOverlay = hasOverlay
        self.libraries = libraries
    }

    /// The path of a copy: that of the file, or a name with a number if the module has the name already.
    private mutating func path(of file: String, in folder: String) -> String {
        let url = URL(filePath: file)
        let (name, base) = (url.lastPathComponent, url.deletingPathExtension().lastPathComponent)
        let module = Self.module(of: folder)
        var used = fileNames[module] ?? [ModuleFile.name]
        let free = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(base)-\($0).swift" }
            .first { !used.contains($0) }
        used.insert(free ?? name)
        fileNames[module] = used
        return "\(folder)/\(file.dropLast(name.count))\(free ?? name)"
    }

    mutating func add(_ sources: NativeSources, to folder: String) {
        folders.append((folder, sources.folder.path))
        for file in sources.files {
            let path = path(of: file, in: folder)
            let original = sources.folder.appending(path: file).path
            files.append(HostPackage.File(path: path, text: rewritten(sources.text(file), original, in: folder)))
            if path != "\(folder)/\(file)" { renamedFiles.append((path, original)) }
        }
    }

    private mutating func rewritten(_ text: String, _ original: String, in folder: String) -> String {
        guard hasOverlay else { return text }
        let overlay = Overlay(text, modules: libraries)
        changedLines += overlay.changedLines
        changedFiles += overlay.changedLines > 0 ? 1 : 0
        declaredNames[Self.module(of: folder), default: []].formUnion(overlay.declaredNames)
        problems += overlay.problems.map { "\(original):\($0.line): error: \($0.message)" }
        return overlay.source
    }

    /// The module whose folder contains a folder.
    private static func module(of folder: String) -> String { String(folder.split(separator: "/")[1]) }
}
