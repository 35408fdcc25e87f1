public import ArgumentParser
import Explanations
public import HealthModel
import JSON
import Serving

/// Prints the type catalogue as a table.
struct CatalogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Print HealthKit's types as a table.",
        discussion: """
            The column RS shows which permissions an app may request: r to read, s to share. A text selects types:

              healthkit-bridge catalog heart
              healthkit-bridge catalog kcal
            """
    )

    @Argument(help: ArgumentHelp("Only types with this text in a name, the kind or the unit, in any case.", valueName: "text"))
    var pattern: String?

    @Option(help: "Only types of this kind.")
    var kind: ObjectType.Kind?

    @Option(help: ArgumentHelp("Only types that exist on this version of iOS.", valueName: "version"))
    var osVersion: OSVersion?

    @OptionGroup var output: FormatOption

    func run() throws {
        func isWanted(_ type: ObjectType) -> Bool {
            (kind == nil || type.kind == kind) && (osVersion.map { type.iOS <= $0 } ?? true)
        }
        let selected = TypeCatalog.types(with: pattern).filter(isWanted)
        if let pattern, selected.isEmpty {
            let names = TypeCatalog.all.filter(isWanted).flatMap { [$0.name, $0.title] }
            throw ValidationError("No type has the text '\(pattern)'.".suggesting(pattern.nearest(among: names)))
        }
        let rows = [["IDENTIFIER", "NAME", "KIND", "iOS", "RS", "UNIT"]] + selected.map(row)
        try output.printList(tableText(rows), json: .array(selected.map(\.row)))
    }

    private func row(_ type: ObjectType) -> [String] {
        [
            type.identifier, type.name, type.kind.rawValue, type.iOS.description,
            (type.isReadable ? "r" : "-") + (type.isShareable ? "s" : "-"), unit(of: type),
        ]
    }

    private func unit(of type: ObjectType) -> String { type.usualUnit ?? "" }
}

extension ObjectType.Kind: ExpressibleByArgument {}
extension OSVersion: ExpressibleByArgument {
    /// A version from the command line.
    public init?(argument: String) { self.init(argument) }
}
