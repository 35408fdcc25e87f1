import { test } from 'node:test';
import { useHealthKit } from 'healthkit-bridge/node-test';
import { defineFailingTests } from './suite.js';

defineFailingTests(test, useHealthKit({ consent: 'ask', sheetTimeout: 1 }));
