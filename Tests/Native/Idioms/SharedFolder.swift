import Foundation

enum SharedFolder: Idiom {
    static func run() async throws -> Any? {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example") else {
            return nil
        }
        let file = folder.appendingPathComponent("counts.txt")
        try Data("1234567".utf8).write(to: file)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path) as NSDictionary
        return attributes.fileSize()
    }
}
