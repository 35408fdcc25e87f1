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
    for (const name of new.target.members) this[name] = error.data?.[name];
  }

  /** The members of `data` that are members of the error. */
  static members = [];
}

class PlatformException extends ResponseError {
  static members = ['code'];

  constructor(error, options) {
    super(error, options);
    this.details = error.data?.details ?? null;
  }
}

class HealthKitError extends ResponseError {
  static members = ['domain', 'code'];

  constructor(error, options) {
    super(error, options);
    this.name = String(error.data?.name ?? this.name);
  }
}

class NativeException extends ResponseError {
  static members = ['exception', 'reason'];
}

class AppTerminated extends ResponseError {}

class NoReply extends ResponseError {}

class InvalidParams extends ResponseError {
  static members = ['path', 'expected'];
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
