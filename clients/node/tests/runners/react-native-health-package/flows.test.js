import AppleHealthKit from 'react-native-health';
import { useHealthKit } from 'healthkit-bridge/jest';
import { connect } from 'healthkit-bridge/react-native-health';
import { defineFlows } from '../../react-native-health/flows.js';

const health = useHealthKit({ clock: '2026-03-01T12:00:00Z', timeZone: 'UTC', seed: 1 });
connect(health, { noReply: 'throw' });
defineFlows(test, health, () => AppleHealthKit);
