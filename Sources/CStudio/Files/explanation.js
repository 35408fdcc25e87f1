// Why an answer of HealthKit is empty.

import { calls } from './calls.js';
import { phone } from './catalog.js';
import { call } from './connection.js';
import { h } from './page.js';

/** Sentences about an empty answer, by the decisions and the samples that the phone has now. The phone numbers the calls from its start. */
export async function explanation({ app, methods: [method], number }) {
  const later = calls.filter((each) => each.app === app && each.number > number && each.methods[0] === method && each.response).length;
  const { entries } = await call('control/journal', { bundleIdentifier: app, method });
  const index = entries.at(-1 - later)?.index;
  const sentences = index ? await call('control/explain', { bundleIdentifier: app, call: index }) : [];
  const text = sentences.join(' ') || 'The phone no longer knows: it has been reset since, or the call asks for no samples.';
  return [`${text} `, h('a', { href: '#permissions' }, 'Permissions'), ` · Time on the phone: ${phone.state.clock}`];
}
