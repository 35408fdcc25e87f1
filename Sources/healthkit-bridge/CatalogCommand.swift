public import ArgumentParser
public import HealthModel
import Serving

/// Prints the type catalogue as a table.
struct CatalogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Print HealthKit's types as a table.",
        discussion: "The column RS shows which permissions an app may request: r to read, s to share."
    )

    @Option(help: "Only types of this kind.")
    var kind: ObjectType.Kind?

    @Option(help: ArgumentHelp("Only types that exist on this version of iOS.", valueName: "version"))
    var osVersion: OSVersion?

    func run() throws {
        let types = TypeCatalog.all.filter { type in
            (kind == nil || type.kind == kind) && (osVersion.map { type.iOS <= $0 } ?? true)
        }
        let header = ["IDENTIFIER", "NAME", "KIND", "iOS", "RS", "UNIT"]
        let rows = [header] + types.map(row)
        let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        var text = ""
        for row in rows {
            let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
            let line = cells.joined(separator: "  ")
            text += line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex) + "\n"
        }
        try StandardStreams.printResult(text)
    }

    private func row(_ type: ObjectType) -> [String] {
        [
            type.identifier, type.name, type.kind.rawValue, type.iOS.description,
            (type.isReadable ? "r" : "-") + (type.isShareable ? "s" : "-"), type.quantity?.canonicalUnit ?? "",
        ]
    }
}

extension ObjectType.Kind: ExpressibleByArgument {}
