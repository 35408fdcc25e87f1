import { useHealthKit } from 'healthkit-bridge/jest';
import { connect, NativeModules } from 'healthkit-bridge/react-native-health';
import { stepsToday } from './app.cjs';

connect(useHealthKit({ clock: '2026-03-01T12:00:00Z' }));
const shown = () => new Promise(stepsToday);

test('the app has not asked', async () => {
  expect(await shown()).toBe('no access');
});

test('there are no steps yet', async () => {
  const permissions = { read: ['Steps'], write: [] };
  await new Promise((done) => NativeModules.AppleHealthKit.initHealthKit({ permissions }, done));
  expect(await shown()).toBe('0 steps');
});
