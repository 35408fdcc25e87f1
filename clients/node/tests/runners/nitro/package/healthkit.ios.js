const { Platform } = require('react-native');
const { NitroModules } = require('react-native-nitro-modules');

const Core = NitroModules.createHybridObject('CoreModule');
const QuantityTypes = NitroModules.createHybridObject('QuantityTypeModule');

exports.version = Platform.Version;
exports.isHealthDataAvailable = () => Core.isHealthDataAvailable();
exports.requestAuthorization = (types) => Core.requestAuthorization(types);
exports.queryQuantitySamples = (type, options) => QuantityTypes.queryQuantitySamples(type, options);
