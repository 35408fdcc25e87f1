import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useHealthKit } from 'healthkit-bridge/node-test';

const { StepRecorder } = await import(process.env.APP ?? './careful-app.js');
const health = useHealthKit({ consent: 'deny' });

test('the app does not record if the user denies', async () => {
  const app = new StepRecorder(health);
  await app.enable();
  assert.equal(app.isRecording, false);
});
