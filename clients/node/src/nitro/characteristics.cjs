'use strict';

const { HealthKitError } = require('../errors.cjs');
const { PackageError } = require('./failures.cjs');
const { defineHybrid } = require('./hybrid.cjs');

const functions = {};

// Each characteristic has a function that waits, and one that returns a promise.
for (const name of ['BiologicalSex', 'BloodType', 'FitzpatrickSkinType', 'WheelchairUse']) {
  const method = `store/${name[0].toLowerCase()}${name.slice(1)}`;
  functions[`get${name}`] = ({ app }) => app.callNow(method);
  functions[`get${name}Async`] = ({ app }) => app.call(method);
}

const birth = 'store/dateOfBirthComponents';

functions.getDateOfBirth = ({ app }) => {
  try {
    return midnight(app, app.callNow(birth));
  } catch (error) {
    throw unreadable(error);
  }
};

functions.getDateOfBirthAsync = async ({ app }) => {
  try {
    return midnight(app, await app.call(birth));
  } catch (error) {
    throw unreadable(error);
  }
};

const unreadable = (error) =>
  error instanceof HealthKitError ? new PackageError(`Failed to get date of birth: ${error.message}`) : error;

/** The first moment of a day in the time zone of its entry, by default that of the phone. Undefined without a day. */
function midnight(app, day) {
  if (!day) return undefined;
  const timeZone = day.timeZone ?? app.timeZone;
  const utc = new Date(0);
  utc.setUTCFullYear(day.year, day.month - 1, day.day);
  const guess = new Date(utc - offset(utc, timeZone));
  return new Date(utc - offset(guess, timeZone));
}

/** The milliseconds by which the clocks of a time zone are ahead of UTC. */
function offset(instant, timeZone) {
  const members = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((member) => [member, 'numeric']);
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...Object.fromEntries(members) });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) - instant.getTime();
}

module.exports = defineHybrid('CharacteristicTypeModule', functions);
