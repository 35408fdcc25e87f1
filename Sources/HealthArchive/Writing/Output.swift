/// Something that is written, and has its name only when it is whole.
package protocol Output: AnyObject {
    /// Gives the whole its name. Throws an ``ExportError``.
    func finish() throws
    /// Takes away what was written.
    func discard()
}

extension Output {
    /// Finishes what the body has filled, or takes it away if that fails.
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
