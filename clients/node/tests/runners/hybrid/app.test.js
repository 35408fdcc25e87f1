import * as capacitor from 'healthkit-bridge/capacitor';
import * as cordova from 'healthkit-bridge/cordova';
import { useHealthKit } from 'healthkit-bridge/jest';
import app from './app.cjs';

const phone = useHealthKit();
cordova.connect(phone);
capacitor.connect(phone);

test('a Cordova app', async () => {
  expect(await app.cordova()).toBe(true);
});

test('a Capacitor app', async () => {
  expect(await app.capacitor()).toBe(true);
});
