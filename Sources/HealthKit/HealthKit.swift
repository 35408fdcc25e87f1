// A program that imports HealthKit on an iPhone sees these modules too.
@_exported public import CHealthKit
@_exported public import Dispatch
@_exported public import Foundation
