import Foundation
import Testing

/// The parts of `protocol/catalog.json` that are the source of the Swift tables.
struct CatalogFile: Decodable, Sendable {
    let kinds: [String]
    let types: [Entry]
    let unknownIdentifiers: [UnknownEntry]
    let categoryValues: [String: [CaseEntry]]
    let characteristicValues: [String: [CaseEntry]]
    let workoutActivityType: [CaseEntry]
    let workoutEventType: [CaseEntry]
    let electrocardiogram: [String: [CaseEntry]]
    let vision: [String: [CaseEntry]]
    let aggregationStyle: [CaseEntry]
    let metadataKeys: [MetadataKeyEntry]

    struct Entry: Decodable, Sendable {
        let identifier: String
        let name: String
        let title: String
        let aliases: [String]?
        let kind: String
        let ios: String
        let watchos: String?
        let macos: String?
        let dimension: String?
        let canonicalUnit: String?
        let aggregation: String?
        let laterAggregation: LaterAggregation?
        let valueEnum: String?
        let components: [String]?
        let componentsRequired: Bool?
        let share: Bool
        let shareRefusal: Refusal?
        let read: Bool
        let readRefusal: Refusal?
        let perObjectReadAuthorization: Bool?
        let requiredMetadata: [String]?
    }

    struct LaterAggregation: Decodable, Sendable {
        let ios: String
        let aggregation: String
    }

    struct Refusal: Decodable, Sendable {
        let why: String
        let rule: String?
        let confidence: String
    }

    struct UnknownEntry: Decodable, Sendable {
        let spellings: [String]
        let instead: String?
        let hint: String
    }

    struct CaseEntry: Decodable, Sendable {
        let name: String
        let raw: Int
        let ios: String
        let constant: String?
    }

    struct MetadataKeyEntry: Decodable, Sendable {
        let name: String
        let raw: String
        let valueType: String
        let unit: String?
    }
}

extension CatalogFile {
    /// The file in the repository.
    static let loaded = Result {
        try JSONDecoder().decode(CatalogFile.self, from: Data(contentsOf: repository.appending(path: "protocol/catalog.json")))
    }

    /// The root directory of this package.
    static let repository: URL = {
        var directory = URL(filePath: #filePath).deletingLastPathComponent()
        while directory.path != "/",
            !FileManager.default.fileExists(atPath: directory.appending(path: "protocol/catalog.json").path)
        {
            directory.deleteLastPathComponent()
        }
        return directory
    }()

    /// The types of the file, as test arguments. Empty if the file cannot be read, which other tests report.
    static var entries: [Entry] { (try? loaded.get().types) ?? [] }

    /// The unknown identifiers of the file, as test arguments.
    static var unknownEntries: [UnknownEntry] { (try? loaded.get().unknownIdentifiers) ?? [] }
}

extension CatalogFile.Entry: CustomTestStringConvertible {
    var testDescription: String { identifier }
}

extension CatalogFile.UnknownEntry: CustomTestStringConvertible {
    var testDescription: String { spellings.joined(separator: ", ") }
}
