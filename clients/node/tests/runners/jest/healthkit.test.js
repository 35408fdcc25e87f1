import { useHealthKit } from 'healthkit-bridge/jest';
import { defineTests } from '../suite.js';

defineTests(test, useHealthKit({ consent: 'deny', osVersion: '17.0' }));
