import { register } from 'node:module';

const standIn = new URL('stand-in.js', import.meta.url).href;
const hooks = `export const resolve = (name, context, next) => next(name === 'vitest' ? '${standIn}' : name, context);`;
register('data:text/javascript,' + encodeURIComponent(hooks));
