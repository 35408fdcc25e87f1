// The dialog with the session as a vector file.

import { log } from './connection.js';
import { button, h } from './page.js';
import { vector } from './vector.js';

/** Shows the session of an app; without one, of the app that has sent the latest message. */
export function showVector(dialog, chosen) {
  const app = chosen || log.findLast(({ owner }) => !owner)?.bundleIdentifier;
  const { text, missing } = app ? vector(app, log) : { text: '', missing: [] };
  const area = h('textarea', { id: 'vector-text', readOnly: true, value: text, rows: 20, 'aria-label': 'The vector file' });
  const result = h('span', { role: 'status' });
  dialog.replaceChildren(...[
    h('h2', { id: 'vector-title' }, 'Vector'),
    h('p', {}, app ? `The messages of ${app} since this page was opened, as a file for healthkit-bridge conformance. It contains health values.` : 'No app has sent a message.'),
    missing.length > 0 && h('div', { id: 'missing' },
      h('p', {}, 'Some messages were too long to be shown, and are not in the file:'),
      h('ul', {}, missing.map((line) => h('li', {}, line)))),
    area,
    h('div', { className: 'row end' }, result,
      button('Copy', async () => {
        await navigator.clipboard.writeText(text);
        result.textContent = 'Copied.';
      }, { id: 'copy', className: 'primary', autofocus: true }),
      h('a', { id: 'download', className: 'button', download: 'case.json', href: `data:application/json,${encodeURIComponent(text)}` }, 'Download'),
      button('Close', () => dialog.close(), { id: 'close-vector' }))].filter(Boolean));
  dialog.showModal();
}
