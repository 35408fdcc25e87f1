// As in a project with React Native, Babel compiles all files to CommonJS. REACT_NATIVE_HEALTH is the folder of the package.
module.exports = {
  moduleNameMapper: {
    '^react-native$': require.resolve('healthkit-bridge/react-native-health'),
    '^react-native-health$': process.env.REACT_NATIVE_HEALTH,
  },
  transform: { '\\.js$': ['babel-jest', { plugins: ['@babel/plugin-transform-modules-commonjs'] }] },
  transformIgnorePatterns: ['/node_modules/(?!healthkit-bridge|react-native-health)'],
};
