import Foundation
import HealthEngine
import HealthModel

/// The file that an output would replace.
enum FormerOutput {
    /// The beginning of an HTML page that an earlier run has written.
    static let page = "<!doctype html>\n<html lang=\"en\">\n<head>\n"

    /// Whether an output may take a path without a word: the path is free, names a pipe or a device, or has an empty file or
    /// one that begins as earlier outputs do.
    static func mayBeReplaced(_ path: String, beginning: String) -> Bool {
        let path = path.literalPath
        // Opening a pipe would block.
        guard FileManager.default.fileExists(atPath: path), FileIdentity(path) != nil else { return true }
        guard let file = FileHandle(forReadingAtPath: path),
            let start = try? file.read(upToCount: beginning.utf8.count) ?? Data()
        else { return false }
        return start.isEmpty || start.elementsEqual(beginning.utf8)
    }
}
