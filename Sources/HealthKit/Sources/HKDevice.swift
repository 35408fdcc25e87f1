public import Foundation
import HealthEngine
import HealthModel

/// `HKDevice`: the hardware that produced a sample. Devices are equal when all their properties are equal.
open class HKDevice: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let device: Device

    init(_ device: Device) { self.device = device }

    public init(
        name: String?,
        manufacturer: String?,
        model: String?,
        hardwareVersion: String?,
        firmwareVersion: String?,
        softwareVersion: String?,
        localIdentifier: String?,
        udiDeviceIdentifier: String?
    ) {
        let properties: [Device.Property: String?] = [
            .name: name, .manufacturer: manufacturer, .model: model, .hardwareVersion: hardwareVersion,
            .firmwareVersion: firmwareVersion, .softwareVersion: softwareVersion, .localIdentifier: localIdentifier,
            .udiDeviceIdentifier: udiDeviceIdentifier,
        ]
        device = Device(properties.compactMapValues(\.self))
    }

    /// `HKDevice.local()`: the emulated device.
    open class func local() -> HKDevice { HKDevice(HealthKitEmulator.current.read { $0.phone.device.hardware }) }

    open var name: String? { device[.name] }
    open var manufacturer: String? { device[.manufacturer] }
    open var model: String? { device[.model] }
    open var hardwareVersion: String? { device[.hardwareVersion] }
    open var firmwareVersion: String? { device[.firmwareVersion] }
    open var softwareVersion: String? { device[.softwareVersion] }
    open var localIdentifier: String? { device[.localIdentifier] }
    open var udiDeviceIdentifier: String? { device[.udiDeviceIdentifier] }

    /// The text that exports have too. The address is constant, so that each run has the same text (EXP-12).
    open override var description: String { device.exportDescription }
    open override var hash: Int { device.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKDevice)?.device == device }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        for property in Device.Property.allCases {
            coder.encodeIfPresent(device[property] as NSString?, forKey: property.rawValue)
        }
    }

    public required init?(coder: NSCoder) {
        var properties: [Device.Property: String] = [:]
        for property in Device.Property.allCases {
            properties[property] = coder.decodeIfPresent(NSString.self, forKey: property.rawValue) as String?
        }
        device = Device(properties)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
