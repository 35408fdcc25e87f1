import Foundation

/// The vector files at a path: one file, a folder of files, or a folder with the layout of `protocol`.
///
/// In the layout of `protocol`, each channel has a folder named `vectors`, and there are other files too. If a folder contains
/// such folders, the vector files are the `.json` files in them; otherwise all `.json` files are. Names leave out the folders of
/// the layout: `channels/store/vectors/save.json` is `store/save.json`.
struct VectorFolder {
    /// The files, sorted by name. Names are unique.
    let files: [(name: String, url: URL)]

    /// Finds the files at a path.
    ///
    /// - Throws: A problem if the path has no vector file, or if two files have the same name.
    init(path: String) throws(VectorProblem) {
        let root = URL(filePath: path).resolvingSymlinksInPath()
        if (try? root.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
            files = [(name: URL(filePath: path).lastPathComponent, url: root)]
        } else {
            let paths = FileManager.default.subpaths(atPath: root.path) ?? []
            files = Self.names(of: paths.filter { $0.hasSuffix(".json") })
                .map { (name: $0.name, url: root.appending(path: $0.path)) }
                .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        }
        guard !files.isEmpty else { throw VectorProblem("", "there is no vector file in \(path)") }
        for (one, next) in zip(files, files.dropFirst()) where one.name == next.name {
            throw VectorProblem("", "another file has the same name", file: one.name)
        }
    }

    private static func names(of paths: [String]) -> [(name: String, path: String)] {
        let within = paths.filter { "/\($0)".contains("/vectors/") }
        guard !within.isEmpty else { return paths.map { (name: $0, path: $0) } }
        return within.map { path in
            let parts = path.split(separator: "/").filter { !["channels", "vectors"].contains($0) }
            return (name: parts.joined(separator: "/"), path: path)
        }
    }
}
