import Foundation

/// The contents of all files of a folder by path, without those that a process still writes.
func files(of folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) where !name.contains(".partial-") {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder), !isFolder.boolValue
        else { continue }
        files[name] = try contents(of: "\(folder)/\(name)")
    }
    return files
}
