// The permission sheet, and the switches of Settings.

import { act } from './connection.js';
import { phone, selection, title, typeOf } from './catalog.js';
import { attempt, button, choice, field, h, idOf, render, toggle } from './page.js';

/** Shows the open sheet of an app on the phone, or over a window without a phone. Without a sheet, closes the dialog. */
export function showSheet(dialog, isOnPhone, refresh) {
  const app = phone.apps.find(({ openSheet }) => openSheet);
  // A change of the app's state keeps the switches as they are.
  render(dialog, app ? [app.bundleIdentifier, app.openSheet] : null, () => (app ? content(app, refresh) : []));
  if (app && !dialog.open) dialog[isOnPhone ? 'show' : 'showModal']();
  else if (!app && dialog.open) {
    dialog.close();
    if (document.activeElement === document.body) document.getElementById('main').focus({ preventScroll: true });
  }
  // The user cannot dismiss a sheet without an answer.
  dialog.oncancel = (event) => event.preventDefault();
}

function content({ bundleIdentifier, name, openSheet }, refresh) {
  const { sheet, toShare = [], read = [], objects } = openSheet;
  const isBlank = toShare.length + read.length === 0 && !objects;
  const sorted = (types) => types.toSorted((a, b) => title(a).localeCompare(title(b)));
  const group = (kind, label, items) => items.length > 0 && h('fieldset', {},
    h('legend', {}, label),
    items.map((item) => h('label', { className: 'line' }, h('span', {}, kind === 'objects' ? item : title(item)),
      h('input', { type: 'checkbox', role: 'switch', 'data-kind': kind, 'data-item': item }))));
  const form = h('div', {},
    group('share', `Allow “${name}” to write`, sorted(toShare)),
    group('read', `Allow “${name}” to read`, sorted(read)),
    group('objects', `Allow “${name}” to read these objects`, objects ?? []));
  const switches = () => [...form.querySelectorAll('input')];
  const respond = async (policy, decide) => {
    const rule = { sheet, policy, bundleIdentifier };
    if (decide) {
      for (const { dataset, checked } of switches()) (rule[dataset.kind] ??= {})[dataset.item] = checked;
    }
    await act('control/respondToPermissionSheet', rule);
    await refresh();
  };
  return [
    h('h2', { id: 'sheet-title' }, 'Health Access'),
    h('p', {}, `“${name}” (${bundleIdentifier}) would like to access your health data.`),
    isBlank && h('p', {}, 'The sheet is blank. It stays until the app ends.'),
    !isBlank && button('Turn On All', () => switches().forEach((each) => { each.checked = true; }), { id: 'turn-on-all', className: 'link' }),
    form,
    h('p', { className: 'kill' }, 'Instead of an answer: ', button('Kill the app', () => respond('kill'), { id: 'kill', className: 'danger' })),
    !isBlank && h('div', { className: 'row end' },
      button('Don’t Allow', () => respond('deny'), { id: 'do-not-allow' }),
      button('Allow', () => respond('deny', true), { id: 'allow', className: 'primary' })),
  ].filter(Boolean);
}

/** Shows Settings → Health → Data Access. */
export function showPermissions(view, refresh) {
  const { apps, state } = phone;
  const app = selection.app;
  const decisions = state.authorizations.filter(({ bundleIdentifier }) => bundleIdentifier === app);
  const types = [...new Set(decisions.map(({ type }) => type))].sort((a, b) => title(a).localeCompare(title(b)));
  const status = (type, direction) => decisions.find((each) => each.type === type && each.direction === direction)?.status;
  if (!view.firstChild) view.append(h('div', { className: 'card' }), h('div', { className: 'card' }));
  const [settings, sources] = view.children;

  render(settings, [apps.map(({ bundleIdentifier }) => bundleIdentifier), app, decisions], () => [
    h('h2', {}, 'Settings'),
    apps.length === 0 ? h('p', {}, 'No app is here yet. When one asks for permission, its switches are here. ', h('a', { href: '#start' }, 'Try a sample app'), '.') : field('App', choice({
      id: 'settings-app', onchange: (event) => attempt(() => ((selection.app = event.target.value), refresh())),
    }, apps.map(({ bundleIdentifier }) => bundleIdentifier), app)),
    types.length > 0 && h('table', { className: 'switches' },
      h('thead', {}, h('tr', {}, ['Type', 'Write', 'Read'].map((text) => h('th', { scope: 'col' }, text)))),
      h('tbody', {}, types.map((type) => h('tr', {},
        h('th', { scope: 'row' }, title(type)),
        ['share', 'read'].map((direction) => h('td', {}, typeOf(type)?.permissions[direction] !== false &&
          toggle(idOf(direction, type), `${direction === 'share' ? 'Write' : 'Read'} ${title(type)}`, status(type, direction) === 2,
            async (allowed) => {
              await act('control/setAuthorization', { type, direction, allowed, bundleIdentifier: app });
              await refresh();
            }, status(type, direction) === undefined),
          status(type, direction) === undefined && h('small', {}, ' not asked'))))))),
    app && types.length === 0 && h('p', { className: 'empty' }, 'The app has not asked for any type. After its first sheet, each type has a switch here.'),
  ].filter(Boolean));

  const order = phone.sources;
  const setOrder = async (names) => {
    await act('control/setSourceOrder', { sources: names });
    await refresh();
  };
  const move = async (from, to) => {
    const names = order.map(({ bundleIdentifier }) => bundleIdentifier);
    const [moved] = names.splice(from, 1);
    names.splice(to, 0, moved);
    await setOrder(names);
    // The focus stays at the source. At an end of the list only the other button is enabled.
    const [same, other] = (to < from ? ['up', 'down'] : ['down', 'up']).map((way) => document.getElementById(idOf(way, moved)));
    (same.disabled ? other : same).focus();
  };
  render(sources, order, () => [
    h('h2', {}, 'Data sources'),
    order.length === 0 ? h('p', { className: 'empty' }, 'No source has saved samples yet.') : h('p', {}, 'Where samples overlap, the first source counts.'),
    h('ol', { className: 'apps', id: 'source-order' }, order.map(({ name, bundleIdentifier }, index) => h('li', {},
      h('span', {}, h('strong', {}, name), h('small', {}, bundleIdentifier)),
      h('span', { className: 'row' },
        button('Up', () => move(index, index - 1), { id: idOf('up', bundleIdentifier), 'aria-label': `Move ${name} up`, disabled: index === 0 }),
        button('Down', () => move(index, index + 1), { id: idOf('down', bundleIdentifier), 'aria-label': `Move ${name} down`, disabled: index === order.length - 1 }))))),
    order.length > 0 && button('Usual order', () => setOrder([]), { id: 'usual-order' }),
  ].filter(Boolean));
}
