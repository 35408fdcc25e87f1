import { test } from 'vitest';
import { useHealthKit } from 'healthkit-bridge/vitest';
import { defineTests } from '../suite.js';

defineTests(test, useHealthKit({ consent: 'deny', osVersion: '17.0' }));
