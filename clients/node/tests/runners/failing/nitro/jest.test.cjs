'use strict';

const { useHealthKit } = require('healthkit-bridge/nitro/jest');
const { defineFailingTests } = require('./suite.cjs');

defineFailingTests(test, useHealthKit({ consent: 'deny' }));
