'use strict';

// The errors, which `errors.d.cts` documents. CommonJS, so that Jest and `require` load it too.

class BridgeError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = new.target.name;
  }
}

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

class UnansweredSheet extends BridgeError {}

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

class PlatformException extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.code = error.data?.code;
    this.details = error.data?.details ?? null;
  }
}

class HealthKitError extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.domain = error.data?.domain;
    this.code = error.data?.code;
    this.name = String(error.data?.name ?? this.name);
  }
}

class NativeException extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.exception = error.data?.exception;
    this.reason = error.data?.reason;
  }
}

class AppTerminated extends ResponseError {}

class NoReply extends ResponseError {}

class InvalidParams extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.path = error.data?.path;
    this.expected = error.data?.expected;
  }
}

class MissingPluginException extends ResponseError {}

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
