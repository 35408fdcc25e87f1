import Foundation

/// The answer of a plugin for JavaScript that rejects a call. It differs from a ``FlutterError`` in its code, which may be absent.
package final class RejectedCall: NSObject {
    package let message: String
    package let code: String?
    package let data: Any?

    package init(_ message: String, code: String?, data: Any?) {
        self.message = message
        self.code = code
        self.data = data
    }
}
