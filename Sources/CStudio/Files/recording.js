// The session as a recording, of which the server makes a test.

import { call, log } from './connection.js';
import { concerns, given, isIgnored, owned } from './vector.js';

/** The text of a vector file whose steps are the messages of an app and the owner's calls, in their order. */
export async function recording(app) {
  const steps = [];
  const ids = new Map();
  for (const entry of log) {
    if (!concerns(entry, app)) continue;
    const message = entry.isLong ? await whole(entry) : entry.message;
    if (!message || Array.isArray(message)) continue;
    if (entry.direction === 'request') {
      if (message.id === undefined || isIgnored(message.method)) continue;
      const id = steps.length + 1;
      const params = entry.owner ? owned(message.method, message.params) : message.params;
      steps.push({ send: { jsonrpc: '2.0', id, method: message.method, ...(params && { params }) }, expectEach: [] });
      ids.set(entry.key, id);
    } else if (entry.direction === 'response') {
      const id = ids.get(entry.key);
      ids.delete(entry.key);
      if (id) steps.at(-1).expectEach.push({ jsonrpc: '2.0', id, ...(message.error ? { error: message.error } : { result: message.result ?? null }) });
    } else {
      steps.at(-1)?.expectEach.push(message);
    }
  }
  return JSON.stringify({ about: 'Recorded with the studio.', cases: [{ name: `a session of ${app}`, given: given(app, log), exchange: steps }] });
}

/** A message that the server has not sent because of its length. */
const whole = async ({ sequence }) => (await call('control/readTraffic', { sequence })).message;
