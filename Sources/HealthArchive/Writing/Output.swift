/// An output that gets its name when it is complete.
package protocol Output: AnyObject {
    /// Gives the complete output its name. Throws an ``ExportError``.
    func finish() throws
    /// Removes the written files.
    func discard()
}

extension Output {
    /// Calls the body, which writes the output, and finishes the output. Discards it if an error is thrown.
    package func filled<Value>(by body: () throws -> Value) throws -> Value {
        do {
            let value = try body()
            try finish()
            return value
        } catch {
            discard()
            throw error
        }
    }
}
