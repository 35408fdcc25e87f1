import { test } from 'vitest';
import { useHealthKit } from 'healthkit-bridge/vitest';
import { defineFailingTests } from './suite.js';

defineFailingTests(test, useHealthKit({ consent: 'ask', sheetTimeout: 1 }));
