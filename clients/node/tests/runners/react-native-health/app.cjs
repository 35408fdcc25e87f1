// An app, which knows nothing of the bridge.
const { NativeModules } = require('react-native');

/** The steps of today, as the app shows them. */
exports.stepsToday = (show) => {
  NativeModules.AppleHealthKit.getStepCount({}, (error, result) => show(error ? 'no access' : `${result.value} steps`));
};
