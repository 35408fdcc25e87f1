import Foundation

/// The answer of a plugin for JavaScript that rejects a call. It differs from a ``FlutterError`` in its code, which may be absent.
package final class RejectedCall: NSObject {
    /// The description, for people.
    package let message: String
    /// The code, for programs.
    package let code: String?
    /// The further data of the error.
    package let data: Any?

    package init(_ message: String, code: String?, data: Any?) {
        self.message = message
        self.code = code
        self.data = data
    }
}
