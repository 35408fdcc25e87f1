'use strict';

// The package is loaded after this module, so that --require is only needed where it is not.
require('./register.cjs');
const { hooks } = require('../runners/node-test.cjs');
const testing = require('./testing.cjs');

/** A bridge for the tests of a file or suite of `node:test` that use the package. */
exports.useHealthKit = (options) => testing.useHealthKit(hooks(), options);
