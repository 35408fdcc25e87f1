// The messages of apps, and the owner's calls, as they happen.

import { log } from 'studio/connection';
import { choice, field, h } from 'studio/page';
import { vectorText } from 'studio/vector';

const mostRows = 2000;
const shown = { text: '', app: '', errors: false, paused: false };
const requests = new Map();
const rows = [];

/** Shows the view. */
export function showTraffic(view, dialog) {
  if (view.firstChild) return updateApps(view);
  const filter = (name, value) => { shown[name] = value; rows.forEach(hideIfFiltered); };
  view.append(h('div', { className: 'card' },
    h('h2', {}, 'Traffic'),
    h('div', { className: 'row' },
      field('Filter', h('input', { type: 'search', id: 'traffic-filter', oninput: (event) => filter('text', event.target.value.toLowerCase()) })),
      field('App', choice({ id: 'traffic-app', onchange: (event) => filter('app', event.target.value) }, [['', 'all']], '')),
      h('label', { className: 'check' }, h('input', { type: 'checkbox', id: 'errors-only', onchange: (event) => filter('errors', event.target.checked) }), ' Errors only'),
      h('button', { type: 'button', id: 'clear-traffic', onclick: () => { rows.splice(0).forEach((row) => row.remove()); } }, 'Clear'),
      h('button', { type: 'button', id: 'copy-vector', className: 'primary', onclick: () => showVector(dialog) }, 'Copy as vector')),
    h('ol', { className: 'traffic', id: 'traffic', 'aria-label': 'Messages, the newest first' })));
  log.forEach(addMessage);
  updateApps(view);
}

function updateApps(view) {
  const select = view.querySelector('#traffic-app');
  const known = [...select.options].map(({ value }) => value);
  for (const name of new Set(log.map(({ bundleIdentifier, owner }) => !owner && bundleIdentifier))) {
    if (name && !known.includes(name)) select.append(h('option', { value: name }, name));
  }
}

/** Adds a message to the list. */
export function addMessage(entry) {
  const list = document.getElementById('traffic');
  if (!list) return;
  const { message, direction, owner, bundleIdentifier, time } = entry;
  const messages = [message].flat();
  if (direction === 'request') requests.set(entry.key, messages.map(({ method }) => method).join(', '));
  const error = messages.find((each) => each?.error)?.error;
  const method = messages.map((each) => each?.method).filter(Boolean).join(', ') || requests.get(entry.key) || '';
  const outcome = error ? `${error.data?.exception ?? error.data?.name ?? error.code}` : direction;
  const row = h('li', { className: error ? (error.code === -32002 ? 'exception' : 'error') : direction },
    h('details', {},
      h('summary', {},
        h('span', { className: 'arrow', 'aria-hidden': 'true' }, direction === 'request' ? '→' : '←'),
        h('code', {}, method), h('span', { className: 'outcome' }, outcome),
        h('small', {}, `${owner ? 'you' : bundleIdentifier}${time ? ` · ${time.slice(11, 23).replace('Z', '')}` : ''}`)),
      h('pre', {}, JSON.stringify(message, null, 2))));
  Object.assign(row.dataset, { app: owner ? '' : bundleIdentifier, failed: error ? 'yes' : '', text: `${method} ${outcome}`.toLowerCase() });
  hideIfFiltered(row);
  rows.push(row);
  list.prepend(row);
  if (rows.length > mostRows) rows.shift().remove();
}

function hideIfFiltered(row) {
  const { app, failed, text } = row.dataset;
  row.hidden = !text.includes(shown.text) || (shown.app !== '' && app !== shown.app) || (shown.errors && !failed);
}

function showVector(dialog) {
  const app = shown.app || log.findLast(({ owner }) => !owner)?.bundleIdentifier;
  const text = app ? vectorText(app, log) : '';
  const area = h('textarea', { id: 'vector-text', readOnly: true, value: text, rows: 20, 'aria-label': 'The vector file' });
  const result = h('span', { role: 'status' });
  dialog.replaceChildren(
    h('h2', { id: 'vector-title' }, 'Vector'),
    h('p', {}, app ? `The messages of ${app} since this page was opened, as a file for healthkit-bridge conformance. It contains health values.` : 'No app has sent a message.'),
    area,
    h('div', { className: 'row end' }, result,
      h('button', { type: 'button', onclick: async () => {
        await navigator.clipboard.writeText(text);
        result.textContent = 'Copied.';
      } }, 'Copy'),
      h('a', { className: 'button', download: 'case.json', href: `data:application/json,${encodeURIComponent(text)}` }, 'Download'),
      h('button', { type: 'button', onclick: () => dialog.close() }, 'Close')));
  dialog.showModal();
}
