import { useHealthKit } from 'healthkit-bridge/jest';
import { defineFailingTests } from './suite.js';

defineFailingTests(test, useHealthKit({ consent: 'ask', sheetTimeout: 1 }));
