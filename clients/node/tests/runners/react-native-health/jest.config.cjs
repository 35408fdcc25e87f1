module.exports = { moduleNameMapper: { '^react-native$': 'healthkit-bridge/react-native-health' } };
