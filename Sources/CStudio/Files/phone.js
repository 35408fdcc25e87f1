// The phone: device, system, clock, lock, apps.

import { act } from './connection.js';
import { phone, profiles, selection } from './catalog.js';
import { attempt, button, choice, field, h, instant, localTime, nextDay, render, submitting, toggle } from './page.js';

const states = ['foreground', 'background', 'suspended', 'terminated', 'relaunched', 'extension', 'guest'];
const zones = Intl.supportedValuesOf('timeZone');

/** Shows the view. */
export function showPhone(view, refresh) {
  const { state, apps } = phone;
  if (!view.firstChild) view.append(h('div', { className: 'cards' }, h('div', { className: 'card' }), h('div', { className: 'card' }), h('div', { className: 'card wide' })));
  const [clock, device, list] = view.firstChild.children;
  const change = async (method, params) => (await act(method, params), refresh());

  render(clock, [state.clock.slice(0, 16), state.timeZone], () => [
    h('h2', {}, 'Clock'),
    h('p', { className: 'big' }, localTime(state.clock, state.timeZone).replace('T', ' ')),
    h('div', { className: 'row' },
      button('+ 1 minute', () => change('control/advanceClock', { seconds: 60 }), { id: 'minute' }),
      button('+ 1 hour', () => change('control/advanceClock', { seconds: 3600 }), { id: 'hour' }),
      button('Tomorrow at 7:00', () => {
        const tomorrow = nextDay(localTime(phone.state.clock, phone.state.timeZone).slice(0, 10));
        return change('control/setClock', { now: instant(`${tomorrow}T07:00`, phone.state.timeZone) });
      }, { id: 'tomorrow' })),
    h('form', { className: 'row', onsubmit: submitting((form) => change('control/setClock', { now: instant(form.get('now'), phone.state.timeZone) })) },
      field('Time', h('input', { type: 'datetime-local', id: 'clock-now', name: 'now', required: true, value: localTime(state.clock, state.timeZone) })),
      h('button', { id: 'set-clock' }, 'Set')),
    field('Time zone', choice({ id: 'time-zone', onchange: (event) => attempt(() => change('control/setTimeZone', { timeZone: event.target.value })) },
      zones.includes(state.timeZone) ? zones : [state.timeZone, ...zones], state.timeZone)),
  ]);

  render(device, [state.profile, state.osVersion, state.locked, state.consent], () => [
    h('h2', {}, 'Device'),
    h('label', { className: 'line' }, h('span', {}, 'Locked'),
      toggle('locked', 'Locked', state.locked, (isOn) => change(isOn ? 'control/lockDevice' : 'control/unlockDevice'))),
    h('form', { className: 'row', onsubmit: submitting((form) => change('control/setOSVersion', { osVersion: form.get('version') })) },
      field('System', h('input', { id: 'os-version', name: 'version', value: state.osVersion, size: 6, pattern: '\\d+(\\.\\d+)*', required: true })),
      h('button', { id: 'update-system' }, 'Update')),
    h('form', { className: 'row', onsubmit: submitting((form) =>
      confirm('Erase the phone? Samples, decisions and snapshots return to those of the start.') && change('control/reset', { profile: form.get('profile') })) },
      field('Class', choice({ id: 'profile', name: 'profile' }, Object.entries(profiles), state.profile)),
      h('button', { id: 'erase', className: 'danger' }, 'Erase and restart')),
    h('form', { className: 'row', onsubmit: submitting((form) => change('control/setConsent', { policy: form.get('policy') })) },
      field('Next permission sheets', choice({ id: 'policy', name: 'policy' }, [
        ['ask', 'show here'], ['allow', 'allow all'], ['deny', 'deny all'], ['cancel', 'cancel'], ['leave', 'leave the app'], ['kill', 'kill the app'],
      ], state.consent)),
      h('button', { id: 'apply-policy' }, 'Apply')),
  ]);

  render(list, [apps, selection.app], () => [
    h('h2', {}, 'Apps'),
    apps.length === 0 && h('p', {}, 'No app is connected.'),
    h('ul', { className: 'apps' }, apps.map((app) =>
      h('li', {},
        h('span', {}, h('strong', {}, app.name ?? app.bundleIdentifier), h('small', {}, `${app.bundleIdentifier} ${app.version ?? ''}`)),
        h('span', { className: 'row' }, field('State', choice({
          id: `state ${app.bundleIdentifier}`,
          onchange: (event) => attempt(() => change('control/setAppState', { state: event.target.value, bundleIdentifier: app.bundleIdentifier })),
        }, states, app.appState)),
        app.appState === 'terminated' && button('Relaunch', () => change('control/setAppState', { state: 'relaunched', bundleIdentifier: app.bundleIdentifier }),
          { id: `relaunch ${app.bundleIdentifier}` }),
        button('Uninstall', () => confirm(`Uninstall ${app.bundleIdentifier}? Its samples stay.`) &&
          change('control/uninstallApp', { bundleIdentifier: app.bundleIdentifier }), { id: `uninstall ${app.bundleIdentifier}`, className: 'danger' }))))),
  ].filter(Boolean));
}
