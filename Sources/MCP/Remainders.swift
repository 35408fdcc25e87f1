import BridgeCore
import JSON

/// Results with more rows than a client wants at once. The rest is kept under a cursor.
struct Remainders {
    /// The rows of a result without `limit`, and the most that can be asked for.
    static let (usualLimit, largestLimit) = (50, 500)
    /// The results whose rest is kept. Older ones are dropped.
    private static let mostResults = 8
    /// The most bytes of a result that are kept. Later rows are dropped.
    private static let mostBytes = 16 << 20

    private let budget: ByteBudget
    private var kept: [(number: Int, rows: Rows, share: ByteBudget.Share)] = []
    private var latestNumber = 0

    /// No results yet. Those that are kept count against a budget.
    init(_ budget: ByteBudget) { self.budget = budget }

    /// The first rows of a result, with the cursor of the next ones.
    mutating func firstPage(_ rows: Rows, limit: Int) -> JSONText {
        latestNumber += 1
        if rows.count > limit { keep(Rows(rows, upTo: Self.mostBytes)) }
        return Self.page(rows, latestNumber, from: 0, limit)
    }

    /// Keeps rows in the place of older ones, if there is room.
    private mutating func keep(_ rows: Rows) {
        if kept.count == Self.mostResults { kept.removeFirst() }
        var share = budget.share(rows.size)
        while share == nil, !kept.isEmpty {
            kept.removeFirst()
            share = budget.share(rows.size)
        }
        if let share { kept.append((latestNumber, rows, share)) }
    }

    /// The next rows of an earlier result.
    func page(after cursor: String, limit: Int) throws -> JSONText {
        guard cursor.utf8.count <= 40, let match = cursor.wholeMatch(of: /(\d+)\.(\d+)/), let number = Int(match.output.1),
            let start = Int(match.output.2),
            let rows = kept.first(where: { $0.number == number })?.rows, 0..<rows.keptCount ~= start
        else {
            throw ToolError(
                """
                There are no rows after this cursor: it is unknown, too many results followed, or the result is too long to keep. \
                Repeat the call without it, or for fewer days.
                """)
        }
        return Self.page(rows, number, from: start, limit)
    }

    private static func page(_ rows: Rows, _ number: Int, from start: Int, _ limit: Int) -> JSONText {
        let end = min(start + limit, rows.keptCount)
        return rows.page(start..<end, nextCursor: end < rows.count ? "\(number).\(end)" : nil)
    }
}

extension Tool {
    /// The parameters of tools with rows.
    static let pageParameters = [
        Parameter(
            name: "limit",
            schema: [
                "type": "integer", "minimum": 1, "maximum": .integer(Int64(Remainders.largestLimit)),
                "description": .string("The most rows. Default: \(Remainders.usualLimit)."),
            ]),
        Parameter(
            name: "cursor",
            schema: ["type": "string", "description": "The nextCursor of an earlier result. It replaces the other arguments."]),
    ]

    /// A tool with rows.
    static func rows(
        _ name: String, _ title: String, _ description: String, _ parameters: [Parameter], _ output: JSONValue,
        effect: Effect = .reads,
        _ find: @escaping @Sendable (inout JSONObjectReader, Session) throws -> Rows
    ) -> Tool {
        Tool(
            name: name, title: title, description: description, effect: effect,
            // With a cursor no other argument is needed, so the schema requires none.
            parameters: parameters.map { Parameter(name: $0.name, schema: $0.schema) } + pageParameters,
            output: output
        ) { arguments, session in
            let limit = try readLimit(&arguments)
            if let cursor = try arguments.optional("cursor")?.string() {
                return ToolResult(content: try session.remainders.page(after: cursor, limit: limit))
            }
            return ToolResult(content: session.remainders.firstPage(try find(&arguments, session), limit: limit))
        }
    }

    static func readLimit(_ arguments: inout JSONObjectReader) throws -> Int {
        guard let reader = arguments.optional("limit") else { return Remainders.usualLimit }
        let limit = try reader.integer()
        guard (1...Remainders.largestLimit).contains(limit) else {
            throw reader.fail(expected: "an integer from 1 to \(Remainders.largestLimit)")
        }
        return limit
    }
}
