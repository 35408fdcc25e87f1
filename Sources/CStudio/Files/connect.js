// How an app reaches this phone: the address, and a snippet for each client.

import { appToken, phoneName } from './connection.js';
import { button, h, render } from './page.js';

/** The snippets. Each takes the address of the server and the name of the phone as literals. */
const snippets = {
  Python: (url, phone) => `from healthkit_bridge import Bridge

with Bridge.connect(${url}, phone=${phone}, bundle_id="com.example.walker") as app:
    app.store.request_authorization(read=["HKQuantityTypeIdentifierStepCount"])`,
  'Node and React Native': (url, phone) => `import { Bridge } from 'healthkit-bridge';

const app = await Bridge.connect(${url}, { phone: ${phone}, bundleId: 'com.example.walker' });
await app.store.requestAuthorization({ read: ['HKQuantityTypeIdentifierStepCount'] });`,
  'Dart and Flutter': (url, phone) => `final app = await Bridge.connect(${url}, phone: ${phone}, bundleId: 'com.example.walker');`,
  Swift: (url, phone) => `let app = try await Bridge.connect(${url}, ["phone": ${phone}, "bundleId": "com.example.walker"])`,
  bash: (url, phone) => `. healthkit-bridge.bash
bridge_connect ${url} phone=${phone} bundleId=com.example.walker`,
};

/** What a client needs to connect. */
const needs = { Python: "pip install 'websockets>=13'", 'Node and React Native': 'Node 20 has no WebSocket: npm install ws' };

/** Shows the view. */
export function showConnect(view) {
  const url = `${location.origin}/?token=${appToken}`;
  render(view, url, () => h('div', { className: 'card' },
    h('h2', {}, 'Connect an app'),
    h('p', {}, 'Each connection is a process of an app on this phone. The token is that of apps: it does not let them act as the owner of the phone.'),
    Object.entries({ Address: url, ...snippets }).flatMap(([name, content], index) => {
      const text = typeof content === 'string' ? content : content(JSON.stringify(url), JSON.stringify(phoneName));
      const result = h('span', { role: 'status' });
      return [
        h('h3', { id: `snippet-${index}` }, name),
        needs[name] && h('p', {}, h('small', {}, needs[name])),
        h('pre', { tabIndex: 0, 'aria-labelledby': `snippet-${index}` }, text),
        h('p', {}, button('Copy', async () => {
          await navigator.clipboard.writeText(text);
          result.textContent = 'Copied.';
        }, { 'aria-label': `Copy ${name}` }), ' ', result),
      ];
    })));
}
