// What a person does not do on the screen: the clock, the time zone, the device and its system.

import { act, call } from './connection.js';
import { phone, profiles } from './catalog.js';
import { download, withUpload } from './files.js';
import { attempt, button, choice, field, h, instant, localTime, render, submitting } from './page.js';

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** Shows the view. */
export function showPhone(view, refresh) {
  const { state } = phone;
  if (!view.firstChild) view.append(h('div', { className: 'cards' }, [1, 2, 3].map(() => h('div', { className: 'card' }))));
  const [clock, device, file] = view.firstChild.children;
  const change = async (method, params) => (await act(method, params), refresh());

  render(clock, [state.clock.slice(0, 16), state.timeZone], () => [
    h('h2', {}, 'Clock'),
    h('p', { className: 'big' }, localTime(state.clock, state.timeZone).replace('T', ' ')),
    h('form', { className: 'row', onsubmit: submitting((form) => change('control/setClock', { now: instant(form.get('now'), phone.state.timeZone) })) },
      field('Time', h('input', { type: 'datetime-local', id: 'clock-now', name: 'now', required: true, value: localTime(state.clock, state.timeZone) })),
      h('button', { id: 'set-clock' }, 'Set')),
    field('Time zone', choice({ id: 'time-zone', onchange: (event) => attempt(() => change('control/setTimeZone', { timeZone: event.target.value })) },
      zones.includes(state.timeZone) ? zones : [state.timeZone, ...zones], state.timeZone)),
  ]);

  render(device, [state.profile, state.osVersion, state.consent], () => [
    h('h2', {}, 'Device'),
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

  render(file, [], () => [
    h('h2', {}, 'Phone as a file'),
    h('p', {}, 'The file has the samples, decisions and settings. ', h('code', {}, '--store'), ' of another server takes it too.'),
    h('div', { className: 'row' }, button('Export', exportPhone, { id: 'export-phone' })),
    h('form', { className: 'row', onsubmit: submitting(async (form) => {
      if (!confirm('Replace all samples, decisions and settings of this phone?')) return;
      await withUpload(form.get('phone'), () => {}, (number) => act('control/importPhone', { file: number }));
      await refresh();
    }) },
      field('File of a phone', h('input', { type: 'file', id: 'phone-file', name: 'phone', required: true })),
      h('button', { id: 'import-phone', className: 'danger' }, 'Import')),
  ]);
}

async function exportPhone() {
  const { clock, timeZone } = phone.state;
  const { file } = await call('control/exportPhone');
  await download(file, `phone-${localTime(clock, timeZone).slice(0, 10)}.store`);
}
