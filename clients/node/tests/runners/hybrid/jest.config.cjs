module.exports = { moduleNameMapper: { '^@capacitor/core$': 'healthkit-bridge/capacitor' } };
