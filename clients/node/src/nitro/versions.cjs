'use strict';

// What differs between the versions of @kingstinct/react-native-healthkit, and the version that is installed.
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { fileURLToPath } = require('node:url');

/** The version of the package that the stand-in follows if it finds none. */
const newest = '16.1.0';

/** The first version that has a behaviour, or an identifier. */
const since = {
  /** The activities of a workout have an activity type. */
  activityTypes: '14.1.0',
  /** The sources in answers are plain objects, not hybrid objects. */
  plainSources: '15.0.0',
  /** An error while the places of a route are read rejects. */
  routeErrors: '15.0.0',
  /** Statistics are asked for again if the phone was not locked. */
  statisticsRetry: '15.0.0',
  /** The events of loud environments have their newer name. */
  loudEnvironment: '15.1.0',
  /** The types that the app observes in the background are observed from its launch on. */
  launch: '15.1.0',
  HKCategoryTypeIdentifierBleedingAfterMenopause: '15.1.0',
  HKCategoryTypeIdentifierMenopausalState: '15.1.0',
  /** An anchor that cannot be read rejects. */
  strictAnchors: '16.0.0',
  /** The errors of types that the system lacks do not depend on the kind of the type. */
  sharedLookup: '16.0.0',
  /** States of mind and clinical records are observed in the background. */
  moreInBackground: '16.0.0',
  /** The limit NaN is no limit. */
  anyLimit: '16.0.0',
  HKQuantityTypeIdentifierHeartRateVariabilityRMSSD: '16.0.0',
};

/** Whether a version is another version or a later one. */
function isAtLeast(version, first) {
  const [ours, theirs] = [version, first].map((text) => String(text).split('.').map((part) => Number.parseInt(part, 10)));
  const difference = [0, 1, 2].map((index) => (ours[index] || 0) - (theirs[index] || 0)).find((each) => each !== 0);
  return (difference ?? 0) >= 0;
}

/** Whether a version of the package has a behaviour, or an identifier. Those without an entry are in all versions. */
const has = (version, name) => !Object.hasOwn(since, name) || isAtLeast(version, since[name]);

const name = '@kingstinct/react-native-healthkit';

function contents(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  } catch {
    return {};
  }
}

/** The version of the package that a folder belongs to, or that is installed for it. Undefined if there is none. */
function versionFor(folder) {
  const own = contents(join(folder, 'package.json'));
  if (own.name === name && own.version) return own.version;
  const { version } = contents(join(folder, 'node_modules', name, 'package.json'));
  if (version) return version;
  const parent = dirname(folder);
  return parent === folder ? undefined : versionFor(parent);
}

/** The folder of the file whose code calls the stand-in. */
function callingFolder() {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '');
  const files = new Error().stack;
  Error.prepareStackTrace = prepareStackTrace;
  const paths = files.map((file) => (file.startsWith('file:') ? fileURLToPath(file) : file));
  return dirname(paths.find((path) => path.startsWith('/') && dirname(path) !== __dirname) ?? process.cwd());
}

let found;

/** Looks for the version of the package. The package makes its hybrid objects while it is loaded. */
function look() {
  found ??= versionFor(callingFolder());
}

/** The version of the package in this process. */
const installed = () => found ?? versionFor(process.cwd()) ?? newest;

module.exports = { has, installed, isAtLeast, look, newest };
