import Foundation

public typealias CFTypeRef = AnyObject
public typealias CFTypeID = UInt

/// `CFGetTypeID(_:)`: tells a Boolean number from another one. 0 for an object of a type without a function here.
public func CFGetTypeID(_ object: CFTypeRef?) -> CFTypeID {
    switch object {
    // Foundation has a type code for Boolean values alone.
    case let number as NSNumber:
        unsafe "cB".contains(String(cString: number.objCType)) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    default: 0
    }
}

public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFDateGetTypeID() -> CFTypeID { 42 }
