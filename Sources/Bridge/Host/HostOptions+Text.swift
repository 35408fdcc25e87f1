import Foundation
import HealthEngine
import HealthModel
import JSON

/// A text that does not say what an option needs.
public struct OptionError: Error, CustomStringConvertible {
    /// What is wrong, as a sentence.
    public let description: String
}

extension HostOptions {
    /// Sets the clock from `system` or an RFC 3339 instant; anything else is refused.
    public mutating func setClock(_ text: String) throws(OptionError) {
        guard text != "system" else {
            clock = nil
            return
        }
        guard let instant = Date(rfc3339: text) else {
            throw OptionError(
                description:
                    "The clock '\(text.shortened)' is neither system nor an RFC 3339 instant such as 2026-03-01T08:00:00Z."
            )
        }
        clock = instant
    }

    /// Sets the consent script from JSON text: a rule, or a list of rules used in turn.
    public mutating func setConsent(script text: String) throws(OptionError) {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: text)
        } catch {
            throw OptionError(description: "The consent script is not JSON: \(error.description)")
        }
        do {
            // Reading a script needs the catalogue as this world has it, and nothing of the store.
            let store = try HealthStore(world: world)
            let context = Context(store: store, options: self)
            consent = try ConsentParameters.script(JSONReader(value, path: "consent"), in: context)
        } catch BridgeError.invalidParams(let error) {
            throw OptionError(description: "The consent script is not one: \(error.description).")
        } catch {
            throw OptionError(description: "The consent script cannot be read.")
        }
    }
}
