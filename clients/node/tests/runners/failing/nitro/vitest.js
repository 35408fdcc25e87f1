import { test } from 'vitest';
import { useHealthKit } from 'healthkit-bridge/nitro/vitest';
import { defineFailingTests } from './suite.cjs';

defineFailingTests(test, useHealthKit({ consent: 'deny' }));
