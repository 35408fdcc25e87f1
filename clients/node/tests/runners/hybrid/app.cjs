// An app, which knows nothing of the bridge.
const { registerPlugin } = require('@capacitor/core');

const Health = registerPlugin('Health');

/** Whether the phone has HealthKit, as a Cordova app and as a Capacitor app ask. */
exports.cordova = () => new Promise((resolve, reject) => window.cordova.exec(resolve, reject, 'HealthKit', 'available', []));
exports.capacitor = () => Health.isAvailable().then((answer) => answer.available);
