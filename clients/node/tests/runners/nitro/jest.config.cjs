// The folder `package` stands for an installed package: its own package.json hides the name of this one.
const nitro = require.resolve('healthkit-bridge/nitro');

module.exports = { moduleNameMapper: { '^react-native(-nitro-modules)?$': nitro, '^\\./health(kit|Records)$': './health$1.ios' } };
