import ArgumentParser
import Bridge
import HealthEngine

/// The store of a command, created if it is missing. A bad key file is a validation error, exit status 64.
func openStore(_ path: String, keyFile: String?) throws -> HealthStore {
    var options = HostOptions()
    if let keyFile {
        do {
            try options.setStoreKey(path: keyFile)
        } catch {
            throw ValidationError("The value of '--key-file' is invalid: \(error).")
        }
    }
    return try HealthStore(path: path, key: options.storeKey)
}
