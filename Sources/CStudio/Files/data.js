// The samples: types with numbers, a chart, a table, and deletion.

import { act, call } from './connection.js';
import { phone, title, typeOf, unitOf, valueText } from './catalog.js';
import { barChart } from './chart.js';
import { showEntry } from './entry.js';
import { attempt, button, field, h, idOf, instant, localTime, nextDay, render } from './page.js';
import { routeFigure } from './route.js';
import { timeline, timelineOf } from './timeline.js';

const pageSize = 50;
const shown = { type: undefined, from: undefined, to: undefined, limit: pageSize };

/** Shows the view. */
export async function showData(view, refresh) {
  const { counts, state } = phone;
  const again = () => showData(view, refresh);
  if (!view.firstChild) view.append(...frame(view, again, refresh));
  const totals = new Map();
  for (const { type, count } of counts) totals.set(type, (totals.get(type) ?? 0) + count);
  const types = [...totals].sort(([a], [b]) => title(a).localeCompare(title(b)));
  if (!totals.has(shown.type)) shown.type = types[0]?.[0];

  render(view.querySelector('#type-list'), [types, shown.type], () => types.map(([type, count]) => h('li', {},
    button(title(type), () => { Object.assign(shown, { type, limit: pageSize }); return again(); },
      { id: idOf('type', type), 'aria-pressed': `${type === shown.type}` }),
    h('data', { value: count }, count.toLocaleString('en')))));
  filterTypes(view);
  showEntry(view.querySelector('#entry'), view.querySelector('#more-data'), refresh);

  view.querySelector('#no-samples').hidden = types.length > 0;
  view.querySelector('#type-filter').hidden = types.length === 0;
  view.querySelector('#samples').hidden = types.length === 0;
  if (!shown.type) return;
  const { type, from, to, limit } = shown;
  const content = await load(type, from, to, limit, state.timeZone);
  // While the samples were read, the user may have chosen others.
  if (type !== shown.type || from !== shown.from || to !== shown.to || limit !== shown.limit) return;
  const sources = counts.filter((each) => each.type === type).map(({ source, count }) => ({ ...source, count }));
  view.querySelector('#type-title').textContent = title(type);
  view.querySelector('#delete-day').hidden = !from || from !== to;
  render(view.querySelector('#content'), [type, from, to, content, sources, state.timeZone], () => samplesAndSources(content, sources, again, refresh));
}

/** The parts that stay while the samples change: what the user types in them is not replaced. */
function frame(view, again, refresh) {
  const day = (name) => h('input', {
    type: 'date', id: name, min: '1970-01-01', max: '2999-12-31',
    onchange: ({ target }) => {
      if (!target.validity.valid) return;
      Object.assign(shown, { [name]: target.value || undefined, limit: pageSize });
      attempt(again);
    },
  });
  return [
    h('div', { className: 'card', id: 'entry' }),
    h('div', { className: 'columns' },
      h('div', { className: 'card' },
        h('h2', {}, 'Types'),
        h('input', { type: 'search', id: 'type-filter', placeholder: 'Filter', 'aria-label': 'Filter the types', oninput: () => filterTypes(view) }),
        h('p', { id: 'no-samples', className: 'empty' }, 'This phone has no health data yet. Add a walk above, or generate a person or import an export below.'),
        h('ul', { className: 'types', id: 'type-list' })),
      h('div', { className: 'card', id: 'samples' },
        h('h2', { id: 'type-title' }),
        h('div', { className: 'row' }, field('From', day('from')), field('To', day('to')),
          button('Delete this day', () => {
            const { type, from, to } = shown;
            return remove(`the ${title(type)} of ${from}`, { type, predicate: dates(from, to, phone.state.timeZone) }, refresh);
          }, { id: 'delete-day', className: 'danger', hidden: true })),
        h('div', { id: 'content' }))),
    h('div', { className: 'cards', id: 'more-data' }),
  ];
}

function samplesAndSources({ chart, stages, route, samples, isComplete }, sources, again, refresh) {
  const { timeZone } = phone.state;
  const time = (instant) => localTime(instant, timeZone).replace('T', ' ');
  return [
    chart && barChart(chart),
    stages && timeline(stages, `${title(samples[0].type)} of the latest hours`, (each) => time(each)),
    route && routeFigure(route.locations, `The route of ${time(route.startDate)}`),
    samples.length === 0 ? h('p', {}, 'There are no samples on these days.') :
      h('div', { className: 'scroll', id: 'sample-table', role: 'region', tabIndex: 0, 'aria-label': 'Samples' }, h('table', {},
        h('thead', {}, h('tr', {}, ['Value', 'Start', 'End', 'Source'].map((text) => h('th', { scope: 'col' }, text)), h('td', {}))),
        h('tbody', {}, samples.map((sample) => h('tr', {},
          h('td', {}, valueText(sample)),
          h('td', {}, time(sample.startDate)),
          h('td', {}, time(sample.endDate)),
          h('td', {}, sample.sourceRevision?.source.name ?? ''),
          h('td', {}, button('Delete', () => remove(undefined, { predicate: { uuids: [sample.uuid] } }, refresh),
            { id: idOf('delete', sample.uuid), 'aria-label': `Delete ${valueText(sample)} of ${time(sample.startDate)}` }))))))),
    !isComplete && button('Show more', () => { shown.limit += pageSize; return again(); }, { id: 'more' }),
    h('h3', {}, 'Sources'),
    h('ul', { className: 'apps' }, sources.map(({ name, bundleIdentifier, count }) => h('li', {},
      h('span', {}, h('strong', {}, name), h('small', {}, `${bundleIdentifier} · ${count.toLocaleString('en')}`)),
      button('Delete source', () => remove(`all samples of ${name}, of all types`, { predicate: { sources: [bundleIdentifier] } }, refresh),
        { id: idOf('delete-source', bundleIdentifier), className: 'danger', 'aria-label': `Delete all samples of ${name}` })))),
  ].filter(Boolean);
}

