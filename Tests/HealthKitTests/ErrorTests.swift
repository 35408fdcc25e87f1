import Foundation
import HealthKit
import Testing

/// Errors of HealthKit and objects in its domain are cast to each other.
struct ErrorTests {
    private static let noData: any Error = NSError(
        domain: HKErrorDomain, code: HKError.Code.errorNoData.rawValue, userInfo: [NSLocalizedDescriptionKey: "No data."]
    )

    @Test func `an object in HealthKit's domain is an HKError`() throws {
        let error = try #require(Self.noData as? HKError)
        #expect(error == HKError(.errorNoData, userInfo: [NSLocalizedDescriptionKey: "No data."]))
        #expect(error.localizedDescription == "No data.")
        #expect(NSError(domain: HKError.errorDomain, code: 99) as? HKError != nil)
        #expect(NSError(domain: NSCocoaErrorDomain, code: 11) as? HKError == nil)
    }

    @Test func `an object is caught as an HKError, and by its code`() {
        #expect(Self.caught(Self.noData) == "HKError 11")
        #expect(Self.caught(NSError(domain: HKErrorDomain, code: 5)) == "not determined")
        #expect(Self.caught(HKError(.errorAuthorizationNotDetermined)) == "not determined")
        #expect(Self.caught(CancellationError()) == "another error")
    }

    private static func caught(_ error: any Error) -> String {
        do {
            throw error
        } catch HKError.errorAuthorizationNotDetermined {
            return "not determined"
        } catch let error as HKError {
            return "HKError \(error.code.rawValue)"
        } catch {
            return "another error"
        }
    }

    @Test func `an HKError is caught as an object`() {
        do {
            throw HKError(.errorDatabaseInaccessible, userInfo: [NSLocalizedDescriptionKey: "Protected."])
        } catch let error as NSError {
            #expect(error.domain == HKErrorDomain)
            #expect(error.code == HKError.errorDatabaseInaccessible.rawValue)
            #expect(error.localizedDescription == "Protected.")
        }
    }
}
