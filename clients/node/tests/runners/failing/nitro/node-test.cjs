'use strict';

const { test } = require('node:test');
const { useHealthKit } = require('healthkit-bridge/nitro/node-test');
const { defineFailingTests } = require('./suite.cjs');

defineFailingTests(test, useHealthKit({ consent: 'deny' }));
