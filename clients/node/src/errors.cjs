'use strict';

// CommonJS, so that Jest and `require` load it too.

/** The base of all errors of this client. */
class BridgeError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The bridge could not be started, or the connection is lost. */
class ConnectionFailure extends BridgeError {
  /**
   * @param reason `missing`, `ended`, `timeout`, `garbage` or `version`
   * @param message a sentence about the failure
   * @param options `stderr`: its last lines; `exitStatus`: if the bridge has ended; `cause`
   */
  constructor(reason, message, { stderr = '', exitStatus, cause } = {}) {
    super(stderr ? `${message}\nThe last lines of its stderr:\n${stderr}` : message, cause && { cause });
    this.reason = reason;
    this.stderr = stderr;
    this.exitStatus = exitStatus;
  }
}

/** A call waits for the user, and the test has not answered the permission sheet. */
class UnansweredSheet extends BridgeError {}

/** An error response of the bridge. */
class ResponseError extends BridgeError {
  /**
   * @param error the whole error object
   * @param options `cause`, as for `Error`
   */
  constructor(error, options) {
    super(error.message, options);
    this.error = error;
  }
}

/**
 * -32000: an error of a plugin. `code`, `message` and `details` are those of Flutter's `PlatformException`. If its message is
 * null (see `error.data.message`), `message` is the code, because the message of an `Error` is a text.
 */
class PlatformException extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.code = error.data?.code;
    this.details = error.data?.details ?? null;
  }
}

/** -32001: an error of HealthKit, an `NSError`. `name` is the name of the code, such as `errorNoData`. */
class HealthKitError extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.domain = error.data?.domain;
    this.code = error.data?.code;
    this.name = String(error.data?.name ?? this.name);
  }
}

/** -32002: an exception that ends the app on a device. The app cannot catch it. */
class NativeException extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.exception = error.data?.exception;
    this.reason = error.data?.reason;
  }
}

/** -32003: the app has ended, or a test has ordered this error. */
class AppTerminated extends ResponseError {}

/** -32004: on a device the plugin never answers the call. */
class NoReply extends ResponseError {}

/** -32602: invalid params. `path` is the path of the invalid value, `expected` the expected value. */
class InvalidParams extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.path = error.data?.path;
    this.expected = error.data?.expected;
  }
}

/** -32601: the method does not exist. */
class MissingPluginException extends ResponseError {}

/** -32800: the request was cancelled. `cause` is the reason of the signal. */
class RequestCancelled extends ResponseError {}

const kinds = new Map([
  [-32000, PlatformException],
  [-32001, HealthKitError],
  [-32002, NativeException],
  [-32003, AppTerminated],
  [-32004, NoReply],
  [-32602, InvalidParams],
  [-32601, MissingPluginException],
  [-32800, RequestCancelled],
]);

/** The error with the class of its code. */
function responseError(error, options) {
  return new (kinds.get(error.code) ?? ResponseError)(error, options);
}

module.exports = {
  AppTerminated,
  BridgeError,
  ConnectionFailure,
  UnansweredSheet,
  ResponseError,
  PlatformException,
  HealthKitError,
  NativeException,
  NoReply,
  InvalidParams,
  MissingPluginException,
  RequestCancelled,
  responseError,
};
