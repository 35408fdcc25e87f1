// The screen of the phone: its clock, the lock, the apps, Settings and Health. The permission sheet lies on it.

import { act } from './connection.js';
import { phone, profiles, selection } from './catalog.js';
import { attempt, button, choice, h, idOf, instant, localTime, nextDay, render } from './page.js';

const states = ['foreground', 'background', 'suspended', 'terminated', 'relaunched', 'extension', 'guest'];

/** Shows the phone. */
export function showDevice(device, refresh) {
  const { state, apps } = phone;
  const change = async (method, params) => (await act(method, params), refresh());
  const [day, time] = localTime(state.clock, state.timeZone).split('T');
  const hasSheet = apps.some(({ openSheet }) => openSheet);
  render(device.querySelector('#bar'), [time, state.locked], () => [h('span', {}, time), h('span', {}, state.locked ? 'Locked' : '')]);
  const screen = device.querySelector('#screen');
  render(screen, [day, time, state.locked, apps, selection.app, state.profile, state.osVersion], () => [
    h('p', { className: 'lock-time' }, time),
    h('p', { className: 'lock-day' }, `${day}, ${state.timeZone}`),
    state.locked
      ? button('Unlock', () => change('control/unlockDevice'), { id: 'unlock', className: 'primary' })
      : home(apps, refresh, change),
  ]);
  // The sheet covers the screen.
  screen.inert = hasSheet;
  render(device.querySelector('#buttons'), [state.locked, hasSheet], () => [
    button('+ 1 minute', () => change('control/advanceClock', { seconds: 60 }), { id: 'minute' }),
    button('+ 1 hour', () => change('control/advanceClock', { seconds: 3600 }), { id: 'hour' }),
    button('Tomorrow 7:00', () => {
      const tomorrow = nextDay(localTime(phone.state.clock, phone.state.timeZone).slice(0, 10));
      return change('control/setClock', { now: instant(`${tomorrow}T07:00`, phone.state.timeZone) });
    }, { id: 'tomorrow' }),
    button(state.locked ? 'Unlock' : 'Lock', () => change(state.locked ? 'control/unlockDevice' : 'control/lockDevice'), { id: 'lock' }),
  ]);
  device.querySelector('#model').textContent = `${profiles[state.profile]}, iOS ${state.osVersion}`;
}

function home(apps, refresh, change) {
  const icon = (text, name, detail) => [h('span', { className: `icon ${detail ?? ''}`, 'aria-hidden': 'true' }, text), h('span', { className: 'name' }, name)];
  const app = apps.find(({ bundleIdentifier }) => bundleIdentifier === selection.app);
  return h('div', {},
    h('ul', { className: 'icons', 'aria-label': 'Apps' },
      h('li', {}, h('a', { href: '#data', className: 'app' }, ...icon('♥', 'Health', 'health'))),
      h('li', {}, h('a', { href: '#permissions', className: 'app' }, ...icon('⚙', 'Settings', 'settings'))),
      apps.map(({ bundleIdentifier, name, appState, openSheet }) => h('li', {}, h('button', {
        type: 'button', className: 'app', id: idOf('app', bundleIdentifier), 'aria-pressed': `${bundleIdentifier === selection.app}`,
        onclick: () => attempt(() => ((selection.app = bundleIdentifier), refresh())),
      }, ...icon((name ?? bundleIdentifier).slice(0, 1).toUpperCase(), name ?? bundleIdentifier, appState), h('small', {}, openSheet ? 'asks' : appState))))),
    apps.length === 0 && h('p', { className: 'hint' }, 'No app is here yet. ', h('a', { href: '#start' }, 'Try a sample app'), ' or ', h('a', { href: '#connect' }, 'connect yours'), '.'),
    app && appPanel(app, change));
}

/** What a person or the system does with an app. */
function appPanel({ bundleIdentifier, name, version, appState }, change) {
  return h('div', { className: 'app-panel', role: 'group', 'aria-label': name ?? bundleIdentifier },
    h('p', {}, h('strong', {}, name ?? bundleIdentifier), h('small', {}, `${bundleIdentifier} ${version ?? ''}`)),
    h('div', { className: 'row' },
      choice({
        id: idOf('state', bundleIdentifier), 'aria-label': 'State',
        onchange: (event) => attempt(() => change('control/setAppState', { state: event.target.value, bundleIdentifier })),
      }, states, appState),
      appState === 'terminated' && button('Relaunch', () => change('control/setAppState', { state: 'relaunched', bundleIdentifier }), { id: idOf('relaunch', bundleIdentifier) }),
      button('Uninstall', () => confirm(`Uninstall ${bundleIdentifier}? Its samples stay.`) &&
        change('control/uninstallApp', { bundleIdentifier }), { id: idOf('uninstall', bundleIdentifier), className: 'danger' })));
}
