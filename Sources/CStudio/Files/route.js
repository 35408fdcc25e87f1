// The shape of a workout's route, without a map.

import { short, svg } from './chart.js';
import { h } from './page.js';

const size = { width: 720, height: 260, margin: 16, ruler: 24 };
const mostPoints = 500;
/** The meters of a degree of latitude. */
const degree = 111_195;

/** The places of locations in meters east and north of the first one. */
function places(locations) {
  const [{ latitude, longitude }] = locations;
  const step = Math.ceil(locations.length / mostPoints);
  return locations.filter((_, index) => index % step === 0 || index === locations.length - 1).map((each) => ({
    east: (each.longitude - longitude) * degree * Math.cos((latitude * Math.PI) / 180), north: (each.latitude - latitude) * degree,
  }));
}

/** The largest of 1, 2 and 5 times a power of ten that is not above a value. */
function roundedDown(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * [5, 2, 1].find((step) => step * power <= value);
}

/** A figure with the line of a route, its start, its end and a ruler. */
export function routeFigure(locations, caption) {
  const points = places(locations);
  const [east, north] = ['east', 'north'].map((name) => points.map((point) => point[name]));
  const [left, top] = [Math.min(...east), Math.max(...north)];
  const [width, height] = [Math.max(...east) - left, top - Math.min(...north)];
  const room = [size.width - 2 * size.margin, size.height - 2 * size.margin - size.ruler];
  const scale = Math.min(room[0] / Math.max(width, 1), room[1] / Math.max(height, 1));
  const place = (point) => [size.margin + (room[0] - width * scale) / 2 + (point.east - left) * scale, size.margin + (top - point.north) * scale];
  const [start, end] = [place(points[0]), place(points.at(-1))];
  const meters = roundedDown(160 / scale);
  const y = size.height - 10;
  return h('figure', { id: 'route' }, h('figcaption', {}, caption),
    svg('svg', { viewBox: `0 0 ${size.width} ${size.height}`, role: 'img', 'aria-label': `${caption}. The circle is its start, the square its end.` },
      svg('path', { class: 'route', d: `M${points.map((point) => place(point).map((value) => value.toFixed(1)).join(' ')).join('L')}` }),
      svg('circle', { cx: start[0], cy: start[1], r: 6 }),
      svg('rect', { class: 'series-1', x: end[0] - 5, y: end[1] - 5, width: 10, height: 10 }),
      svg('path', { class: 'ruler', d: `M${size.margin} ${y - 5}v5h${meters * scale}v-5` }),
      svg('text', { x: size.margin + meters * scale + 8, y }, meters >= 1000 ? `${short(meters / 1000)} km` : `${short(meters)} m`)));
}
