// Why an answer of HealthKit is empty.

import { phone, title } from './catalog.js';
import { call } from './connection.js';
import { h } from './page.js';

/** Sentences about an empty answer, by the decisions and the samples that the phone has now. */
export async function explanation({ app, types }) {
  const [{ authorizations }, { counts }] = await Promise.all([call('control/state', { bundleIdentifier: app }), call('control/countSamples')]);
  const sentences = types.map((type) => {
    const decision = authorizations.find((each) => each.bundleIdentifier === app && each.type === type && each.direction === 'read');
    const samples = counts.filter((each) => each.type === type);
    const count = samples.reduce((sum, each) => sum + each.count, 0);
    const others = count - samples.reduce((sum, each) => sum + (each.source.bundleIdentifier === app ? each.count : 0), 0);
    if (count === 0) return `The phone has no samples of ${title(type)}.`;
    if (decision?.status !== 2) {
      return `The user has ${decision ? 'denied' : 'not allowed'} reading ${title(type)}: the app cannot see the ${others.toLocaleString('en')} samples`
        + ' of other sources. HealthKit does not tell it so (AUTH-38).';
    }
    const sources = samples.map(({ source }) => source.name).join(', ');
    return `The phone has ${count.toLocaleString('en')} samples of ${title(type)}, from ${sources}. None matches the request: look at its dates and its predicate.`;
  });
  const link = h('a', { href: '#permissions' }, 'Permissions');
  return [`${sentences.join(' ')} `, link, ` · Time on the phone: ${phone.state.clock}`];
}
