// The floor for the start: Foundation, one line.
import Foundation

print(Date(timeIntervalSince1970: 0))
