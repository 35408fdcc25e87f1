'use strict';

const { hooks } = require('../runners/jest.cjs');
const testing = require('./testing.cjs');

/** A bridge for the tests of a file or suite of Jest that use the package. */
exports.useHealthKit = (options) => testing.useHealthKit(hooks(), options);
