// The floor for the start: loads Foundation and prints one line.
import Foundation

print(Date(timeIntervalSince1970: 0))
