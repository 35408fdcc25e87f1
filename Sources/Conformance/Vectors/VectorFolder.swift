import Foundation

/// The vector files at a path: one file, a folder of them, or a folder laid out as `protocol` is.
///
/// A folder laid out so has folders called `vectors`, one for each channel, beside files of other kinds. If a folder has
/// any, the vector files are the `.json` files in these; else they are all `.json` files. Names leave out what only the
/// layout needs: `channels/store/vectors/save.json` is `store/save.json`.
struct VectorFolder {
    /// The files, sorted by name; no name occurs twice.
    let files: [(name: String, url: URL)]

    /// Looks for the files at a path.
    ///
    /// - Throws: A problem with a path where no vector file is, or with two files of the same name.
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