/** Hides the types whose names do not contain the filter. */
function filterTypes(view) {
  const filter = view.querySelector('#type-filter').value.toLowerCase();
  for (const item of view.querySelectorAll('#type-list li')) item.hidden = !item.textContent.toLowerCase().includes(filter);
}

const dates = (from, to, timeZone) => ({
  ...(from && { startDate: instant(`${from}T00:00`, timeZone) }),
  ...(to && { endDate: instant(`${nextDay(to)}T00:00`, timeZone) }),
  options: ['strictStartDate'],
});

async function load(type, from, to, limit, timeZone) {
  if (from && to && from > to) return { samples: [], isComplete: true };
  const unit = unitOf(type);
  const { samples } = await call('store/sampleQuery', {
    type, limit, sortDescriptors: [{ key: 'startDate', ascending: false }], ...(unit && { unit }), ...((from || to) && { predicate: dates(from, to, timeZone) }),
  });
  const isComplete = samples.length < limit;
  const kind = typeOf(type);
  if (samples.length > 0 && kind?.kind === 'category' && kind.values?.length > 1) return { samples, isComplete, stages: timelineOf(samples, kind.values) };
  if (!['quantity', 'workout'].includes(kind?.kind) || samples.length === 0) return { samples, isComplete };
  // The chart has the days of the filter, or the two weeks up to the newest sample.
  const last = to ?? localTime(samples[0].startDate, timeZone).slice(0, 10);
  const first = from && from >= nextDay(last, -92) ? from : nextDay(last, -13);
  if (kind.kind === 'workout') return { samples, isComplete, ...await loadWorkouts(samples, first, last, timeZone) };
  const isSum = kind.aggregation === 'cumulative';
  const { statistics } = await call('store/statisticsCollectionQuery', {
    type, options: [isSum ? 'cumulativeSum' : 'discreteAverage', 'separateBySource'], unit,
    anchorDate: instant(`${first}T00:00`, timeZone), intervalComponents: { day: 1 },
    from: instant(`${first}T00:00`, timeZone), to: instant(`${nextDay(last)}T00:00`, timeZone),
  });
  const member = isSum ? 'sumQuantity' : 'averageQuantity';
  const days = daysFrom(first, last);
  const byDay = new Map(statistics.map((each) => [localTime(each.startDate, timeZone).slice(0, 10), each]));
  const sources = new Map(statistics.flatMap((each) => each.sources ?? []).map(({ bundleIdentifier, name }) => [bundleIdentifier, name]));
  const merged = { name: isSum ? 'Merged' : 'Average', values: days.map((day) => byDay.get(day)?.[member]?.value) };
  const rows = [...sources].map(([id, name]) => ({ name, values: days.map((day) => byDay.get(day)?.bySource?.[id]?.[member]?.value) }));
  return { samples, isComplete, chart: { caption: `${title(type)} by day, ${isSum ? 'merged' : 'average'} and by source`, days, rows: [merged, ...(rows.length > 1 ? rows : [])], unit } };
}

function daysFrom(first, last) {
  const days = [];
  for (let day = first; day <= last; day = nextDay(day)) days.push(day);
  return days;
}

/** The minutes of workouts by day, and the route of the newest of some workouts that has one. */
async function loadWorkouts(newest, first, last, timeZone) {
  const { samples } = await call('store/sampleQuery', { type: newest[0].type, limit: 0, predicate: dates(first, last, timeZone) });
  const days = daysFrom(first, last);
  const minutes = new Map();
  for (const { startDate, duration } of samples) {
    const day = localTime(startDate, timeZone).slice(0, 10);
    minutes.set(day, (minutes.get(day) ?? 0) + duration / 60);
  }
  const chart = { caption: 'Workouts by day', days, rows: [{ name: 'All workouts', values: days.map((day) => minutes.get(day)) }], unit: 'min' };
  for (const { startDate, endDate } of newest.slice(0, 10)) {
    const found = await call('store/sampleQuery', { type: 'HKWorkoutRouteTypeIdentifier', limit: 1, predicate: { startDate, endDate } });
    if (found.samples.length === 0) continue;
    const { locations } = await call('store/workoutRouteQuery', { route: found.samples[0].uuid });
    if (locations.length > 1) return { chart, route: { startDate, locations } };
  }
  return { chart };
}

async function remove(what, params, refresh) {
  if (what && !confirm(`Delete ${what}?`)) return;
  await act('control/deleteSamples', params);
  await refresh();
}
