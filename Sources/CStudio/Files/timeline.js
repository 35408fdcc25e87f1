// A chart of the values of a category over its latest hours, such as the stages of a night.

import { svg } from './chart.js';
import { h } from './page.js';

const size = { width: 720, line: 26, left: 150, bottom: 24 };
const longest = 18 * 3_600_000;

/** The samples that end in the hours before the newest ends, as the rows of a figure. `names` has the name of each value. */
export function timelineOf(samples, names) {
  const end = Math.max(...samples.map(({ endDate }) => Date.parse(endDate)));
  const spans = samples.map(({ startDate, endDate, value }) => ({ from: Date.parse(startDate), to: Date.parse(endDate), value }))
    .filter(({ from }) => from >= end - longest);
  const rows = names.map(({ raw, name }) => ({ name, spans: spans.filter(({ value }) => value === raw) })).filter((row) => row.spans.length > 0);
  return { start: Math.min(...spans.map(({ from }) => from)), end, rows };
}

/** A figure with a line for each value. `time` returns the text of an instant. */
export function timeline({ start, end, rows }, caption, time) {
  const height = rows.length * size.line + size.bottom;
  const x = (instant) => size.left + (size.width - size.left) * (end > start ? (instant - start) / (end - start) : 0);
  const chart = svg('svg', { viewBox: `0 0 ${size.width} ${height}`, role: 'img', 'aria-label': `${caption}. The table below has the values.` });
  rows.forEach(({ name, spans }, index) => {
    const y = index * size.line;
    chart.append(svg('text', { x: size.left - 8, y: y + 17, 'text-anchor': 'end' }, name), svg('line', { x1: size.left, x2: size.width, y1: y + 13, y2: y + 13 }));
    for (const { from, to } of spans) {
      const bar = { class: `series-${index % 6}`, x: x(from), y: y + 4, width: Math.max(2, x(to) - x(from)), height: size.line - 8 };
      chart.append(svg('rect', bar, svg('title', {}, `${name}, ${time(from)} to ${time(to)}`)));
    }
  });
  chart.append(svg('text', { x: size.left, y: height - 6 }, time(start)), svg('text', { x: size.width, y: height - 6, 'text-anchor': 'end' }, time(end)));
  return h('figure', {}, h('figcaption', {}, caption), chart);
}
