import { explanation } from './methods.js';

/** The number of calls that an explanation has. */
export const lastCalls = 20;
const mostDecisions = 20;
const statuses = { 1: 'denied', 2: 'allowed' };

/**
 * The explanation of a failed test, from the journal and the state of the bridge. The Python client has the same one. Without a
 * state, the bridge has ended or has no channel `control`.
 */
export function explain(journal, state, warnings) {
  const sections = state
    ? [
        ['Last calls:', journal.length ? journal.map(callText) : ['none']],
        ['The user decided:', state.authorizations.length ? decisions(state) : ['nothing']],
        ['Open permission sheet, which nothing has answered:', state.openSheet ? [sheetTypes(state.openSheet)] : []],
        ['Phone:', [
          `${state.profile} ${state.osVersion}, ${state.locked ? 'locked' : 'unlocked'}, ${state.clock}, ${state.timeZone}`,
        ]],
        ['App:', [`${state.app.bundleIdentifier}, ${state.appState}`]],
      ]
    : [['The bridge has ended, or has no channel control: its calls are not known.', []]];
  sections.push(['Warnings of the bridge:', warnings], ['Rules:', rules(journal, state, warnings)]);
  return sections
    .filter(([title, lines]) => lines.length > 0 || !title.endsWith(':'))
    .map(([title, lines]) => [title, ...lines].join('\n  '))
    .join('\n');
}

/** What a permission sheet asks for. */
export function sheetTypes({ toShare, read, objects = [] }) {
  const sides = [['share', toShare], ['read', read], ['read objects of', objects]];
  const asked = sides.filter(([, items]) => items.length > 0);
  const names = (items) => items.map((item) => shortName(typeof item === 'string' ? item : item.type)).join(', ');
  return asked.map(([side, items]) => `${side} ${names(items)}`).join('; ') || 'a blank sheet, which only kill ends';
}

/** `HKQuantityTypeIdentifierStepCount` is `StepCount`. */
const shortName = (identifier) => String(identifier).replace(/^HK\w*?TypeIdentifier(?=.)/, '');

/** An entry of the journal on one line. */
export function callText({ index, method, outcome, errorCode, types = [], count, healthKitError }) {
  const meaning = explanation.errors[errorCode];
  let text = [`${index} ${method}`, types.map(shortName).join(', ')].filter(Boolean).join(' ');
  text += outcome === 'error' ? `: error ${errorCode}${meaning ? `, ${meaning}` : ''}` : `: ${outcome}`;
  if (healthKitError !== undefined) text += `, HealthKit code ${healthKitError}`;
  return count === undefined ? text : `${text}, count ${count}`;
}

function decisions({ app, authorizations }) {
  const lines = authorizations.slice(0, mostDecisions).map(({ bundleIdentifier, direction, type, status }) => {
    const owner = bundleIdentifier === app.bundleIdentifier ? '' : ` (for ${bundleIdentifier})`;
    return `${direction} ${shortName(type)}: ${statuses[status]}${owner}`;
  });
  const more = authorizations.length - lines.length;
  return more > 0 ? [...lines, `and ${more} more`] : lines;
}

/** The rules behind what is seen. */
function rules(journal, state, warnings) {
  const named = new Set(warnings.flatMap((text) => [...text.matchAll(/\(([A-Z]{2,5}-\d\d)\)/g)].map(([, rule]) => rule)));
  const seen = state ? causes(journal, state).map((cause) => explanation.rules[cause]) : [];
  return [...seen, ...[...named].sort().map((rule) => `${rule}: see protocol/rules.md#${rule}.`)];
}

function causes(journal, { app, appState, authorizations, locked, openSheet }) {
  const denied = authorizations.filter((item) => item.status === 1 && item.bundleIdentifier === app.bundleIdentifier);
  const seen = {
    deniedRead: denied.some(({ direction }) => direction === 'read'),
    deniedShare: denied.some(({ direction }) => direction === 'share'),
    notDetermined: journal.some(({ healthKitError }) => healthKitError === 5),
    openSheet: openSheet !== null,
    locked,
    extension: appState === 'extension',
    exception: journal.some(({ errorCode }) => errorCode === -32002),
  };
  return Object.keys(seen).filter((cause) => seen[cause]);
}
