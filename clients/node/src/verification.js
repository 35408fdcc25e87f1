import assert from 'node:assert';
import { callText } from './explanation.js';

/** The number of characters after which a value is cut off. */
const longestValue = 200;

/** The calls of a verification. Throws an `AssertionError` if they are not as expected. */
export function verifiedCalls(verification) {
  if (!verification.verified) assert.fail(verificationText(verification));
  return verification.calls;
}

/** The message, and the calls that help to find the mistake. The Python client has the same text. */
export function verificationText({ message, calls, nearest, called }) {
  const sections = [
    ['Calls:', calls.map(callText)],
    ['Nearest calls:', nearest.flatMap((entry) => [callText(entry), ...entry.differences.map(difference)])],
    ['The app called:', called.map(({ method, count }) => `${method}, count ${count}`)],
  ];
  const texts = sections.filter(([, lines]) => lines.length > 0).map(([title, lines]) => [title, ...lines].join('\n  '));
  return [message, ...texts].join('\n');
}

function difference({ path, expected, actual }) {
  return `  ${path || 'params'}: expected ${json(expected)}, found ${actual === undefined ? 'nothing' : json(actual)}`;
}

function json(value) {
  const characters = [...JSON.stringify(value)];
  return characters.length <= longestValue ? characters.join('') : `${characters.slice(0, longestValue).join('')}…`;
}
