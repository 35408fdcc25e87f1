import JSON
import JSONRPC

extension Method {
    /// Whether the method takes long: its calls can tell how far they are, and be cancelled.
    static var tellsProgress: Bool { parameters.contains { $0.name == CallProgress.parameter.name } }
}

/// How far a call is that takes long: the client hears of it at each tenth if it wants to, and can cancel the call.
struct CallProgress {
    static let notification = "control/progress"
    static let parameter = Parameter.optional(
        "progress",
        .bool,
        default: false,
        "Whether to send control/progress at each tenth."
    )

    private let method: String
    private let isTold: Bool
    private let context: Context
    /// How many tenths the client has heard of.
    private var tenths = 0

    init(of method: any Method.Type, isTold: Bool, in context: Context) {
        self.method = method.name
        self.isTold = isTold
        self.context = context
    }

    /// Notes which share of the work is done, from 0 to 1, and answers whether the call is still wanted.
    mutating func goesOn(_ share: Double) -> Bool {
        let reached = Int(share * 10)
        guard isTold, reached > tenths else { return context.goesOn(nil) }
        tenths = reached
        let params: JSONValue = ["method": .string(method), "fraction": .real(Double(reached) / 10)]
        return context.goesOn(JSONRPC.Notification(Self.notification, params: params))
    }
}
