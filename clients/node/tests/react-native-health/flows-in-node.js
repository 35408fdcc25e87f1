// Runs the flows of react-native-health in Node.js. react-native-health.test.js starts it.
import { test } from 'node:test';
import { useHealthKit } from 'healthkit-bridge/node-test';
import { connect } from 'healthkit-bridge/react-native-health';
import { loadPackage } from 'healthkit-bridge/react-native-health/loader';
import { defineFlows } from './flows.js';

const health = useHealthKit({ clock: '2026-03-01T12:00:00Z', timeZone: 'UTC', seed: 1 });
connect(health, { noReply: 'throw' });
const HealthKit = loadPackage();
defineFlows(test, health, () => HealthKit);
