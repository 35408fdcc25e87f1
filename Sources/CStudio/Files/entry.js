// Adding data: a sample, a walk, a night, a workout, an export, a generated person.

import { act } from './connection.js';
import { phone, sampleTypes, title, typeOf, unitOf } from './catalog.js';
import { button, choice, field, h, instant, localTime, nextDay, render, submitting } from './page.js';

const iPhone = { name: 'iPhone', bundleIdentifier: 'com.apple.health.phone', productType: 'iPhone17,1' };
const watch = { name: 'Apple Watch', bundleIdentifier: 'com.apple.health.watch', productType: 'Watch7,5' };
const ids = { steps: 'HKQuantityTypeIdentifierStepCount', distance: 'HKQuantityTypeIdentifierDistanceWalkingRunning', sleep: 'HKCategoryTypeIdentifierSleepAnalysis' };

const later = (date, minutes) => new Date(Date.parse(date) + minutes * 60_000).toISOString();
const quantity = (type, value, unit, startDate, endDate) => ({ type, quantity: { value, unit }, startDate, endDate });
const add = (source, objects) => act('control/addSamples', { source, objects });

/** A walk of ten minutes that ends now. The watch counts a little more than the phone. */
async function addWalk() {
  const [start, end] = [later(phone.state.clock, -10), phone.state.clock];
  await add(iPhone, [quantity(ids.steps, 980, 'count', start, end), quantity(ids.distance, 700, 'm', start, end)]);
  await add(watch, [quantity(ids.steps, 1040, 'count', start, end), quantity(ids.distance, 730, 'm', start, end)]);
}

/** The night before today, by the phone's time zone. */
async function addNight() {
  const { clock, timeZone } = phone.state;
  const today = localTime(clock, timeZone).slice(0, 10);
  const start = instant(`${nextDay(today, -1)}T23:00`, timeZone);
  const stages = [[3, 70], [4, 50], [3, 60], [5, 40], [3, 80], [2, 10], [3, 60], [5, 50]];
  let time = start;
  const objects = stages.map(([value, minutes]) => {
    const startDate = time;
    time = later(time, minutes);
    return { type: ids.sleep, value, startDate, endDate: time };
  });
  // Before iOS 16 there were no stages.
  const hasStages = parseInt(phone.state.osVersion, 10) >= 16;
  await add(watch, hasStages ? objects : [{ type: ids.sleep, value: 1, startDate: start, endDate: time }]);
}

/** A run of half an hour that ends now. */
const addWorkout = () =>
  add(watch, [{ type: 'HKWorkoutTypeIdentifier', workoutActivityType: 37, startDate: later(phone.state.clock, -30), endDate: phone.state.clock }]);

const number = (value, noun) => `${value.toLocaleString('en')} ${noun}${value === 1 ? '' : 's'}`;
const sum = (types, member) => Object.values(types).reduce((total, each) => total + each[member], 0);

async function generatePerson(form) {
  const { types, firstDay, lastDay } = await act('control/generate', { days: Number(form.get('days')), seed: Number(form.get('seed')) });
  const day = ({ year, month, day }) => [year, month, day].map((part) => `${part}`.padStart(2, '0')).join('-');
  return `${number(sum(types, 'added'), 'sample')} added, from ${day(firstDay)} to ${day(lastDay)}.`;
}

async function importExport(form) {
  const { types, problems } = await act('control/import', { path: form.get('path') });
  const found = problems.map(({ code, count }) => `${code} ${count} ×`);
  return `${number(sum(types, 'added'), 'sample')} added, ${sum(types, 'present').toLocaleString('en')} present before, ${sum(types, 'skipped').toLocaleString('en')} skipped.`
    + (found.length > 0 ? ` Problems: ${found.join(', ')}.` : '');
}

/** Shows the forms. */
export function showEntry(view, refresh) {
  const done = (action) => async () => (await action(), refresh());
  const submit = (action) => submitting(async (content, form) => {
    const output = form.querySelector('output');
    output.value = 'Working …';
    try {
      output.value = await action(content);
    } catch (error) {
      output.value = '';
      throw error;
    }
    await refresh();
  });
  render(view, [phone.state.clock.slice(0, 16), phone.state.timeZone, phone.state.osVersion], () => [
    h('div', { className: 'card' },
      h('h2', {}, 'Add'),
      h('div', { className: 'row' },
        button('A walk on phone and watch', done(addWalk), { id: 'add-walk' }),
        button('A night', done(addNight), { id: 'add-night' }),
        button('A workout', done(addWorkout), { id: 'add-workout' })),
      sampleForm(submit)),
    h('div', { className: 'card' },
      h('h2', {}, 'Generate a person'),
      h('form', { className: 'row', onsubmit: submit(generatePerson) },
        field('Days', h('input', { type: 'number', id: 'days', name: 'days', min: 1, max: 3650, value: 30, required: true })),
        field('Seed', h('input', { type: 'number', id: 'seed', name: 'seed', min: 0, value: 7, required: true })),
        h('button', { id: 'generate' }, 'Generate'), h('output', { id: 'generated' })),
      h('h2', {}, 'Import an export'),
      h('form', { className: 'row', onsubmit: submit(importExport) },
        field('Path in the folder of --files', h('input', { id: 'path', name: 'path', placeholder: 'export.zip', required: true, size: 28 })),
        h('button', { id: 'import' }, 'Import'), h('output', { id: 'imported' }))),
  ]);
}

function sampleForm(submit) {
  const types = sampleTypes().filter(({ kind }) => kind === 'quantity' || kind === 'category').sort((a, b) => title(a.identifier).localeCompare(title(b.identifier)));
  const value = h('span', {});
  const showValue = (identifier) => {
    const { kind, values = [] } = typeOf(identifier);
    value.replaceChildren(kind === 'quantity'
      ? field(`Value in ${unitOf(identifier)}`, h('input', { type: 'number', id: 'value', name: 'value', step: 'any', required: true, size: 8 }))
      : field('Value', values.length > 0
        ? choice({ id: 'value', name: 'value' }, values.map(({ raw, name }) => [raw, name]))
        : h('input', { type: 'number', id: 'value', name: 'value', value: 0, required: true })));
  };
  const now = localTime(phone.state.clock, phone.state.timeZone);
  showValue(ids.steps);
  return h('form', { className: 'row', id: 'add-sample', onsubmit: submit(async (form) => {
    const type = form.get('type');
    const dates = Object.fromEntries(['startDate', 'endDate'].map((name) => [name, instant(form.get(name), phone.state.timeZone)]));
    const content = typeOf(type).kind === 'quantity'
      ? { quantity: { value: Number(form.get('value')), unit: unitOf(type) } } : { value: Number(form.get('value')) };
    await add(form.get('source') === 'watch' ? watch : iPhone, [{ type, ...content, ...dates }]);
    return 'Added.';
  }) },
    field('Type', choice({ id: 'type', name: 'type', onchange: (event) => showValue(event.target.value) }, types.map(({ identifier }) => [identifier, title(identifier)]), ids.steps)),
    value,
    field('Start', h('input', { type: 'datetime-local', id: 'start', name: 'startDate', value: localTime(later(phone.state.clock, -10), phone.state.timeZone), required: true })),
    field('End', h('input', { type: 'datetime-local', id: 'end', name: 'endDate', value: now, required: true })),
    field('Source', choice({ id: 'source', name: 'source' }, [['phone', 'iPhone'], ['watch', 'Apple Watch']], 'phone')),
    h('button', { id: 'add', className: 'primary' }, 'Add'), h('output', { id: 'added' }));
}
