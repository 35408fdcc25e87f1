'use strict';

const { HealthKitError } = require('../errors.cjs');
const { trap } = require('./failures.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { quantityType } = require('./identifiers.cjs');
const { metadataOut } = require('./metadata.cjs');
const { anchoredQuery, preferredUnits, unitFor } = require('./queries.cjs');
const { sample } = require('./samples.cjs');
const { statistics } = require('./statistics.cjs');
const { workoutActivityTypes } = require('./types.json');

const routes = 'HKWorkoutRouteTypeIdentifier';
const known = new Set(workoutActivityTypes);
const other = 3000;

const total = (app, quantity, unit, text = unit) => quantity && { unit: text, quantity: app.catalog.convert(quantity, unit) };

const activityType = (raw) => (known.has(raw) ? raw : other);

const base = (name) => ({ app, value }) => sample(app, value, value.isStored)[name];

const getters = {
  uuid: ({ value }) => value.uuid,
  sourceRevision: base('sourceRevision'),
  device: base('device'),
  sampleType: base('sampleType'),
  startDate: base('startDate'),
  endDate: base('endDate'),
  hasUndeterminedDuration: base('hasUndeterminedDuration'),
  metadata: base('metadata'),
  workoutActivityType: ({ value }) => activityType(value.workoutActivityType),
  duration: ({ value }) => ({ unit: 's', quantity: value.duration }),
  totalEnergyBurned: ({ app, value }) => total(app, value.totalEnergyBurned, 'kcal'),
  totalDistance: ({ app, value }) => total(app, value.totalDistance, 'm', 'meters'),
  totalSwimmingStrokeCount: ({ app, value }) => total(app, value.totalSwimmingStrokeCount, 'count'),
  totalFlightsClimbed: ({ app, value }) => total(app, value.totalFlightsClimbed, 'count'),
  events: ({ app, value }) => (value.workoutEvents ?? []).map((event) => eventOut(app, event)),
  activities: ({ app, value }) => (app.isAvailable('16.0') ? activitiesOf(app, value) : undefined),
};

const eventOut = (app, { type, startDate, endDate, metadata }) => ({
  type,
  startDate: new Date(startDate),
  endDate: new Date(endDate),
  metadata: metadataOut(app, metadata),
});

/** The activities of a workout. One without activities of its own has one that spans it. */
function activitiesOf(app, workout) {
  const whole = { ...workout, workoutConfiguration: { activityType: workout.workoutActivityType } };
  return (workout.workoutActivities ?? [whole]).map(({ uuid, startDate, endDate = startDate, duration, workoutConfiguration }) => ({
    startDate: new Date(startDate),
    endDate: new Date(endDate),
    uuid,
    duration,
    ...(app.has('activityTypes') && { activityType: activityType(workoutConfiguration.activityType) }),
  }));
}

/** The metres between two locations along a great circle. */
function distance(from, to) {
  const radians = (degrees) => (degrees * Math.PI) / 180;
  const [latitude, other] = [radians(from.latitude), radians(to.latitude)];
  const half = (angle) => Math.sin(angle / 2) ** 2;
  const chord = half(other - latitude) + Math.cos(latitude) * Math.cos(other) * half(radians(to.longitude - from.longitude));
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function locationOut(location, index, locations) {
  const { timestamp, courseAccuracy, ...members } = location;
  const before = index === 0 ? undefined : distance(locations[index - 1], location);
  return { ...members, date: new Date(timestamp), distance: before };
}

function locationIn({ date, altitude, course, horizontalAccuracy, latitude, longitude, speed, verticalAccuracy }) {
  return { timestamp: date, altitude, course, horizontalAccuracy, latitude, longitude, speed, verticalAccuracy };
}

const json = (native) => Object.fromEntries(Object.entries(getters).map(([name, get]) => [name, get(native)]));

const functions = {
  toJSON: (native) => json(native),
  getWorkoutPlan: async () => undefined,

  async getStatistic({ app, value }, identifier, unit) {
    if (!app.isAvailable('16.0')) return undefined;
    const type = quantityType(app, identifier);
    const found = value.statistics?.[type];
    return found && withoutSources(app, found, await unitFor(app, type, unit));
  },

  async getAllStatistics({ app, value }) {
    const answers = {};
    if (!app.isAvailable('16.0')) return answers;
    for (const [type, found] of Object.entries(value.statistics ?? {})) {
      answers[type] = withoutSources(app, found, (await preferredUnits(app, [type])).get(type));
    }
    return answers;
  },

  async saveWorkoutRoute({ app, value }, locations) {
    const { builder } = await app.call('store/workoutRouteBuilder.create', {});
    await app.call('store/workoutRouteBuilder.insertRouteData', { builder, locations: locations.map(locationIn) });
    await app.call('store/workoutRouteBuilder.finishRoute', { builder, workout: value.uuid });
    return true;
  },

  async getWorkoutRoutes({ app, value }) {
    const { samples } = await anchoredQuery(app, routes, { limit: 0 }, { workout: value.uuid });
    const answers = [];
    for (const { uuid, metadata = {} } of samples) {
      const { locations } = await app.call('store/workoutRouteQuery', { route: uuid }).catch((error) => {
        if (app.has('routeErrors') || !(error instanceof HealthKitError)) throw error;
        throw trap(`'try!' expression unexpectedly raised an error: ${error.message}`);
      });
      answers.push({
        locations: locations.map(locationOut),
        HKMetadataKeySyncIdentifier: metadata.HKMetadataKeySyncIdentifier,
        HKMetadataKeySyncVersion: metadata.HKMetadataKeySyncVersion,
      });
    }
    return answers;
  },
};

const withoutSources = (app, found, unit) => statistics(app, { ...found, sources: [] }, unit);

const create = defineHybrid('WorkoutProxy', functions, { getters });

/**
 * A hybrid object for a workout.
 *
 * @param isStored whether it comes from the store, not from a save
 */
const makeWorkout = (app, workout, isStored = true) =>
  create({ name: 'WorkoutProxy', app, process: app.process, value: { ...workout, isStored } });

module.exports = { makeWorkout };
