'use strict';

/** Reports an error to the test runner. */
exports.throwLater = (error) => queueMicrotask(() => { throw error; });

/** Calls a callback. Its error is reported to the test runner. */
exports.callBack = function callBack(callback, ...args) {
  try {
    callback?.(...args);
  } catch (error) {
    exports.throwLater(error);
  }
};
