import Foundation
import Testing

func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }
