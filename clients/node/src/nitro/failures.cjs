'use strict';

const { HealthKitError, NativeException } = require('../errors.cjs');

/** An error of a package itself. */
class PackageError extends Error {
  constructor(message, name = 'react-native-healthkit') {
    super(`[${name}] ${message}`);
  }
}

/** An exception that ends the app on a device, and that no request to the bridge can cause. */
function exception(name, reason) {
  return new NativeException({ code: -32002, message: reason, data: { exception: name, reason } });
}

/** A failure of the plugin's Swift code, which ends the app. */
const trap = (reason) => exception('SwiftRuntimeFailure', reason);

/** The text of an NSError. */
const described = (domain, code, text) =>
  `Error Domain=${domain} Code=${code} "${text}" UserInfo={NSLocalizedDescription=${text}}`;

/**
 * The error that JavaScript gets: a message alone. An exception, which ends the app, and a lost connection stay as they are.
 *
 * @param prefix the beginning of the message of a synchronous function
 */
function asNative(error, prefix = '') {
  if (error instanceof HealthKitError) {
    return new Error(prefix + described(error.domain, error.code, error.message));
  }
  return error instanceof PackageError ? new Error(prefix + error.message) : error;
}

/** The result of a call whose exceptions the package catches: their reasons are lost. */
const catching = (call) => call.catch((error) => {
  throw error instanceof NativeException ? new Error(`Error Domain=${error.exception} Code=0 "(null)"`) : error;
});

module.exports = { asNative, catching, exception, PackageError, trap };
