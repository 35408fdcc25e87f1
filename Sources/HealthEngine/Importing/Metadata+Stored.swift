package import Foundation
package import HealthModel

extension Metadata {
    /// The metadata as the store keeps them, for ``SampleImport/Row``; nil for none.
    package var storedForImport: Data? { get throws { try stored } }
}
