// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

/// The device property `HKDevicePropertyName`.
public let HKDevicePropertyKeyName = "HKDevicePropertyName"
/// The device property `HKDevicePropertyManufacturer`.
public let HKDevicePropertyKeyManufacturer = "HKDevicePropertyManufacturer"
/// The device property `HKDevicePropertyModel`.
public let HKDevicePropertyKeyModel = "HKDevicePropertyModel"
/// The device property `HKDevicePropertyHardwareVersion`.
public let HKDevicePropertyKeyHardwareVersion = "HKDevicePropertyHardwareVersion"
/// The device property `HKDevicePropertyFirmwareVersion`.
public let HKDevicePropertyKeyFirmwareVersion = "HKDevicePropertyFirmwareVersion"
/// The device property `HKDevicePropertySoftwareVersion`.
public let HKDevicePropertyKeySoftwareVersion = "HKDevicePropertySoftwareVersion"
/// The device property `HKDevicePropertyLocalIdentifier`.
public let HKDevicePropertyKeyLocalIdentifier = "HKDevicePropertyLocalIdentifier"
/// The device property `HKDevicePropertyUDIDeviceIdentifier`.
public let HKDevicePropertyKeyUDIDeviceIdentifier = "HKDevicePropertyUDIDeviceIdentifier"
/// Matches any value of a source revision: `HKSourceRevisionAnyVersion`.
public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
/// Matches any value of a source revision: `HKSourceRevisionAnyProductType`.
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"
