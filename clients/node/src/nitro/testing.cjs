'use strict';

const { Session, use } = require('../runners/session.cjs');
const { withoutChannels } = require('./connection.cjs');
const { startNitro } = require('./index.cjs');

const methods = ['call', 'setupBackgroundObservers', 'explain', 'unusedFaults'];

/** The bridge for the tests of a file that use the package. */
class NitroHealthKit extends Session {
  get NitroModules() {
    return this.bridge.NitroModules;
  }
}

withoutChannels(NitroHealthKit.prototype);

/** A bridge for the tests of a file, with the hooks of a runner. The options are those of `startNitro`, and `unusedFaults`. */
exports.useHealthKit = (hooks, { unusedFaults, ...options } = {}) =>
  use(hooks, new NitroHealthKit(() => startNitro(options), methods, options), unusedFaults);
